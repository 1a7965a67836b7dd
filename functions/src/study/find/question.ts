/** What a question asks for. */
import { idf } from '../../book/search/bm25.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { termsOf, wordsOf } from '../../book/search/terms.ts';
import { aliasesOf, isUnspacedSubject } from '../../book/telling/naming.ts';
import { QUESTION_MARKS } from '../../language/marks.ts';
import { everywhere } from '../../language/match.ts';
import type { LanguagePack } from '../../language/pack.ts';
import { packFor } from '../../language/packs/index.ts';
import type { Questions } from '../../language/parts/questions.ts';
import { exactNames } from './exact.ts';
import { knownForm } from './forms.ts';
import { tellingPairs, withoutFrames } from './unspaced.ts';
import { isFrameIn, isStopIn, packsOf } from './words.ts';

type QuestionKind = 'definition' | 'person' | 'number' | 'time' | 'place' | 'comparison' | 'list' | 'reason' | 'other';

export interface Question {
  text: string;
  kind: QuestionKind;
  /** What is to be defined, as it is written; null where the question has no such subject. */
  subject: string | null;
  /** Terms of the subject and of its other names, each in order. */
  subjectTerms: string[][];
  /** Opens with a word for a person: "who …". */
  who: boolean;
  /** A number asked for is a length of time or an age. */
  lasting: boolean;
  /** Asks for a reason by its word: "why". */
  why: boolean;
  /** Asks why something is called what it is. */
  naming: boolean;
  /** Asks to go on from the last answer ("why?", "tell me more"): what was said isn't said again. */
  goesOn: boolean;
  /** Whether any word says what is asked about; "Explain your reasoning." has none. */
  tells: boolean;
  /** Terms that tell something and stand side by side, as "a b". */
  pairs: string[];
  /** Terms that tell something, each with its weight: how rare it is in the book, and framing words little. */
  weights: Map<string, number>;
}

/** Kinds of question by their patterns in the packs, the first that fits. */
const KINDS = ['comparison', 'number', 'time', 'place', 'person', 'list', 'reason'] as const;

/** How many words a subject of a definition has at most; longer ones are whole questions ("what is the reason that …"). */
const MAX_SUBJECT = 7;
const MAX_GAP_SUBJECT = 4;
const MAX_BARE = 3;
/** Framing words say little, but what little they say may break a tie. */
const FRAME_WEIGHT = 0.15;

/** Reads a question against the book it is asked of. */
export function readQuestion(text: string, index: BookIndex): Question {
  const asked = text.normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  const plain = asked.replace(/_{2,}/g, ' ').replace(/\s+/g, ' ').trim();
  const packs = packsOf(plain, index.language);
  const asking = packs.flatMap(({ questions }) => questions ?? []);
  const lasting = asking.some(({ duration }) => duration.test(plain));
  const isOf = (one: (typeof KINDS)[number]) => asking.some((questions) => questions[one].test(plain));
  // "The four kinds that X distinguishes" sets nothing against anything.
  const listed = packs.some(({ listing }) => listing?.asks.some((one) => one.test(plain)));
  const sets = asking.some(({ sides }) => sides.some((one) => one.test(plain)));
  const isKind = (one: (typeof KINDS)[number]) =>
    (isOf(one) || (one === 'number' && lasting)) && !(one === 'comparison' && listed && !sets);
  const kind = KINDS.find(isKind) ?? 'other';
  const special = kind === 'comparison' || kind === 'number' || kind === 'time' || kind === 'place';
  const named =
    firstOf(asking, 'termAsked', plain) ??
    (special ? null : (gapSubject(asked, asking) ?? firstOf(asking, 'definition', plain) ?? bareTerm(plain, packs)));
  const found = named && asNamed(withoutPlace(named, asking, index), index);
  const names = found === null ? [] : aliasesOf(found).map((name) => termsOf(name, index.language));
  const whole = names[0] ?? [];
  const subject = whole.length > 0 && whole.length <= MAX_SUBJECT ? found : null;
  const inSubject = new Set(subject === null ? [] : names.flat());
  const weights = weigh(withoutAsking(plain, asking), index, inSubject, packs);
  asInfinitive(plain, weights, packs, index);
  const naming = asking.some((questions) => questions.naming?.test(plain));
  if (naming)
    for (const term of nameTerms(asking, index))
      raise(weights, term, idf(index.passages.length, index.postings.get(term)?.passages.length ?? 0));
  const terms = termsOf(plain, index.language);
  return {
    text: plain,
    kind: subject === null ? kind : 'definition',
    subject,
    subjectTerms: subject === null ? [] : names,
    weights,
    who: asking.some(({ person }) => (person.exec(plain)?.index ?? -1) === 0),
    lasting,
    why: asking.some(({ why }) => why?.test(plain)),
    naming,
    goesOn: false,
    tells: tellsSomething(plain, packs) || (subject !== null && isTitled(whole, index)),
    pairs: terms
      .slice(1)
      .flatMap((term, at) => (weights.has(term) && weights.has(terms[at] ?? '') ? [`${terms[at]} ${term}`] : [])),
  };
}

/** "Did he *found* it?": a verb behind its auxiliary is no form of another, as which it may have been read. */
function asInfinitive(
  text: string,
  weights: Map<string, number>,
  packs: readonly LanguagePack[],
  index: BookIndex,
): void {
  for (const { presuppositions } of packs) {
    const verb = presuppositions?.asks.map((one) => one.exec(text)?.groups?.verb?.toLowerCase()).find((one) => one);
    const [read] = verb ? termsOf(verb, index.language) : [];
    if (!verb || !read || read === verb || !weights.has(read) || verb.startsWith(read)) continue;
    const found = index.postings.get(verb);
    if (!found) continue;
    weights.delete(read);
    weights.set(verb, idf(index.passages.length, found.passages.length));
  }
}

