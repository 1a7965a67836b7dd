/** What is wrong or missing in an answer, in a phrase for the student: their words beside the book's. */

import { quoted } from '../marking/reason.ts';
import type { PointContext } from './features.ts';
import { load, pairWords, STANDS_FOR } from './meaning.ts';
import { clauseWith, phrasesWith, sourceOf } from './phrases.ts';
import type { Contradiction } from './stance.ts';
import type { Substitution } from './substitution.ts';
import type { ReadText, Token } from './text.ts';

/** Of what a point says so many phrases are told as missing, the weightiest. */
const PARTS = 2;
/** Less of a point is not begun, and nothing of it is missing more than the rest. */
const TOUCHED = 0.2;

/** "You say “lowers”; the book says “raises”." A denial is told in words; the statements stand beside the note. */
export function contradictionNote({ kind, wanted, given }: Contradiction, point: ReadText, answer: ReadText): string {
  if (kind === 'exchanged') return 'The parts have changed places.';
  if (wanted.length === 0 || given.length === 0) return 'You say the contrary of what the book says.';
  if (kind === 'denied') return given[0]?.denied ? 'You deny what the book says.' : 'You say what the book denies.';
  if (kind === 'number') return contrast(given.slice(0, 1), wanted.slice(0, 1), answer, point);
  return contrast(given, wanted, answer, point);
}

const contrast = (given: readonly Token[], wanted: readonly Token[], answer: ReadText, point: ReadText) =>
  `You say ${quoted(sourceOf(answer.source, given))}; the book says ${quoted(sourceOf(point.source, wanted))}.`;

/** Whether the words of each text stand in the same place, in one clause: beside the same word. */
function inSamePlace(wanted: readonly Token[], given: readonly Token[], point: ReadText, answer: ReadText): boolean {
  if ([wanted, given].some((words) => words.some(({ clause }) => clause !== words[0]?.clause))) return false;
  const beside = (text: ReadText, words: readonly Token[], step: number) => {
    const places = words.map((word) => text.tokens.indexOf(word));
    return text.tokens[step < 0 ? Math.min(...places) - 1 : Math.max(...places) + 1]?.text;
  };
  return [-1, 1].some((step) => {
    const word = beside(point, wanted, step);
    return word !== undefined && word === beside(answer, given, step);
  });
}

const wholePhrase = (text: ReadText, words: readonly Token[]): string =>
  quoted(sourceOf(text.source, clauseWith(text, new Set(words)) ?? words));

/**
 * "You say “proven” where the book says “proposed”": one word for one word in the same place; else the two phrases that differ.
 */
export function substitutionNote(replaced: readonly Substitution[], point: ReadText, answer: ReadText): string {
  const { wanted, given } = replaced.reduce((a, b) => (b.share > a.share ? b : a));
  return wanted.length === 1 && inSamePlace(wanted, given, point, answer)
    ? `You say ${quoted(sourceOf(answer.source, given))} where the book says ${quoted(sourceOf(point.source, wanted))}.`
    : `You say ${wholePhrase(answer, given)}; the book says ${wholePhrase(point, wanted)}.`;
}

/** What an answer leaves of a point: the phrases of the point that it does not say, and one of its own that says some of it. */
interface Left {
  missing: string;
  own: string | null;
}

const isLight = (word: Token | undefined) => word !== undefined && word.weight < 1;

/** So many words or fewer are shown from a phrase's beginning to its end. */
const SHORT_PHRASE = 4;

/**
 * The part of a phrase from the first word that is not said to the last, with the light words before it and the rest of the noun
 * behind it; the whole phrase where that leaves out next to nothing.
 */
