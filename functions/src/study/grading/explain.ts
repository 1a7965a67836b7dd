/** What is wrong or missing in an answer, in a phrase for the student: their words beside the book's. */
import type { PointContext } from './features.ts';
import { load, pairWords, STANDS_FOR } from './meaning.ts';
import { phrasesWith, quoted, sourceOf } from './phrases.ts';
import type { Substitution } from './substitution.ts';
import type { ReadText, Token } from './text.ts';
import type { Contradiction } from './veto.ts';

/** Of what a point says so many phrases are told as missing, the weightiest. */
const PARTS = 2;
/** Less of a point is not begun, and nothing of it is missing more than the rest. */
const TOUCHED = 0.2;

/** "You say “lowers”; the book says “raises”." A denial is told in words; the statements stand beside the note. */
export function contradictionNote({ kind, wanted, given }: Contradiction, point: ReadText, answer: ReadText): string {
  if (kind === 'exchanged') return 'The parts have changed places.';
  if (kind === 'sides') return 'You give to one side what the book says of the other.';
  if (kind === 'hedged') return 'You say one thing and its opposite.';
  if (wanted.length === 0 || given.length === 0) return 'You say the contrary of what the book says.';
  if (kind === 'denied') return given[0]?.denied ? 'You deny what the book says.' : 'You say what the book denies.';
  if (kind === 'number') return contrast(given.slice(0, 1), wanted.slice(0, 1), answer, point);
  return contrast(given, wanted, answer, point);
}

const contrast = (given: readonly Token[], wanted: readonly Token[], answer: ReadText, point: ReadText) =>
  `You say ${quoted(sourceOf(answer.source, given))}; the book says ${quoted(sourceOf(point.source, wanted))}.`;

/** "You say “proven” where the book says “proposed”." */
export function substitutionNote(replaced: readonly Substitution[], point: ReadText, answer: ReadText): string {
  const first = replaced.reduce((a, b) => (b.share > a.share ? b : a));
  const own = quoted(sourceOf(answer.source, first.given));
  if (first.wanted.length === 0) return `You add ${own}, which the book’s answer doesn’t say.`;
  return `You say ${own} where the book says ${quoted(sourceOf(point.source, first.wanted))}.`;
}

/**
 * What an answer has of a point, and the point's phrases that it does not say: "You say “a mass of ice”; still missing:
 * “that moves slowly”." Null where all is said or nothing.
 */
export function missingNote({ point, asked }: PointContext, answer: ReadText): string | null {
  const pairs = pairWords(point.content, answer.content);
  const counts = (word: Token, i: number) => !asked[i] && word.weight >= 1;
  const says = (i: number) => (pairs[i]?.agreement ?? 0) >= STANDS_FOR;
  const open = new Set(point.content.filter((word, i) => counts(word, i) && !says(i)));
  const said = new Set(
    point.content.flatMap((word, i) => (counts(word, i) && says(i) ? [answer.content[pairs[i]?.at ?? -1]] : [])),
  );
  const total = (words: ReadonlySet<Token | undefined>) =>
    [...words].reduce((sum, word) => sum + (word ? load(word) : 0), 0);
  if (open.size === 0 || total(said) < TOUCHED * (total(said) + total(open))) return null;
  const weightOf = (phrase: readonly Token[]) =>
    phrase.filter((word) => open.has(word)).reduce((sum, word) => sum + load(word), 0);
  const all = phrasesWith(point, open);
  const mostly = all.filter((phrase) => 2 * weightOf(phrase) >= phrase.reduce((sum, word) => sum + load(word), 0));
  const phrases = mostly.length > 0 ? mostly : all;
  const shown = new Set(phrases.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, PARTS));
  const missing = phrases.filter((phrase) => shown.has(phrase)).map((phrase) => quoted(sourceOf(point.source, phrase)));
  const own = phrasesWith(answer, said as ReadonlySet<Token>).find((phrase) => tells(phrase, said));
  return own
    ? `You say ${quoted(sourceOf(answer.source, own))}; still missing: ${missing.join(' and ')}.`
    : `Still missing: ${missing.join(' and ')}.`;
}

/** A phrase of the answer has a part of the point if so many of its words, and such a share of them, are the point's. */
const OWN = { words: 2, share: 0.6 };
const tells = (phrase: readonly Token[], said: ReadonlySet<Token | undefined>) => {
  const full = phrase.filter(({ weight }) => weight >= 1);
  const held = full.filter((word) => said.has(word)).length;
  return held >= OWN.words && held >= OWN.share * full.length;
};
