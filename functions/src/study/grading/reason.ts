/** Why an answer was marked as it was, in words for the student. */
import type { DraftPoint } from '../engine.ts';
import { PASS_SHARE } from './pass.ts';
import { quoted } from './phrases.ts';
import { sameWords } from './refusals.ts';

/** Longer quotes are cut at a word: a reason is read at a glance. */
const MAX_QUOTE = 160;
/** What is missing is told of so many points; all of them stand in the list beside it. */
const MISSING_TOLD = 1;
/** And of so many of an answer that is correct without them. */
const LEFT_TOLD = 2;

const quote = (text: string): string =>
  quoted(text.length <= MAX_QUOTE ? text : `${text.slice(0, MAX_QUOTE).replace(/\s+\S*$/u, '')}…`);

/** How many points are made, what is contradicted and how, and which part of a claim is not there yet. */
export function reasonFor(correct: boolean, points: readonly DraftPoint[], unsure = false): string {
  const met = points.filter((point) => point.met);
  const parts = [unsure ? unsettled(points) : verdict(correct, met, points)];
  for (const point of points.filter(({ contradicted }) => contradicted)) parts.push(contrary(point));
  const left = correct ? points.filter((point) => !point.met && !point.contradicted) : [];
  if (left.length > 0)
    parts.push(
      `Not in your answer: ${left
        .slice(0, LEFT_TOLD)
        .map(({ point }) => quote(point))
        .join(' and ')}.`,
    );
  if (!correct && !unsure) {
    const missing = points.filter((point) => !point.met && !point.contradicted && point.note);
    for (const point of missing.slice(0, MISSING_TOLD)) parts.push(point.note ?? '');
  }
  return parts.join(' ');
}

/** Words that differ are shown in their sentences; a contradiction that lies in no words is called one. */
function contrary({ note, point, student_words }: DraftPoint): string {
  const [yours, theirs] = [quote(student_words ?? ''), quote(point)];
  if (note && namesBoth(note)) return `${note} Your sentence: ${yours}. The book’s: ${theirs}.`;
  const beside = `Your words ${yours} contradict the book: ${theirs}.`;
  return note ? `${note} ${beside}` : beside;
}

/** Whether a note has the student's words beside the book's. */
const namesBoth = (note: string) => note.includes('the book says “');

function unsettled(points: readonly DraftPoint[]): string {
  const open = points.find(({ unsure }) => unsure);
  const told = open?.note ?? `You say ${quote(open?.student_words ?? '')}; the book says ${quote(open?.point ?? '')}.`;
  return told.startsWith('You add')
    ? `${told} Folio can’t settle whether that is right.`
    : `${told} Folio can’t settle whether that says the same.`;
}

function verdict(correct: boolean, met: readonly DraftPoint[], points: readonly DraftPoint[]): string {
  const first = met[0]?.student_words ?? null;
  const total = points.length;
  if (total === 1) {
    const [{ contradicted, note = '', point } = { contradicted: false, point: '' }] = points;
    if (correct && first !== null)
      return sameWords(first, point)
        ? 'Correct: that is the book’s own answer.'
        : `Correct: ${quote(first)} says what the book says: ${quote(point)}.`;
    if (contradicted || note.startsWith('You add') || note.includes('”; the book says “')) return 'Not correct.';
    return note.startsWith('You say')
      ? 'Your answer makes only a part of the point.'
      : 'Your answer doesn’t cover the key point.';
  }
  const count = `${met.length} of ${total} points covered`;
  if (correct) return met.length < total ? `Correct, not complete: ${count}; half are enough.` : `Correct: ${count}.`;
  return met.length < PASS_SHARE * total
    ? `Not correct: ${count}; at least half are needed.`
    : `Not correct: ${count}.`;
}
