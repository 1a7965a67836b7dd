/** Why an answer was marked as it was, in words for the student. */
import type { DraftPoint } from '../engine.ts';
import { PASS_SHARE } from './pass.ts';

/** Longer quotes are cut at a word: a reason is read at a glance. */
const MAX_QUOTE = 160;

function quote(text: string): string {
  const short = text.length <= MAX_QUOTE ? text : `${text.slice(0, MAX_QUOTE).replace(/\s+\S*$/u, '')}…`;
  return `“${short.trim()}”`;
}

/** How many points are made, and what is contradicted. What is missing stands in the points, which are shown beside it. */
export function reasonFor(correct: boolean, points: readonly DraftPoint[]): string {
  const met = points.filter((point) => point.met);
  const against = points.filter((point) => point.contradicted);
  const parts = [verdict(correct, met, points.length)];
  for (const point of against)
    parts.push(`Your words ${quote(point.student_words ?? '')} contradict the book: ${quote(point.point)}.`);
  return parts.join(' ');
}

function verdict(correct: boolean, met: readonly DraftPoint[], total: number): string {
  const first = met[0]?.student_words ?? null;
  if (total === 1)
    return correct && first !== null
      ? `Correct: ${quote(first)} is the key point.`
      : 'Your answer doesn’t cover the key point.';
  const count = `${met.length} of ${total} points covered`;
  if (correct) return `Correct: ${count}.`;
  return met.length < PASS_SHARE * total
    ? `Not correct: ${count}; at least half are needed.`
    : `Not correct: ${count}.`;
}
