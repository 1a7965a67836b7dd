/** A long question with its points, each with the words it rests on. */
import type { ClaimedQuote, DraftLaq } from '../../engine.ts';
import { alike } from '../gate/options.ts';
import { framed, type Reading } from '../reading.ts';
import type { Candidate } from './form.ts';

export type LaqCandidate = Candidate<DraftLaq>;

export const POINTS = { least: 3, most: 5 };
const POINT_CHARS = 330;

export interface Point {
  text: string;
  quote: ClaimedQuote;
}

/** A long question that is asked where its points are enough and no two of them the same. */
export function laqCandidate(
  form: string,
  chapter: number,
  score: number,
  about: readonly string[],
  question: string,
  points: readonly Point[],
): LaqCandidate {
  const fresh = points.filter(
    ({ text }, at) => text.length <= POINT_CHARS && points.findIndex((other) => alike(other.text, text)) === at,
  );
  return {
    form,
    level: 'understand',
    chapter,
    score,
    about,
    draft: () =>
      fresh.length === points.length && fresh.length >= POINTS.least
        ? { question, answer_outline: fresh.map(({ text }) => text), evidence: fresh.map(({ quote }) => quote) }
        : null,
  };
}

/** "A, B and C". */
export function enumerated({ frames }: Reading, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : framed(frames.and, items.slice(0, -1).join(frames.comma), last);
}
