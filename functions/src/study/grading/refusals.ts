/** Answers that earn nothing whatever words they share with the rubric, each with its reason for the student. */
import type { Rubric } from '../engine.ts';
import { leavesOpen } from './choices.ts';
import { explainsByItself, isCircular, repeats } from './circular.ts';
import { comparedLists } from './enumeration.ts';
import { foreignTo } from './foreign.ts';
import { cutsOf, isGuess } from './guesses.ts';
import { folded, grammarOf, saysUnknown, speaksToMarker, takesBack } from './languages.ts';
import { relate } from './similarity.ts';
import { within } from './spelling.ts';
import { dottedIn, type ReadText, readText, type Token } from './text.ts';

const SENTENCES = /[^.!?\n]+[.!?\n]*/gu;

/** The answer with sentences that instruct the marker blanked out; every other character keeps its place. */
export function withoutInstructions(answer: string): string {
  return answer.replace(SENTENCES, (sentence) => (speaksToMarker(sentence) ? ' '.repeat(sentence.length) : sentence));
}

const WORDS = /[\p{L}\p{N}]/u;
const tidy = (text: string) => folded(text).replace(/\s+/gu, ' ').trim();
const bare = (text: string) =>
  tidy(text)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** The same letters and digits in the same order, whatever the case and the marks between them. */
export const sameWords = (one: string, other: string) => bare(one) === bare(other);

const saysSame = (a: Token, b: Token) => ['same', 'slip'].includes(relate(a, b));
const has = (words: readonly Token[], word: Token) => words.some((other) => saysSame(word, other));
const weigh = (words: readonly Token[]) => words.reduce((sum, word) => sum + word.weight, 0);

/** A list this long that is mostly beside the rubric, or names both sides of what was asked, is not an answer. */
const LIST_WORDS = 10;
/** Below this share of grammar words a text of `LIST_WORDS` or more is a list of words rather than sentences. */
const LIST_GRAMMAR = 0.15;
/** How much of a list must be in the rubric for it to be an enumeration that was asked for. */
const LIST_PRECISION = 0.6;

/** A text this long, this many times as long as the rubric and this little about it or the question, hopes that something hits. */
const SPREAD = { words: 30, times: 3, precision: 0.35 };

const grammarShare = ({ tokens }: ReadText) => tokens.filter(({ weight }) => weight === 0).length / tokens.length;

function spreads(question: ReadText, rubric: readonly Token[], answer: ReadText): boolean {
  const words = answer.content.filter((word) => word.kind !== 'gram');
  if (words.length < SPREAD.words || words.length < SPREAD.times * rubric.length) return false;
  const about = words.filter((word) => has(rubric, word) || has(question.content, word));
  return weigh(about) < SPREAD.precision * weigh(words);
}

function lists(rubric: readonly Token[], answer: ReadText): boolean {
  const words = answer.content.filter((word) => word.kind !== 'gram');
  if (words.length < LIST_WORDS || grammarShare(answer) >= LIST_GRAMMAR) return false;
  const precision = weigh(words.filter((word) => has(rubric, word))) / weigh(words);
  return precision < LIST_PRECISION;
}

/**
 * Words handed in one by one are no statement, from this many on: each of at most so many content words, bare of the grammar
 * that makes a clause ("the water evaporated"), or one with an article. What stands before them may be no longer either.
 */
const HEAP = { items: 4, words: 2 };
/** Where the reference itself lists several things, so much of such a heap must be in the rubric to be what was asked for. */
const HEAP_PRECISION = 0.4;
/**
 * So many bare words, of which no more than this share comes in the reference's order, are no terse statement; nor are more,
 * in whatever order, where this share of the reference is grammar, nor such of which many are not in the reference.
 */
const BARE = { words: 6, order: 0.5, most: 8, grammar: 0.2 };
/** So few bare words already are no statement where two of them break the reference's order. */
const SHUFFLED = { words: 4, displaced: 2 };

