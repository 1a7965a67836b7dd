/** The terms that a book teaches: each with what the book says it means, and how much of the book is about it. */

import type { Fact } from '../../knowledge/index.ts';
import type { Lexicon } from '../../knowledge/lexicon.ts';
import { tokensOf } from '../../knowledge/tokens.ts';
import type { ClaimedQuote } from '../engine.ts';
import { contentWords, covered } from './gate/words.ts';
import { inside, type Reading } from './reading.ts';

export interface QuizTerm {
  key: string;
  /** As it stands inside a sentence, without its article. */
  text: string;
  /** What the book says it means: a phrase, without citations and its full stop. */
  meaning: string;
  /** The words that say so. */
  quote: ClaimedQuote;
  fact: Fact;
  page: number;
  chapter: number;
  section: number;
  plural: boolean;
  name: boolean;
  /** How many sentences of the book hold it. */
  mentions: number;
  /** The noun that says what kind of thing it is; empty where nothing tells. */
  genus: string;
  /** Which of the pack's kinds of things it is; -1 where nothing tells. */
  kind: number;
  /** How the meaning opens, so that options of one sort can be put together. */
  opening: 'article' | 'clause' | 'bare';
  /** How often each section of the book names it. */
  sections: ReadonlyMap<number, number>;
  /** Worth asking: higher is better. */
  weight: number;
}

const LEAST_MENTIONS = { book: 3, short: 2 };
const SHORT_BOOK = 60;
const MEANING = { least: 4, most: 36 };
const UNSPACED = { least: 8, most: 70 };
const LONGEST_TERM = { words: 5, chars: 14 };
/** "(Barkan and Greenwood 2003)", "[12]": for the scholar. */
const CITATION =
  /\s*[([（][^()[\]（）]*\b(?:1[5-9]|20)\d\d[a-z]?\b[^()[\]（）]*[)\]）]|\s*\[\d{1,3}(?:[,–-]\s?\d{1,3})*\]/gu;

/** Without what is for the scholar. */
export const uncited = (text: string) => text.replace(CITATION, '').replace(/\s*[(（]\s*[;,]?\s*[)）]/g, '');

/** Without citations, and without a full stop. */
export const told = (text: string) =>
  text
    .replace(CITATION, '')
    .replace(/\s*[(（]\s*[;,]?\s*[)）]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/[\s,;:.。．]+$/u, '')
    .trim();

/** All terms with a meaning, best first, one a term. Those outside the range are there too: they may be wrong options. */
export function termsOf(reading: Reading): QuizTerm[] {
  const best = new Map<string, QuizTerm>();
  for (const fact of reading.knowledge.ofKind('definition')) {
    const term = termFrom(reading, fact);
    if (!term) continue;
    const before = best.get(term.key);
    if (!before || before.weight < term.weight) best.set(term.key, term);
  }
  return [...best.values()].sort((a, b) => b.weight - a.weight);
}

