/** A question as it is searched for: its terms with their weights, what kind of answer it asks for, and what about. */
import { idf } from '../../book/search/bm25.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { termsOf, wordsOf } from '../../book/search/terms.ts';
import { QUESTION_MARKS } from '../../language/marks.ts';
import { everywhere } from '../../language/match.ts';
import type { LanguagePack } from '../../language/pack.ts';
import type { Questions } from '../../language/parts/questions.ts';
import { cognateOf } from './cognates.ts';
import { knownForm } from './forms.ts';
import { aliasesOf, isUnspacedSubject } from './naming.ts';
import { FRAME_WEIGHT, IN_MOST_OF_THE_BOOK, INSTEAD } from './settings.ts';
import { inTheBooksSpelling, type Respelled } from './spelling.ts';
import { tellingPairs, withoutFrames } from './unspaced.ts';
import { isFrameIn, isStopIn, packsOf } from './words.ts';

type QuestionKind = 'definition' | 'person' | 'number' | 'time' | 'place' | 'comparison' | 'list' | 'reason' | 'other';

export interface Question {
  text: string;
  /** Words of the text that the student spelled otherwise: what stood there, and what the book has. */
  respelled: readonly Respelled[];
  kind: QuestionKind;
  /** What is to be defined, as it is written; null where the question has no such subject. */
  subject: string | null;
  /** Terms of the subject and of its other names, each in order. */
  subjectTerms: string[][];
  /** Both things that are compared, as they are written. */
  sides: [string, string] | null;
  /** How many things are asked for, where that is said. */
  count: number | null;
  /** Opens with a word for a person: "who …". */
  who: boolean;
  /** A number asked for is a length of time or an age. */
  lasting: boolean;
  /** Asks for a reason by its word: "why". */
  why: boolean;
  /** Whether any word says what is asked about; "Explain your reasoning." has none. */
  tells: boolean;
  /** Terms that tell something and are neighbours, as "a b". */
  pairs: string[];
  /** Terms that tell something, each with its weight: how rare it is in the book, and framing words little. */
  weights: Map<string, number>;
}

/** Kinds of question by their patterns in the packs, the first that fits. */
const KINDS = ['comparison', 'number', 'time', 'place', 'person', 'list', 'reason'] as const;

/** How many words a subject of a definition has at most; longer ones are whole questions ("what is the reason that …"). */
const MAX_SUBJECT = 7;
const MAX_BARE = 3;

/** Reads a question against the book it is asked of. */
export function readQuestion(text: string, index: BookIndex): Question {
  const asWritten = text.normalize('NFKC').replace(/[’‘]/g, "'").replace(/_{2,}/g, ' ').replace(/\s+/g, ' ').trim();
  const packs = packsOf(asWritten, index.language);
  // A word of another language is no slip in the book's.
  const { text: plain, respelled } =
    packs.length === 1 ? inTheBooksSpelling(asWritten, index, packs) : { text: asWritten, respelled: [] };
  const asking = packs.flatMap(({ questions }) => questions ?? []);
  const sides = sidesIn(plain, asking);
  const lasting = asking.some(({ duration }) => duration.test(plain));
  const isListed = packs.some(({ listing }) => listing?.asks.some((one) => one.test(plain)));
  const isKind = (one: (typeof KINDS)[number]) => {
    if (one === 'comparison' && isListed && !sides) return false; // "the four kinds that X distinguishes"
    return asking.some((questions) => questions[one].test(plain)) || (one === 'number' && lasting);
  };
  const found = KINDS.find(isKind);
  const count = found === undefined || found === 'list' || found === 'reason' ? countAsked(plain, packs) : null;
  const isCounted = count !== null;
  const kind = isCounted ? 'list' : (found ?? (isListed ? 'list' : 'other'));
  const special = isCounted || ['comparison', 'number', 'time', 'place'].includes(kind);
  const named =
    firstOf(asking, 'termAsked', plain) ??
    (special ? null : (firstOf(asking, 'definition', plain) ?? bareTerm(plain, packs)));
  const own = named && withoutPlace(named, asking, index);
  const names = own === null ? [] : aliasesOf(own).map((name) => termsOf(name, index.language));
  const whole = names[0] ?? [];
  const subject = whole.length > 0 && whole.length <= MAX_SUBJECT ? own : null;
  const inSubject = new Set(subject === null ? [] : names.flat());
  const weights = weigh(withoutAsking(plain, asking), index, inSubject, packs);
  const terms = termsOf(plain, index.language);
  return {
    text: plain,
    respelled,
    kind: subject === null ? kind : 'definition',
    subject,
    subjectTerms: subject === null ? [] : names,
    sides,
    count,
    weights,
    who: asking.some(({ person }) => (person.exec(plain)?.index ?? -1) === 0),
    lasting,
    why: asking.some(({ why }) => why?.test(plain)),
    tells: tellsSomething(plain, packs) || (subject !== null && isTitled(whole, index)),
    pairs: terms
      .slice(1)
      .flatMap((term, at) => (weights.has(term) && weights.has(terms[at] ?? '') ? [`${terms[at]} ${term}`] : [])),
  };
}

/** "Which three factors …", "List the four kinds of …": how many things are asked for; null where that isn't said. */
function countAsked(text: string, packs: readonly LanguagePack[]): number | null {
  for (const { listing } of packs) {
    if (!listing) continue;
    const second = new RegExp(`^\\p{L}+\\s+(${listing.numbers.join('|')}|[2-9]|1\\d)\\s+\\p{L}`, 'iu').exec(text)?.[1];
    const found =
      second ?? listing.asks.map((one) => one.exec(text)?.groups?.count).find((count) => count !== undefined);
    if (found === undefined) continue;
    const place = listing.numbers.findIndex((number) => new RegExp(`^(?:${number})$`, 'iu').test(found));
    return place < 0 ? Number(found) : place + 2;
  }
  return null;
}

