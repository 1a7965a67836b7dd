/** The sentences of a book that can be asked about by themselves, cut into words. */
import { quotable } from '../../book/sentences.ts';
import type { Fact } from '../../knowledge/index.ts';
import { keyOf } from '../../knowledge/keys.ts';
import type { Lexicon } from '../../knowledge/lexicon.ts';
import { type Token, tokensOf } from '../../knowledge/tokens.ts';
import { tag } from '../embedded/questions/tagger.ts';
import type { ClaimedQuote } from '../engine.ts';
import { standsAlone } from './gate/stem.ts';
import { inOtherLetters, isLatin } from './letters.ts';
import { capital, type Reading } from './reading.ts';

export interface Plain {
  /** Index among the sentences of the book. */
  at: number;
  text: string;
  tokens: readonly Token[];
  quote: ClaimedQuote;
  chapter: number;
  section: number;
  /** Why it cannot be asked about, or null; what is unfit only tells how the book uses its words. */
  unfit: Unfit | null;
  fit: boolean;
  /** How much it matters, 0 to about 3: by what is stated in it. */
  worth: number;
}

const LENGTH = { spaced: { least: 6, most: 36 }, unspaced: { least: 14, most: 90 } };
/** A pronoun behind so many words has mostly what it stands for before it. */
const SAFE = 5;
/** What no prose holds: signs of code and formulas, cut words, addresses. */
const STRANGE =
  /\p{L}[$]\p{L}|\S\[\p{L}|[-–—]\s*[.。]|[(（]\s*\p{Ll}{0,3}\s*[)）]|^\p{Lu}\.\s|\[\d|\s\[\p{L}[^\]]*\]|[?!=•<>⟨⟩|{}\\@#^~_→⇒∑∫√≤≥∀∃∈©…]|[。．]\s*\p{L}|(?:https?|ftp):|www\.|\.\.\./u;

/** All prose of a book, each sentence with what makes it fit to be asked about. */
export function plainSentences(reading: Reading): Plain[] {
  const facts = new Map<number, Fact[]>();
  for (const fact of reading.knowledge.facts) {
    const { first } = fact.stored;
    facts.set(first, [...(facts.get(first) ?? []), fact]);
  }
  return reading.sentences.flatMap((sentence, at): Plain[] => {
    const { kind, page, rest, section } = sentence;
    if (kind !== 'prose' || (rest && rest.page !== page)) return [];
    const text = withoutConnective(reading, withoutBullet(sentence.text));
    const tokens = tokensOf(text, reading.pack.words.elided);
    const stated = Math.max(0, ...(facts.get(at) ?? []).map(({ importance }) => importance));
    const chapter = reading.chapterOf(sentence);
    const unfit = chapter < 0 ? 'outside' : unfitFor(reading, text, tokens, at);
    return [
      {
        at,
        text,
        tokens,
        quote: { page, quote: withoutBullet(quotable(reading.book, sentence).quote) },
        chapter,
        section,
        unfit,
        fit: unfit === null,
        worth: (facts.has(at) ? 0.8 : 0) + Math.min(2, stated / 40),
      },
    ];
  });
}

/** "• The skin keeps out …": the mark of a list is none of what it says. */
const withoutBullet = (text: string): string => text.replace(/^\s*[•▪◦‣●■∙]\s*(?=\p{L})/u, '');

/** Why a sentence cannot be asked about by itself. */
type Unfit =
  | 'outside'
  | 'short'
  | 'long'
  | 'strange'
  | 'unclosed'
  | 'leans'
  | 'fragment'
  | 'speaks'
  | 'numbered'
  | 'foreign'
  | 'no verb'
  | 'no subject'
  | 'command'
  | 'points';

/** The first reason why a sentence cannot be asked about, or null. */
function unfitFor(reading: Reading, text: string, tokens: readonly Token[], at: number): Unfit | null {
  const { lexicon, pack, speaker, frames } = reading;
  const { least, most } = pack.words.unspaced ? LENGTH.unspaced : LENGTH.spaced;
  const words = tokens.filter(({ kind }) => kind !== 'sign');
  if (words.length < least) return 'short';
  if (STRANGE.test(text)) return 'strange';
  if (!isClosed(text)) return 'unclosed';
  if (!/[.。．۔।]["”»’]?$/u.test(text.trim()) || isCutAtNumber(text, reading.sentences[at - 1]?.text ?? ''))
    return 'fragment';
  if (!standsAlone(text)) return 'leans';
  if (/^\p{Ll}/u.test(text) || tokens[0]?.kind === 'sign' || tokens[0]?.kind === 'number') return 'fragment';
  // "I've" speaks as "I" does.
  if (tokens.some(({ text: word }) => speaker.has(word) || speaker.has(word.replace(/['’].*$/, '')))) return 'speaks';
  if (tokens.slice(0, LABEL).some(({ text: word }) => word === ':')) return 'fragment';
  const numbered = new Set(frames.numbered.split(' '));
  if (tokens.some(({ kind }, i) => kind === 'number' && besides(tokens, i, numbered))) return 'numbered';
  if (opensLoosely(reading, tokens)) return 'leans';
  const isLong = words.length > most;
  if (!lexicon) return isLong ? 'long' : null;
  const { pointing, pointingFirst, pronouns, conjunctions, subordinating, reader, writer } = lexicon;
  const first = words[0]?.text ?? '';
  if (isForeign(reading, words)) return 'foreign';
  if (lexicon.modals.has(first) || (lexicon.verbs.has(first) && lexicon.articles.size > 0)) return 'no subject';
  // "Dedicó un volumen …", "Published at a time …": who did so stands before, or behind.
  if (!lexicon.capitalNouns && lexicon.pastEndings.some((ending) => first.endsWith(ending)) && !reading.isName(first))
    return 'no subject';
  if (commands(reading, tokens)) return 'command';
  if (!tellsSomething(lexicon, words)) return 'no verb';
  const leans = pack.words.unspaced
    ? [...reading.leaning].some((word) => text.includes(word))
    : tokens.some(({ text: word }) => reading.leaning.has(word));
  if (leans || pointsBack(reading, text, tokens, at)) return 'leans';
  if (pointingFirst.has(first) || (conjunctions.has(first) && !lexicon.prepositions.has(first))) return 'leans';
  if (subordinating.has(first)) return 'leans';
  // Where nothing parts words, a character is a word by itself only in some of its places: 该 points, 应该 does not.
  const points = pack.words.unspaced ? pack.gaps?.pointing : undefined;
  for (const [i, { text: word }] of words.entries()) {
    if (reader.has(word) || writer.has(word)) return 'speaks';
    if (!points && (pointing.has(word) || (pronouns.has(word) && i < SAFE))) return 'points';
  }
  if (points?.test(text)) return 'points';
  if (frames.tagged && opensWithVerb(reading, text)) return 'command';
  return isLong ? 'long' : null;
}

/**
 * "The release contained …", "The third form plots …": a definite noun by itself, which the sentences right before have named,
 * is one of several. A term of the book's titles is not.
 */
function pointsBack(
  { lexicon, pack, sentences, words, titles }: Reading,
  text: string,
  tokens: readonly Token[],
  at: number,
) {
  if (!lexicon || pack.words.unspaced || !lexicon.definite.has(tokens[0]?.text ?? '')) return false;
  const { prepositions, relatives, conjunctions, verbs, past, pastEndings, recalling } = lexicon;
  const acts = (word: string) =>
    verbs.has(word) || past.has(word) || pastEndings.some((ending) => word.endsWith(ending));
  const ends = tokens.findIndex(
    ({ text: word, kind }, i) =>
      i > 1 &&
      (kind !== 'word' || acts(word) || [prepositions, relatives, conjunctions].some((list) => list.has(word))),
  );
  const behind = tokens[ends]?.text ?? '';
  // "The northern boats" says which.
  const bare = ends === 2 || recalling.has(tokens[1]?.text ?? '');
  if (ends < 0 || !acts(behind) || !bare) return false;
  const uses = words.withTerm(keyOf(tokens[1]?.text ?? '', pack)).length;
  const head = pack.words.stem(tokens[lexicon.headFirst ? 1 : ends - 1]?.text ?? '');
  const phrase = keyOf(text.slice(tokens[1]?.start, tokens[ends - 1]?.end), pack);
  if (titles.some((title) => title.includes(` ${phrase} `))) return false;
  // "The formalities were hated": which ones, a book says that comes back to them often, or whose title does.
  if (ends === 2 && sentences.length >= LITTLE && uses < THEME) return true;
  const section = sentences[at]?.section;
  return [1, 2, 3].some(
    (back) => sentences[at - back]?.section === section && words.keyAt(at - back).includes(` ${head} `),
  );
}

/** A book of fewer sentences comes back to nothing; one that names a thing in so many teaches it. */
const LITTLE = 60;
const THEME = 8;

/** Whether a sentence has a verb, where the pack knows enough of them to tell. */
export function tellsSomething({ verbs, past, pastEndings, modals }: Lexicon, words: readonly Token[]): boolean {
  if (verbs.size < MANY_VERBS) return true;
  return words.some(
    ({ text }) =>
      verbs.has(text) || modals.has(text) || past.has(text) || pastEndings.some((ending) => text.endsWith(ending)),
  );
}

const MANY_VERBS = 400;

/** "… of the early 20." and "August 1963 …" behind "on the 1.": an ordinal's point taken for a full stop. */
const isCutAtNumber = (text: string, before: string): boolean =>
  /(?:^|\s)\d{1,2}\.$/.test(text.trim()) || /(?:^|\s)\d{1,2}\.$/.test(before.trim());

/** "Suppose the data …", "Print less …", "Assurez-vous …": a sentence that opens with what the reader is to do. */
function commands({ lexicon, speaker, isName }: Reading, [first, second]: readonly Token[]): boolean {
  if (!lexicon || lexicon.unspaced || !first || !second) return false;
  if (speaker.has(first.text.split('-').at(-1) ?? '')) return true;
  const { articles, determiners, prepositions, conjunctions, pronouns, and, relatives, comparing } = lexicon;
  const opens = [articles, determiners, prepositions, conjunctions, pronouns, comparing];
  if (lexicon.capitalNouns || isName(first.text) || opens.some((words) => words.has(first.text))) return false;
  if (and.has(second.text) || relatives.has(second.text)) return false;
  return [articles, determiners, conjunctions].some((words) => words.has(second.text));
}

/** "Interpolate regular data …": what no list knows as a verb, and the tagger takes for one in its plain form where it stands small. */
function opensWithVerb({ isName }: Reading, text: string): boolean {
  const start = text.split(/\s+/, OPENING).join(' ');
  const [first] = isName(start.split(' ', 1)[0] ?? '') ? [] : tag(start.charAt(0).toLowerCase() + start.slice(1));
  return first?.pos === 'VERB' && first.lemma === first.text && !/(?:ing|ed)$/u.test(first.text);
}

/** So many words tell what part of speech the first one is. */
const OPENING = 7;

/**
 * Whether a sentence is in another language than its book: in other letters than the book's small words, or, in a language
 * with articles, with hardly any of those words.
 */
export function isForeign({ lexicon }: Reading, tokens: readonly Token[]): boolean {
  if (!lexicon) return false;
  const words = tokens.filter(({ kind }) => kind === 'word');
  const { articles, prepositions, conjunctions, pronouns, verbs, determiners, and, relatives } = lexicon;
  if (!isLatin(lexicon)) return inOtherLetters(lexicon, words);
  if (articles.size === 0) return false;
  const small = [articles, prepositions, conjunctions, pronouns, verbs, determiners, and, relatives];
  return words.filter(({ text }) => small.some((list) => list.has(text))).length < OWN * words.length;
}

/** Less than such a share of small words is another language, or a list of names. */
const OWN = 0.18;

/** "Remark: …": a label has at most so many words. */
const LABEL = 4;

/** Whether a number stands beside a word, or behind a point that shortens it. */
function besides(tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean {
  const before = tokens[at - 1]?.text === '.' ? tokens[at - 2] : tokens[at - 1];
  return words.has(before?.text ?? '') || words.has(tokens[at + 1]?.text ?? '');
}

/** "For example, …", "However, …": the rest of something said before. */
export function opensLoosely({ lexicon }: Reading, tokens: readonly Token[]): boolean {
  if (!lexicon) return false;
  const first = tokens[0]?.text ?? '';
  const { connectives, exampleOpeners, contrastOpeners } = lexicon;
  return [connectives, exampleOpeners, contrastOpeners].some((openers) =>
    (openers.get(first) ?? []).some((run) => run.every((word, at) => tokens[at]?.text === word)),
  );
}

/** "In addition, the ports had to be …", "But the ports …": what follows a connective, where that says it all. */
function withoutConnective(reading: Reading, text: string): string {
  const { lexicon, pack, frames } = reading;
  const tokens = tokensOf(text, pack.words.elided);
  const [first, second] = tokens;
  if (first && second && frames.joining?.split(' ').includes(first.text)) {
    // "And to win, …", "but if", "and sold it": what is left would be no statement.
    const small = [lexicon?.infinitive, lexicon?.conjunctions, lexicon?.verbs, lexicon?.modals, lexicon?.past];
    const whole = second.kind === 'word' && !small.some((list) => list?.has(second.text));
    if (whole) return withoutConnective(reading, capital(text.slice(second.start)));
  }
  const run = (lexicon?.connectives.get(tokens[0]?.text ?? '') ?? [])
    .filter((words) => words.every((word, at) => tokens[at]?.text === word))
    .sort((a, b) => b.length - a.length)[0];
  const next = run && /^[,，،]$/.test(tokens[run.length]?.text ?? '') ? tokens[run.length + 1] : undefined;
  return next ? capital(text.slice(next.start)) : text;
}

/** Brackets and quote marks that open, close. */
function isClosed(text: string): boolean {
  const count = (marks: RegExp) => (text.match(marks) ?? []).length;
  return (
    count(/[([（]/g) === count(/[)\]）]/g) &&
    count(/["]/g) % 2 === 0 &&
    count(/[“„«「]/g) >= count(/[»」]/g) &&
    !/^[^“„]*”/u.test(text)
  );
}

export const GAP = '_____';

/** A sentence with tokens `[from, to)` left out. */
export const withGap = ({ text, tokens }: Plain, from: number, to: number): string =>
  `${text.slice(0, tokens[from]?.start)}${GAP}${text.slice(tokens[to - 1]?.end)}`;

export const wordsAt = ({ text, tokens }: Plain, from: number, to: number): string =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end);
