/** Why an answer was marked as it was, in words for the student: what is there, what is missing, what goes against the book. */
import type { DraftPoint, Rubric } from '../engine.ts';
import { sameWords } from './refusal.ts';
import { PASS_SHARE, worthOf } from './score.ts';

/** Longer quotes are cut at a word: a reason is read at a glance. */
const MAX_QUOTE = 160;
/** What is missing is told of so many points of an answer that is not correct, and of a correct one; the list beside it has all. */
const MISSING_TOLD = { wrong: 3, correct: 2 };

/** In quotation marks; those within it are single ones, and go where one of a pair is cut off. */
export function quoted(text: string): string {
  const bare = text.trim().replace(/(?<![.,;:。，；])[.,;:。，；]+$/u, '');
  const opened = bare.match(/[“„«]/gu)?.length ?? 0;
  const closed = bare.match(/[”»]/gu)?.length ?? 0;
  const [open, close] = opened === closed ? ['‘', '’'] : ['', ''];
  return `“${bare.replace(/[“„«]/gu, open).replace(/[”»]/gu, close).replace(/"/gu, '')}”`;
}

const quote = (text: string): string =>
  quoted(text.length <= MAX_QUOTE ? text : `${text.slice(0, MAX_QUOTE).replace(/\s+\S*$/u, '')}…`);

/** A sentence or more; the points stand in a list beside it. */
export function reasonFor(
  kind: Rubric['kind'],
  points: readonly DraftPoint[],
  { correct, unsure }: { correct: boolean; unsure: boolean },
): string {
  const open = points.filter(({ met, contradicted }) => !met && !contradicted);
  const parts = [unsure ? unsettled(points) : verdict(kind, points, correct)];
  for (const point of points.filter(({ contradicted }) => contradicted)) parts.push(contrary(point));
  if (correct && open.length > 0) {
    const missing = open.slice(0, MISSING_TOLD.correct).map(({ point }) => quote(point));
    parts.push(`Not in your answer: ${missing.join(' and ')}.`);
  }
  if (!correct && !unsure)
    for (const { note } of open.filter(({ note }) => note).slice(0, MISSING_TOLD.wrong)) parts.push(note ?? '');
  return parts.join(' ');
}

/** Whether a note has the student's words beside the book's. */
const comparesWords = (note: string) => note.includes('the book says “');

function contrary({ note, point, student_words }: DraftPoint): string {
  const [yours, theirs] = [quote(student_words ?? ''), quote(point)];
  if (note && comparesWords(note)) return `${note} Your sentence: ${yours}. The book’s: ${theirs}.`;
  const beside = `Your words ${yours} contradict the book: ${theirs}.`;
  return note ? `${note} ${beside}` : beside;
}

function unsettled(points: readonly DraftPoint[]): string {
  const open = points.find(({ unsure }) => unsure);
  const told = open?.note ?? `You say ${quote(open?.student_words ?? '')}; the book says ${quote(open?.point ?? '')}.`;
  return `${told} Folio can’t settle whether that says the same.`;
}

function verdict(kind: Rubric['kind'], points: readonly DraftPoint[], correct: boolean): string {
  const [only, ...others] = points;
  if (only && others.length === 0) return ofOne(only, correct);
  const { points: worth, of } = worthOf(points);
  const [made, part, against] = [
    points.filter(({ met }) => met).length,
    points.filter(({ partly }) => partly).length,
    points.filter(({ contradicted }) => contradicted).length,
  ];
  // One figure for an answer: where it is not the number of points made, what it is put together from is said.
  const figure =
    part + against === 0
      ? `${made} of ${of} points made`
      : kind === 'outline' || against === 0
        ? `${worth} of ${of} points (${[`${made} made`, part > 0 && `${part} in part`, against > 0 && `${against} contradicted, which takes one back each`].filter(Boolean).join(', ')})`
        : `${against} of ${of} points contradicted`;
  if (correct) return worth < of ? `Correct, not complete: ${figure}; half are enough.` : `Correct: ${figure}.`;
  // What is right and too little is not called wrong.
  const falls = worth > 0 && against === 0 ? 'Right in part' : 'Not correct';
  return worth < PASS_SHARE * of ? `${falls}: ${figure}; at least half are needed.` : `${falls}: ${figure}.`;
}

function ofOne({ met, partly, contradicted, student_words, point, note = '' }: DraftPoint, correct: boolean): string {
  if (correct && met && student_words !== null)
    return sameWords(student_words, point)
      ? 'Correct: that is the book’s own answer.'
      : `Correct: ${quote(student_words)} says what the book says: ${quote(point)}.`;
  if (contradicted || note.includes('”; the book says “')) return 'Not correct.';
  return partly || note.startsWith('You say')
    ? 'Your answer makes only a part of the point.'
    : 'Your answer doesn’t cover the key point.';
}
