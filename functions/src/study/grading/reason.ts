/** Why an answer was marked as it was, in words for the student. */
import type { DraftPoint } from '../engine.ts';
import { PASS_SHARE } from './pass.ts';
import { quoted } from './phrases.ts';

/** Longer quotes are cut at a word: a reason is read at a glance. */
const MAX_QUOTE = 160;
/** What is missing is told of so many points; all of them stand in the list beside it. */
const MISSING_TOLD = 1;

const quote = (text: string): string =>
  quoted(text.length <= MAX_QUOTE ? text : `${text.slice(0, MAX_QUOTE).replace(/\s+\S*$/u, '')}…`);

/** How many points are made, what is contradicted and how, and which part of a claim is not there yet. */
export function reasonFor(correct: boolean, points: readonly DraftPoint[], unsure = false): string {
  const met = points.filter((point) => point.met);
  const parts = [unsure ? unsettled(points) : verdict(correct, met, points)];
  for (const point of points.filter(({ contradicted }) => contradicted)) parts.push(contrary(point));
  const said = correct && points.length - met.length === 1 ? points.find((point) => !point.met) : undefined;
  if (said && !said.contradicted) parts.push(`The book’s answer also says: ${quote(said.point)}.`);
  if (!correct && !unsure) {
    const missing = points.filter((point) => !point.met && !point.contradicted && point.note);
    for (const point of missing.slice(0, MISSING_TOLD)) parts.push(point.note ?? '');
  }
  return parts.join(' ');
}

function contrary({ note, point, student_words }: DraftPoint): string {
  const beside = `Your words ${quote(student_words ?? '')} contradict the book: ${quote(point)}.`;
  return note ? `${note} ${beside}` : beside;
}

function unsettled(points: readonly DraftPoint[]): string {
  const open = points.find(({ unsure }) => unsure);
  const told = open?.note ?? 'You put it in words of your own.';
  return told.startsWith('You add')
    ? `${told} Folio can’t settle whether that is right.`
    : `${told} Folio can’t settle whether that says the same.`;
}

function verdict(correct: boolean, met: readonly DraftPoint[], points: readonly DraftPoint[]): string {
  const first = met[0]?.student_words ?? null;
  const total = points.length;
  if (total === 1) {
    if (correct && first !== null) return `Correct: ${quote(first)} is the key point.`;
    const [{ contradicted, note = '' } = { contradicted: false }] = points;
    if (contradicted || note.startsWith('You add') || note.includes('”; the book says “')) return 'Not correct.';
    return note.startsWith('You say')
      ? 'Your answer makes only a part of the point.'
      : 'Your answer doesn’t cover the key point.';
  }
  const count = `${met.length} of ${total} points covered`;
  if (correct) return `Correct: ${count}.`;
  return met.length < PASS_SHARE * total
    ? `Not correct: ${count}; at least half are needed.`
    : `Not correct: ${count}.`;
}