function partWith(phrase: readonly Token[], open: ReadonlySet<Token>): readonly Token[] {
  const [first, last] = [phrase.findIndex((word) => open.has(word)), phrase.findLastIndex((word) => open.has(word))];
  let [from, to] = [first, last + 1];
  while (from > 0 && isLight(phrase[from - 1])) from--;
  while (to < phrase.length && !isLight(phrase[to])) to++;
  const dropped = phrase.length - (to - from);
  return phrase.length <= SHORT_PHRASE || dropped < 2 ? phrase : phrase.slice(from, to);
}

/** Null where all is said. */
function leftOf({ point, asked }: PointContext, answer: ReadText): (Left & { touched: number }) | null {
  const pairs = pairWords(point.content, answer.content);
  const counts = (word: Token, i: number) => !asked[i] && word.weight >= 1;
  const says = (i: number) => (pairs[i]?.agreement ?? 0) >= STANDS_FOR;
  const open = new Set(point.content.filter((word, i) => counts(word, i) && !says(i)));
  const said = new Set(
    point.content.flatMap((word, i) => (counts(word, i) && says(i) ? [answer.content[pairs[i]?.at ?? -1]] : [])),
  );
  const total = (words: ReadonlySet<Token | undefined>) =>
    [...words].reduce((sum, word) => sum + (word ? load(word) : 0), 0);
  if (open.size === 0) return null;
  const weightOf = (phrase: readonly Token[]) =>
    phrase.filter((word) => open.has(word)).reduce((sum, word) => sum + load(word), 0);
  const all = phrasesWith(point, open);
  const mostly = all.filter((phrase) => 2 * weightOf(phrase) >= phrase.reduce((sum, word) => sum + load(word), 0));
  const phrases = mostly.length > 0 ? mostly : all;
  const shown = new Set(phrases.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, PARTS));
  const missing = phrases
    .filter((phrase) => shown.has(phrase))
    .map((phrase) => quoted(sourceOf(point.source, partWith(phrase, open))));
  const own = phrasesWith(answer, said as ReadonlySet<Token>).find((phrase) => tells(phrase, said));
  return {
    missing: missing.join(' and '),
    own: own ? quoted(sourceOf(answer.source, own)) : null,
    touched: total(said) / (total(said) + total(open)),
  };
}

/** A name, a number or a term has at most so many words, and so has another one in its place. */
const NAME = { wanted: 3, given: 4 };

/** Whether an answer names another thing than the one that is asked for. */
function isOtherName({ point, whole, kind }: PointContext, answer: ReadText): boolean {
  const given = answer.content.length;
  const isName = kind === 'reference' && whole.tokens.length <= NAME.wanted && answer.tokens.length <= NAME.given;
  return (
    isName && given > 0 && pairWords(answer.content, point.content).every(({ agreement }) => agreement < STANDS_FOR)
  );
}

/**
 * What an answer has of a point, and the point's phrases that it does not say: "You say “a mass of ice”; still missing:
 * “that moves slowly”." Null where all is said, and where nothing of a point of several is.
 */
export function missingNote(context: PointContext, answer: ReadText): string | null {
  if (isOtherName(context, answer)) return contrast(answer.tokens, context.point.tokens, answer, context.point);
  const left = leftOf(context, answer);
  if (!left || (context.kind === 'outline' && left.touched < TOUCHED)) return null;
  return left.own && left.touched >= TOUCHED
    ? `You say ${left.own}; still missing: ${left.missing}.`
    : `Missing: ${left.missing}.`;
}

/** What of a point is not found in an answer that may say it in other words; null where all is. */
export function unfoundNote(context: PointContext, answer: ReadText): string | null {
  const left = leftOf(context, answer);
  return left && `Not found in your words: ${left.missing}.`;
}

/** A phrase of the answer has a part of the point if so many of its words, and such a share of them, are the point's. */
const OWN = { words: 2, share: 0.6 };
const tells = (phrase: readonly Token[], said: ReadonlySet<Token | undefined>) => {
  const full = phrase.filter(({ weight }) => weight >= 1);
  const held = full.filter((word) => said.has(word)).length;
  return held >= OWN.words && held >= OWN.share * full.length;
};