/** "The function eig" is `eig`. */
const asNamed = (subject: string, index: BookIndex): string => {
  const [name, ...others] = exactNames(subject, index);
  return name && !name.keyword && others.length === 0 ? name.name : subject;
};

/** A term that so much of a book names is what the book is about. */
const EVERYWHERE = 0.2;

/** "A factor in R" in a book on R is a factor: where everything is of something, that is no part of a subject. */
function withoutPlace(subject: string, asking: readonly Questions[], index: BookIndex): string {
  const found = asking.map(({ within }) => within?.exec(subject)?.groups).find((one) => one);
  const { inner, place } = found ?? {};
  if (!inner || !place) return subject;
  const total = index.passages.length;
  const terms = termsOf(place, index.language);
  const everywhere = (term: string) => (index.postings.get(term)?.passages.length ?? 0) >= EVERYWHERE * total;
  return terms.length > 0 && terms.every(everywhere) ? inner : subject;
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

/** "A mutex is used to ____": what a sentence with a gap at its end is about. */
function gapSubject(text: string, asking: readonly Questions[]): string | null {
  const found = asking.map(({ gap }) => gap?.exec(text)?.[1]).find((one) => one);
  return found && found.split(' ').length <= MAX_GAP_SUBJECT && !/[,;]/.test(found) ? found : null;
}

const END = new RegExp(`[\\s${QUESTION_MARKS}.!]+$`, 'u');

/** "working memory": a text that is nothing but a term asks what that is. */
function bareTerm(text: string, packs: readonly LanguagePack[]): string | null {
  const term = text.replace(END, '');
  const words = wordsOf(term.toLowerCase());
  const says = (word: string) => !isStopIn(word, packs) && !isFrameIn(word, packs);
  return words.length > 0 && words.length <= MAX_BARE && words.every(says) && !isUnspacedSubject(term) ? term : null;
}

/** The subject that the first of the patterns of this name finds. */
function firstOf(asking: readonly Questions[], name: 'termAsked' | 'definition', text: string): string | null {
  for (const { [name]: patterns, noSubject } of asking) {
    for (const one of patterns) {
      const found = one.exec(text)?.[1]?.trim();
      if (found && !noSubject.test(found)) return found.replace(/^["“'«„]|["”'»“]$/g, '');
    }
  }
  return null;
}

/**
 * Weights of the terms that tell something; an unknown word weighs as much as the rarest known one, or shares that with the
 * form of it that the book knows.
 */
function weigh(
  text: string,
  index: BookIndex,
  subject: ReadonlySet<string>,
  packs: readonly LanguagePack[],
): Map<string, number> {
  const weights = new Map<string, number>();
  const total = index.passages.length;
  const isWayOfPutting = puttings(text, index);
  for (const word of wordsOf(withoutFrames(text.toLowerCase(), packs))) {
    const stop = isStopIn(word, packs);
    const frame = isFrameIn(word, packs);
    for (const term of tellingPairs(word, termsOf(word, index.language), (one) => index.postings.has(one), packs)) {
      const inSubject = subject.has(term);
      const isPair = term.length === 2 && isUnspacedSubject(term);
      if (stop && !(inSubject && subject.size <= 2 && word.length > 1 && !isArticle(word, packs))) continue;
      if (isPair && isStopIn(term, packs)) continue;
      const rarity = idf(total, index.postings.get(term)?.passages.length ?? 0);
      const weight = (frame || (isPair && isFrameIn(term, packs))) && !inSubject ? FRAME_WEIGHT * rarity : rarity;
      const form = index.postings.has(term) || inSubject ? null : knownForm(term, index);
      if (form) raise(weights, form.term, form.like * weight);
      const put = inSubject || index.postings.has(term) || !isWayOfPutting(word) ? 1 : PUT;
      raise(weights, term, put * (form ? (1 - form.like) * weight : weight));
    }
  }
  return weights;
}

/** An unknown word that is no noun tells so much less than one that is: a book puts what happened in other words. */
const PUT = 0.4;

/** Tells which words of a question are no nouns, where nouns have capitals and the question has any: the others say how something is put. */
function puttings(text: string, index: BookIndex): (word: string) => boolean {
  const words = wordsOf(text);
  const tells = packFor(index.language).knowledge?.capitalNouns && words.slice(1).some((word) => /^\p{Lu}/u.test(word));
  const small = new Set(tells ? words.filter((word) => /^\p{Ll}/u.test(word)) : []);
  return (word) => small.has(word);
}

/** The terms that a book says "name" with, of those that it has. */
const nameTerms = (asking: readonly Questions[], index: BookIndex): string[] =>
  asking
    .flatMap(({ nameWords }) => nameWords ?? [])
    .flatMap((word) => termsOf(word, index.language))
    .filter((term) => index.postings.has(term));

const raise = (weights: Map<string, number>, term: string, weight: number): unknown =>
  weights.set(term, Math.max(weight, weights.get(term) ?? 0));

/** Words that no subject of two words is about. */
const isArticle = (word: string, packs: readonly LanguagePack[]): boolean =>
  packs.some(({ defining }) => defining.articles.includes(word) || defining.of.includes(word));