/** A heap of words: many short items where the reference states something, or its words in another order with no grammar. */
function heaps(accepted: readonly string[], rubric: readonly Token[], question: ReadText, answer: ReadText): boolean {
  const itemsOf = (text: string) =>
    folded(text)
      .split(cutsOf(answer.language).items)
      .flatMap((item) => item.split(DASHES));
  // "Or" joins two ways to say a thing, not the names of a list.
  const { or } = cutsOf(answer.language);
  const namesIn = (text: string) => (or.test(folded(text)) ? 1 : itemsOf(text).length);
  const most = Math.max(...accepted.map(namesIn));
  const several = most >= HEAP.items;
  const items = itemsOf(answer.source)
    .map((item) => readText(item, answer.language))
    .filter(({ content }) => content.length > 0);
  const short = items.filter(({ content }) => content.length <= HEAP.words).length;
  const bareItems = items.filter(isBare).length;
  // A list of as many as the book's own is the answer that was asked for, right or wrong.
  const asAsked = several && items.length <= most + 1;
  if (!asAsked && items.length >= HEAP.items && short === items.length && bareItems >= items.length - 1) {
    const inRubric = weigh(answer.content.filter((word) => has(rubric, word)));
    if (!several || inRubric < HEAP_PRECISION * weigh(answer.content)) return true;
  }
  if (grammarShare(answer) > 0 || answer.content.length < SHUFFLED.words) return false;
  const words = answer.content.filter(({ kind }) => kind !== 'gram');
  const stated = accepted.every((text) => grammarShare(readText(text, answer.language)) >= BARE.grammar);
  const foreign = weigh(words.filter((word) => has(rubric, word))) < LIST_PRECISION * weigh(words);
  if (stated && accepted.every((text) => isShuffled(readText(text, answer.language).content, question.content, words)))
    return true;
  if (answer.content.length < BARE.words) return false;
  if (stated && (words.length >= BARE.most || (words.length >= BARE.words && foreign))) return true;
  return accepted.every((text) => {
    const wanted = readText(text, answer.language).content;
    const places = answer.content
      .map((word) => wanted.findIndex((other) => saysSame(other, word)))
      .filter((at) => at >= 0);
    return places.length >= BARE.words && longestRise(places) <= BARE.order * places.length;
  });
}

/**
 * Bare words out of the statement's order, or mixed with the question's. A subject from the question may come first, and
 * "moving ice mass" turns "a mass of ice that moves" round as names do.
 */
function isShuffled(wanted: readonly Token[], question: readonly Token[], words: readonly Token[]): boolean {
  const subject = words.findIndex((word) => !has(question, word) || has(wanted, word));
  const told = words.slice(Math.max(0, subject));
  if (told.length < SHUFFLED.words || told.some(({ kind }) => kind === 'number')) return false;
  const places = told.map((word) => wanted.findIndex((other) => saysSame(other, word)));
  const there = places.filter((at) => at >= 0);
  const asked = told.filter((word, i) => (places[i] ?? -1) < 0 && has(question, word)).length;
  const named = places.at(-1) === 0 && told.length === SHUFFLED.words;
  return !named && there.length > 1 && there.length - longestRise(there) + asked >= SHUFFLED.displaced;
}

/** Bullets and dashes between items. */
const DASHES = /•|\s-\s/u;

function isBare({ content, tokens }: ReadText): boolean {
  const grammar = tokens.length - content.length;
  return content.length <= HEAP.words && (grammar === 0 || (grammar === 1 && content.length === 1));
}

/** Length of the longest increasing subsequence. */
function longestRise(numbers: readonly number[]): number {
  const best: number[] = [];
  for (const [at, number] of numbers.entries())
    best.push(1 + Math.max(0, ...best.filter((_, before) => (numbers[before] ?? 0) < number && before < at)));
  return Math.max(0, ...best);
}

/** Two sentences that say the same words, one of them denied, or one that says and denies them ("a duck and not a duck"). */
function contradictsItself(answer: ReadText): boolean {
  const statements = [...Map.groupBy(answer.content, (word) => word.sentence).values()];
  const both = (words: readonly Token[]) => {
    const denied = words.filter((word) => word.denied);
    const said = words.filter((word) => !word.denied);
    return weigh(denied) > 1 && weigh(denied) >= TAKEN_BACK * weigh(said) && denied.every((word) => has(said, word));
  };
  return statements.some((one, index) => both(one) || statements.slice(index + 1).some((other) => opposed(one, other)));
}

/** So much of what a sentence says is denied in it again. */
const TAKEN_BACK = 0.6;

function opposed(one: readonly Token[], other: readonly Token[]): boolean {
  if (one.length !== other.length || one.length === 0) return false;
  const pairs = one.map((word) => [word, other.find((candidate) => saysSame(word, candidate))] as const);
  return (
    pairs.every(([, match]) => match !== undefined) &&
    pairs.some(([word, match]) => match && word.denied !== match.denied)
  );
}

/** Longer answers say something. */
const DONT_KNOW_CHARS = 120;
const saysNothing = (text: string) => text.length <= DONT_KNOW_CHARS && saysUnknown(text);

