/** Adding up points, for both engines: models judge, code counts. */
import type { DraftPoint, Rubric } from '../engine.ts';

/**
 * An answer is correct from this share of its points on. A half: on the marked answers of ../shared/data/marking, people
 * accept answers that make the main point and leave out the elaboration, and a stricter share loses accuracy on both sets.
 */
export const PASS_SHARE = 0.5;

type Judged = Pick<DraftPoint, 'met' | 'contradicted' | 'partly' | 'unsure'>;

/** What points are worth: one for each that is made, a half for one made in part, less one for each contradicted. */
export function worthOf(points: readonly Judged[]): { points: number; of: number } {
  const worth = points.reduce(
    (sum, { met, partly, contradicted }) => sum + (met ? 1 : contradicted ? -1 : partly ? 0.5 : 0),
    0,
  );
  return { points: Math.max(0, worth), of: points.length };
}

/**
 * Whether the points make a correct answer: at least one is made, and they are worth half of all. A short answer that
 * contradicts any point is wrong, since its points are parts of one statement.
 */
export function isCorrect(kind: Rubric['kind'], points: readonly Judged[]): boolean {
  if (!points.some(({ met }) => met)) return false;
  if (kind === 'reference' && points.some(({ contradicted }) => contradicted)) return false;
  return worthOf(points).points >= PASS_SHARE * points.length;
}

/** Whether the points would make a correct answer if those that could not be settled were made. Never where one is contradicted. */
export const isUnsure = (kind: Rubric['kind'], points: readonly Judged[]): boolean =>
  points.some(({ unsure }) => unsure) &&
  !points.some(({ contradicted }) => contradicted) &&
  isCorrect(
    kind,
    points.map((point) => (point.unsure ? { ...point, met: true } : point)),
  );