function termFrom(reading: Reading, fact: Fact): QuizTerm | null {
  const { lexicon, pack, words, knowledge, book } = reading;
  const { subject, object, link } = fact;
  const key = fact.stored.keys.subject;
  if (!lexicon || link === null || !object || key === '' || fact.negated) return null;
  const said = link.toLowerCase().split(/\s+/);
  if (
    said.some((word) => lexicon.hedges.has(word) || lexicon.or.has(word)) &&
    !said.some((word) => lexicon.verbs.has(word))
  )
    return null;
  // "Occurs when …", "means that …": a sentence follows, and no phrase.
  if (said.length > 1 && lexicon.conjunctions.has(said.at(-1) ?? '')) return null;
  const quote = fact.quotes.length === 1 ? fact.quotes[0] : undefined;
  if (!quote) return null;
  const text = inside(reading, told(subject));
  const tokens = tokensOf(text, pack.words.elided);
  if (
    !isTerm(
      reading,
      text,
      tokens.map(({ text }) => text),
    )
  )
    return null;
  const meaning = meaningOf(reading, inside(reading, told(object)));
  if (meaning === null || covered(contentWords(text), contentWords(meaning)) > 0.5) return null;
  const sort = openingOf(reading, meaning);
  const doing = said.some((word) => agrees(reading, word))
    ? false
    : tellsToDo(
        reading,
        tokens.map(({ text: word }) => word),
        sort,
        meaning,
      );
  if (doing || /\p{L}['’]s?$/u.test(text)) return null;
  const places = words.withTerm(key);
  const mentions = places.length;
  const titled = reading.titles.some((title) => title.includes(` ${key} `));
  const least = book.pages.length < SHORT_BOOK ? LEAST_MENTIONS.short : LEAST_MENTIONS.book;
  if (mentions < least && !titled && !isSure(said, reading)) return null;
  const sentence = reading.sentences[fact.stored.first];
  if (!sentence || pack.defining.term.some((word) => pack.words.stem(word) === genusOf(reading, meaning))) return null;
  const name =
    !lexicon.capitalNouns && tokens.every(({ text: word, capital }) => capital || lexicon.prepositions.has(word));
  // A person "describes" what is no meaning of the name.
  if (name && !said.some((word) => agrees(reading, word))) return null;
  const sure = isSure(said, reading);
  if (!sure && isOnlyTold(reading, fact, meaning, said)) return null;
  const kind = kindOf(reading, genusOf(reading, meaning));
  const named = reading.frames.kinds !== undefined && kind < 0 && !sure;
  // "Sensation is the scent receptors …", "… at 1.9 %": told of it, and not what it is.
  const definite = lexicon.definite.has(tokensOf(meaning, pack.words.elided)[0]?.text ?? '');
  const general = named && lexicon.generic.has(genusOf(reading, meaning));
  if (general || (named && definite) || (!sure && /\p{Nd}/u.test(meaning))) return null;
  const weight =
    Math.min(2.5, 0.6 * Math.log2(1 + mentions)) +
    (titled ? 1.2 : 0) +
    (sure ? 1.4 : 0) -
    (name ? 1.2 : 0) -
    (named ? 1 : 0) -
    (tokens.length > 3 ? 0.4 : 0) +
    Math.min(1, knowledge.statementsOf(text).length / 5);
  return {
    key,
    text,
    meaning,
    quote,
    fact,
    page: fact.page,
    chapter: reading.chapterOf(sentence),
    section: fact.section,
    plural: isPlural(reading, text, said),
    name,
    mentions,
    genus: genusOf(reading, meaning),
    kind,
    opening: sort,
    sections: counted(places.map((at) => reading.sentences[at]?.section ?? -1)),
    weight,
  };
}

function counted(keys: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const agrees = ({ lexicon }: Reading, word: string) =>
  lexicon !== null && (lexicon.agreement.singular.has(word) || lexicon.agreement.plural.has(word));

/** "refers to", "is defined as", "is called": says that it defines. */
const isSure = (link: readonly string[], reading: Reading) =>
  !link.every((word) => agrees(reading, word) || reading.lexicon?.hedges.has(word));

/**
 * Whether a plain "is" tells of one thing at hand, or likens, and does not say what the term means: "the display is a table",
 * "search engines are a measure". What a relative clause narrows down, or an aside explains, is a meaning.
 */
function isOnlyTold(reading: Reading, fact: Fact, meaning: string, link: readonly string[]): boolean {
  const { lexicon, pack, sentences } = reading;
  const { subject, link: joined } = fact.stored;
  const sentence = sentences[subject.sentence];
  if (!lexicon || !sentence || lexicon.articles.size === 0) return false;
  const words = tokensOf(meaning, pack.words.elided).map(({ text }) => text);
  const between = joined?.sentence === subject.sentence ? sentence.text.slice(subject.end, joined.start) : '';
  // "…, which is a tower": the aside says it of the term alone.
  const aside = tokensOf(between, pack.words.elided).some(({ text }) => lexicon.relatives.has(text));
  const before = tokensOf(sentence.text.slice(0, subject.start), pack.words.elided).at(-1)?.text ?? '';
  const headed = reading.titles.includes(` ${fact.stored.keys.subject} `);
  const atHand = lexicon.definite.has(before) && !aside && !headed && !hasRelative(lexicon, words);
  const one = lexicon.articles.has(words[0] ?? '') && !lexicon.definite.has(words[0] ?? '');
  const several = link.some((word) => lexicon.agreement.plural.has(word));
  return atHand || (several && one && !collectives(reading).has(genusOf(reading, meaning)));
}

/** Stems of nouns that one of them says of many: "a group". */
const collectives = ({ pack, frames }: Reading): ReadonlySet<string> =>
  new Set((frames.collective ?? '').split(' ').map((noun) => pack.words.stem(noun)));

/** "Plotting means plot …": what to do, and no meaning. */
function tellsToDo({ lexicon }: Reading, tokens: readonly string[], opening: QuizTerm['opening'], meaning: string) {
  const gerund = (word: string) => lexicon?.gerundEndings.some((ending) => word.endsWith(ending)) ?? false;
  const first = meaning.split(/\s+/)[0]?.toLowerCase() ?? '';
  return tokens.length > 1 && gerund(tokens[0] ?? '') && opening === 'bare' && !gerund(first);
}

function isTerm({ lexicon, pack }: Reading, text: string, tokens: readonly string[]): boolean {
  if (!lexicon) return false;
  const length = pack.words.unspaced ? [...text].length : tokens.length;
  if (length > (pack.words.unspaced ? LONGEST_TERM.chars : LONGEST_TERM.words) || [...text].length < 2) return false;
  if (/[\p{Nd}=<>|{}\\@#$%^~_()[\]/:;"“”«»„]/u.test(text)) return false;
  const { generic, vague, pronouns, pointing, determiners, verbs } = lexicon;
  if (tokens.length === 1 && generic.has(tokens[0] ?? '')) return false;
  if (tokens.every((word) => generic.has(word) || vague.has(word) || lexicon.prepositions.has(word))) return false;
  return !tokens.some(
    (word, at) =>
      pronouns.has(word) ||
      pointing.has(word) ||
      determiners.has(word) ||
      (at === 0 && vague.has(word)) ||
      (tokens.length === 1 && verbs.has(word)),
  );
}

/** The meaning as it can be shown, or null where it says too little, praises, or points elsewhere. */
function meaningOf({ lexicon, pack, speaker }: Reading, object: string): string | null {
  if (!lexicon) return null;
  const meaning = told(object);
  const tokens = tokensOf(meaning, pack.words.elided).map(({ text }) => text);
  const words = tokens.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const bounds = pack.words.unspaced ? UNSPACED : MEANING;
  if (words.length < bounds.least || words.length > bounds.most) return null;
  const opening = words.filter((word) => !lexicon.articles.has(word)).slice(0, 2);
  if (!pack.words.unspaced && opening.some((word) => lexicon.vague.has(word))) return null;
  const first = words[0] ?? '';
  const points = [lexicon.prepositions, lexicon.determiners, lexicon.pronouns].some((list) => list.has(first));
  if (points && !lexicon.articles.has(first)) return null;
  if (!pack.words.unspaced && (isClause(lexicon, words) || isCutList(lexicon, tokens))) return null;
  if (words.length < FULL && opening.some((word) => lexicon.generic.has(word)) && !hasRelative(lexicon, words))
    return null;
  if (words.some((word) => speaker.has(word) || lexicon.pointing.has(word))) return null;
  if (/[?!:;=<>|{}\\@#^~_"“”]|https?:|www\./.test(meaning) || runsOn(lexicon, tokens)) return null;
  if ((meaning.match(/[([]/g) ?? []).length !== (meaning.match(/[)\]]/g) ?? []).length) return null;
  return meaning;
}

/** ", but …", ", so …": behind what answers another clause begins. */
export const runsOn = ({ clause, and }: Lexicon, tokens: readonly string[]): boolean =>
  tokens.some((word, at) => /^[,，،]$/.test(tokens[at - 1] ?? '') && clause.has(word) && !and.has(word));

/** Fewer words than this about "a subject", "a process" say nothing. */
const FULL = 8;

const hasRelative = ({ relatives }: Lexicon, words: readonly string[]) => words.some((word) => relatives.has(word));

/** "People are defined by more than …": a sentence of its own, where the others name a thing. */
function isClause(
  { verbs, relatives, conjunctions, and, past, pastEndings }: Lexicon,
  words: readonly string[],
): boolean {
  for (const [at, word] of words.entries()) {
    if (relatives.has(word) || (conjunctions.has(word) && !and.has(word))) return false;
    if (pastEndings.some((ending) => word.endsWith(ending)) || past.has(word)) continue;
    if (at > 0 && verbs.has(word)) return true;
  }
  return false;
}

/** "The beliefs, thoughts, feelings": what a list says last was cut off. */
function isCutList({ and }: Lexicon, tokens: readonly string[]): boolean {
  const last = tokens.findLastIndex((text) => /^[,，]$/.test(text));
  const behind = tokens.slice(last + 1);
  return last >= 0 && behind.length < 3 && !behind.some((word) => and.has(word)) && tokens.length - last < 4;
}

function isPlural({ lexicon, pack }: Reading, text: string, link: readonly string[]): boolean {
  if (!lexicon) return false;
  if (link.some((word) => lexicon.agreement.plural.has(word))) return true;
  if (link.some((word) => lexicon.agreement.singular.has(word))) return false;
  const head = text.toLowerCase().split(/\s+/).at(-1) ?? '';
  return (
    !pack.words.unspaced &&
    lexicon.pluralEndings.some((ending) => ending !== '' && head.endsWith(ending)) &&
    !lexicon.singularEndings.some((ending) => head.endsWith(ending))
  );
}

/** The last word before the first that cannot be inside a noun phrase. */
function genusOf({ lexicon, pack }: Reading, meaning: string): string {
  if (!lexicon || pack.words.unspaced) return '';
  const { articles, determiners, prepositions, relatives, conjunctions, verbs } = lexicon;
  let head = '';
  for (const { text, kind } of tokensOf(meaning, pack.words.elided)) {
    if (articles.has(text) || determiners.has(text)) {
      if (head !== '') break;
      continue;
    }
    const ends = [prepositions, relatives, conjunctions, verbs].some((words) => words.has(text));
    if (kind !== 'word' || (ends && head !== '')) break;
    if (ends) return '';
    head = text;
  }
  return head === '' ? '' : pack.words.stem(head);
}

const kinds = new WeakMap<Reading['pack'], Map<string, number>>();

function kindOf({ pack, frames }: Reading, genus: string): number {
  let known = kinds.get(pack);
  if (!known) {
    const nouns = (frames.kinds ?? []).flatMap((list, kind) => list.split(' ').map((noun) => [noun, kind] as const));
    known = new Map(nouns.map(([noun, kind]) => [pack.words.stem(noun), kind]));
    kinds.set(pack, known);
  }
  return known.get(genus) ?? -1;
}

function openingOf({ lexicon, pack }: Reading, meaning: string): QuizTerm['opening'] {
  const first = tokensOf(meaning, pack.words.elided)[0]?.text ?? '';
  if (!lexicon || lexicon.articles.size === 0) return 'bare';
  if (lexicon.articles.has(first)) return 'article';
  return lexicon.conjunctions.has(first) || lexicon.relatives.has(first) || lexicon.prepositions.has(first)
    ? 'clause'
    : 'bare';
}