/** Whether an answer begins with not knowing, whatever it goes on to guess. */
export function opensUnknown({ tokens, source, language }: ReadText): boolean {
  const { joints } = grammarOf(language);
  const [first] = tokens;
  const end = tokens.findIndex(({ clause, text }, at) => at > 0 && (clause !== first?.clause || joints.has(text)));
  const last = tokens.at(end < 0 ? -1 : end - 1);
  return first !== undefined && last !== undefined && saysUnknown(tidy(source.slice(first.start, last.end)));
}

const CONTRADICTORY = 'The answer says something and its opposite, so it cannot be counted.';

export interface RefusalInput {
  question: ReadText;
  /** All reference answers or outline entries, as written. */
  accepted: readonly string[];
  /** Content words of all of them. */
  rubric: readonly Token[];
  answer: string;
  kind: Rubric['kind'];
  /** Content words of the book's sentences that the question rests on. */
  book: readonly Token[];
}

/** So long a word may be misspelt and still be known. */
const LONG_WORD = 5;

/** "Whether it is prime or not": both sides of one question, not a choice that is left open. */
function asksWhether({ tokens, language }: ReadText): boolean {
  const { whether, or, conditions } = grammarOf(language);
  const opens = ({ text }: Token) =>
    whether.has(text) || [...whether].some((word) => word.length >= LONG_WORD && within(word, text, 1));
  const choice = tokens.findLastIndex(({ text }) => or.has(text));
  const last = tokens[choice];
  // What opens a condition as well ("if") holds both sides in its own clause.
  return tokens
    .slice(0, Math.max(0, choice))
    .some(
      (one) =>
        opens(one) && one.sentence === last?.sentence && (!conditions.has(one.text) || one.clause === last.clause),
    );
}

/** Why the answer earns nothing, in words for the student; null if its points should be looked at. */
export function refusalOf({ question, accepted, rubric, answer, kind, book }: RefusalInput): string | null {
  if (!WORDS.test(answer)) return 'No answer was given.';
  if (accepted.some((reference) => sameWords(reference, answer))) return null;
  if (saysNothing(tidy(answer))) return 'You wrote that you do not know, so there is nothing to mark yet.';
  const kept = withoutInstructions(answer);
  if (!WORDS.test(kept)) return 'This speaks to the marker instead of answering the question.';
  const read = readText(kept, question.language, dottedIn([question.source, ...accepted]));
  if (repeats(question, read) || isCircular(question, accepted, read))
    return 'This repeats the question without answering it.';
  if (kind === 'reference' && explainsByItself(question, accepted, read))
    return 'This explains the term by itself: say in other words what it means.';
  if (takesBack(kept) && !asksWhether(read) && !accepted.some(takesBack))
    return 'This says one thing “or the opposite”: write the one you mean.';
  const [only, ...others] = accepted;
  const listed =
    kind === 'reference' && only !== undefined && others.length === 0
      ? comparedLists(readText(only, question.language), read, question, book)
      : null;
  // A list where a list is asked for is told what it lacks and what it adds.
  if (listed) return contradictsItself(read) ? CONTRADICTORY : null;
  // Whether it lists words is told by its grammar, which is another one's here.
  return foreignTo(kept, question.language) ? null : guardOf({ question, accepted, rubric, kind, book }, kept, read);
}

/** Why an answer that lists, heaps up or guesses words makes no statement; null where it makes one. */
function guardOf(
  { question, accepted, rubric, kind, book }: Omit<RefusalInput, 'answer'>,
  kept: string,
  read: ReadText,
): string | null {
  if (lists(rubric, read) || heaps(accepted, rubric, question, read))
    return 'This lists words instead of answering: say what holds and how it fits together.';
  if (spreads(question, rubric, read))
    return 'Most of this is about other things than the question: say what answers it.';
  // An outline has several points, and what is said beside them is no other answer.
  const guesses =
    isGuess(question.source, accepted, kept, question.language, book) ||
    leavesOpen(accepted, [...rubric, ...question.content], read);
  if (kind === 'reference' && guesses)
    return 'This names several things where one is asked for: write the one you mean.';
  if (contradictsItself(read)) return CONTRADICTORY;
  return null;
}

/**
 * Whether an answer takes the look of another language from a few words of its grammar, and lists or guesses words of the rubric:
 * nothing of it can be met.
 */
export function feignsForeign(input: RefusalInput): boolean {
  const { question, accepted, answer, book } = input;
  if (accepted.some((reference) => sameWords(reference, answer))) return false;
  const kept = withoutInstructions(answer);
  const foreign = foreignTo(kept, question.language);
  if (!foreign) return false;
  // What parts the names of a guess may be a word of either language.
  const guesses = isGuess(question.source, accepted, kept, foreign, book);
  const read = readText(kept, question.language, dottedIn([question.source, ...accepted]));
  return guesses || guardOf(input, kept, read) !== null;
}
