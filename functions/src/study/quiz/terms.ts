/** The terms that a book teaches: each with what the book says it means, and how much of the book is about it. */

import type { Book } from '../../book/model.ts';
import type { Fact } from '../../knowledge/index.ts';
import { isPastForm } from '../../knowledge/reading.ts';
import { tokensOf } from '../../knowledge/tokens.ts';
import type { ClaimedQuote } from '../engine.ts';
import { isAside, saysKind } from './asides.ts';
import { contentWords, covered } from './gate/words.ts';
import { collectives, genusOf, kindOf } from './kinds.ts';
import { inOtherLetters } from './letters.ts';
import { hasRelative, isSupported, meaningOf, openingOf, supportOf } from './meaning.ts';
import { agrees, isHeldOnce, isOnlyTold, isSure, tellsToDo } from './only-told.ts';
import { inside, type Reading } from './reading.ts';
import { opensLoosely } from './sentences.ts';
import { isPlural, isTerm } from './term-words.ts';
import { told } from './wording.ts';

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
  /** Told as a label before a colon: those of one section are members of one list. */
  labelled: boolean;
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
  const labelled = isLabelled(reading, fact);
  const beside = isAside(reading, fact);
  if (!lexicon || (link === null && !labelled && !beside) || !object || key === '' || fact.negated) return null;
  const said = (link ?? ':').toLowerCase().split(/\s+/);
  if (
    said.some((word) => lexicon.hedges.has(word) || lexicon.or.has(word)) &&
    !said.some((word) => lexicon.verbs.has(word))
  )
    return null;
  // "Was called a disorder": what something was taken for is not what it is.
  if (said.some((word) => lexicon.past.has(word))) return null;
  // "They defined business class as …": somebody's own use of the words, in one study, is not what they mean.
  const telling = said.some((word) => lexicon.agreement.singular.has(word) || lexicon.agreement.plural.has(word));
  if (!telling && said.some((word) => isPastForm(lexicon, word))) return null;
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
  const meaning = meaningOf(reading, inside(reading, told(object)), labelled);
  if (meaning === null || isCut(reading, meaning) || covered(contentWords(text), contentWords(meaning)) > 0.5)
    return null;
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
  if (isInflected(reading, fact, text)) return null;
  if (!sentence || pack.defining.term.some((word) => pack.words.stem(word) === genusOf(reading, meaning))) return null;
  const name =
    inOtherLetters(lexicon, tokens) ||
    (!lexicon.capitalNouns && tokens.every(({ text: word, capital }) => capital || lexicon.prepositions.has(word)));
  // A person "describes" what is no meaning of the name.
  if (name && !said.some((word) => agrees(reading, word))) return null;
  const sure = !beside && isSure(said, reading);
  if (isHeldOnce(reading, fact) || (!sure && opensLoosely(reading, tokensOf(sentence.text, pack.words.elided))))
    return null;
  if (!sure && isOnlyTold(reading, fact, meaning, said)) return null;
  const kind = labelled ? -1 : kindOf(reading, genusOf(reading, meaning));
  if (beside && !saysKind(reading, fact, meaning, kind)) return null;
  const named = reading.frames.kinds !== undefined && kind < 0 && !sure;
  // "Sensation is the scent receptors …", "… at 1.9 %": told of it, and not what it is.
  const definite = lexicon.definite.has(tokensOf(meaning, pack.words.elided)[0]?.text ?? '');
  const general = named && lexicon.generic.has(genusOf(reading, meaning));
  const narrowed = hasRelative(
    lexicon,
    tokensOf(meaning, pack.words.elided).map(({ text: word }) => word),
  );
  if (general || (named && definite && !narrowed) || (!sure && /\p{Nd}/u.test(meaning))) return null;
  const support = supportOf(reading, places, fact, meaning);
  if (!isSupported(support, places.length) || (beside && !(support > 0))) return null;
  const weight =
    1.2 * support +
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
    labelled,
    mentions,
    genus: collectives(reading).has(genusOf(reading, meaning)) ? '' : genusOf(reading, meaning),
    kind,
    opening: sort,
    sections: counted(places.map((at) => reading.sentences[at]?.section ?? -1)),
    weight,
  };
}

/** In a language of many cases, a term that nothing shows as it is named: no sentence opens with it, and no title. */
function isInflected(
  { lexicon, sentences, titles }: Reading,
  { stored: { subject, keys } }: Fact,
  text: string,
): boolean {
  if (!lexicon || lexicon.obliqueEndings.length === 0 || subject.start <= MARKED) return false;
  const lower = `${text.toLowerCase()} `;
  return !titles.includes(` ${keys.subject} `) && !sentences.some((one) => one.text.toLowerCase().startsWith(lower));
}

/** "Well as what …", "driving a process, as shown in": the middle of something that was cut. */
function isCut({ lexicon, pack, frames }: Reading, meaning: string): boolean {
  if (!lexicon || pack.words.unspaced) return false;
  const { adverbs, prepositions, conjunctions, articles } = lexicon;
  const words = tokensOf(meaning, pack.words.elided).map(({ text }) => text);
  const [first = '', second = '', last = ''] = [words[0], words[1], words.at(-1)];
  const opens = adverbs.has(first) && (prepositions.has(second) || conjunctions.has(second));
  return opens || articles.has(last) || (frames.tagged === true && prepositions.has(last));
}

/** "Frictional: workers between jobs": a term, a colon and what it means, and nothing besides. */
function isLabelled({ sentences, book }: Reading, { link, stored: { subject, object } }: Fact): boolean {
  if (link !== null || !object || object.sentence !== subject.sentence || !isSlides(book)) return false;
  const text = sentences[subject.sentence]?.text ?? '';
  return subject.start <= MARKED && /^\s*[:：]\s*$/u.test(text.slice(subject.end, object.start));
}

/** Pages of few words: elsewhere a label before a colon is a field or a heading more often than a term. */
const isSlides = ({ pages }: Book): boolean =>
  pages.reduce((sum, { text }) => sum + text.length, 0) < SLIDE * pages.length;

const SLIDE = 900;

/** Characters that the mark of a list's member takes. */
const MARKED = 4;

function counted(keys: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