/** The two things that a question compares, as written; null where it names none. */
function sidesIn(text: string, asking: readonly Questions[]): [string, string] | null {
  for (const one of asking.flatMap(({ sides }) => sides)) {
    const found = one.exec(text);
    if (found?.[1] && found[2]) return [found[1].trim(), found[2].trim()];
  }
  return null;
}

/** "A factor in R" in a book on R is a factor: what the whole book is about is no part of a subject. */
function withoutPlace(subject: string, asking: readonly Questions[], index: BookIndex): string {
  const { inner, place } = asking.map(({ within }) => within?.exec(subject)?.groups).find((one) => one) ?? {};
  if (!inner || !place) return subject;
  const share = (term: string) => (index.postings.get(term)?.passages.length ?? 0) / index.passages.length;
  const terms = termsOf(place, index.language);
  return terms.length > 0 && terms.every((term) => share(term) >= IN_MOST_OF_THE_BOOK) ? inner : subject;
}

/** Whether a text has a word that is no function word and no examiner's word. */
export function tellsSomething(text: string, packs: readonly LanguagePack[]): boolean {
  const empty = (word: string) => isStopIn(word, packs) || isFrameIn(word, packs);
  return wordsOf(text.toLowerCase()).some(
    (word) => !empty(word) && (!isUnspacedSubject(word) || termsOf(word, 'und').some((pair) => !empty(pair))),
  );
}

/** Whether a part of the book is about these terms, though examiners use them too ("list", "term", "function"). */
const isTitled = (terms: readonly string[], index: BookIndex): boolean =>
  index.sections.some(({ kind, title }) => {
    const told = kind === 'chapter' ? termsOf(title, index.language) : [];
    return terms.every((term) => told.includes(term));
  });

/** A question without the words that only say what kind of answer is wanted. */
const withoutAsking = (text: string, asking: readonly Questions[]): string =>
  asking.flatMap((questions) => questions.asking).reduce((plain, one) => plain.replace(everywhere(one), ' '), text);

const END = new RegExp(`(?<![\\s${QUESTION_MARKS}.!])[\\s${QUESTION_MARKS}.!]+$`, 'u');

/** "working memory": a text that is nothing but a term asks what that is. */
function bareTerm(text: string, packs: readonly LanguagePack[]): string | null {
  const term = text.replace(END, '');
  const words = wordsOf(term.toLowerCase());
  const says = (word: string) => !isStopIn(word, packs) && !isFrameIn(word, packs);
  return words.length > 0 && words.length <= MAX_BARE && words.every(says) && !isUnspacedSubject(term) ? term : null;
}

const SENTENCE_END = new RegExp(`[${QUESTION_MARKS}!]\\s`, 'u');

/** The subject that the first of the patterns of this name finds. */
function firstOf(asking: readonly Questions[], name: 'termAsked' | 'definition', text: string): string | null {
  for (const { [name]: patterns, noSubject } of asking) {
    for (const one of patterns) {
      // "What are doujinshi? Not just manga, right?" asks about what its first sentence names.
      const found = one.exec(text)?.[1]?.split(SENTENCE_END)[0]?.trim();
      if (found && !noSubject.test(found)) return found.replace(/^["“'«„]|["”'»“]$/g, '');
    }
  }
  return null;
}

/**
 * Weights of the terms that tell something. A word that the book does not have weighs as much as the rarest one it has, or shares
 * that with the form of it, or the word like it in another language, that the book has.
 */
function weigh(
  text: string,
  index: BookIndex,
  subject: ReadonlySet<string>,
  packs: readonly LanguagePack[],
): Map<string, number> {
  const weights = new Map<string, number>();
  const isForeign = packs.length > 1;
  const isKnown = (term: string) => index.postings.has(term);
  for (const word of wordsOf(withoutFrames(text.toLowerCase(), packs))) {
    const stop = isStopIn(word, packs);
    const frame = isFrameIn(word, packs);
    for (const term of tellingPairs(word, termsOf(word, index.language), isKnown, packs)) {
      const inSubject = subject.has(term);
      const isPair = term.length === 2 && isUnspacedSubject(term);
      if (stop && !(inSubject && subject.size <= 2 && word.length > 1 && !isArticle(word, packs))) continue;
      if (isPair && isStopIn(term, packs)) continue;
      const rarity = idf(index.passages.length, index.postings.get(term)?.passages.length ?? 0);
      const weight = (frame || (isPair && isFrameIn(term, packs))) && !inSubject ? FRAME_WEIGHT * rarity : rarity;
      const form = isKnown(term) ? null : (knownForm(term, index) ?? (isForeign ? cognateOf(word, index) : null));
      if (form) raise(weights, form.term, form.like * weight);
      raise(weights, term, form ? (1 - form.like) * INSTEAD * weight : weight);
    }
  }
  return weights;
}

const raise = (weights: Map<string, number>, term: string, weight: number): unknown =>
  weights.set(term, Math.max(weight, weights.get(term) ?? 0));

/** Words that no subject of two words is about. */
const isArticle = (word: string, packs: readonly LanguagePack[]): boolean =>
  packs.some(({ defining }) => defining.articles.includes(word) || defining.of.includes(word));
