/** From an engine's draft to a mark: the claimed words are checked, the points are counted, the verdict follows. */
import type { ItemResult, MarkedPoint } from '../../contract/quiz.ts';
import type { DraftMark, DraftPoint, MarkInput, Rubric } from '../engine.ts';
import { PASS_SHARE } from './pass.ts';
import { quotedFrom } from './quoted.ts';
import { reasonFor } from './reason.ts';

/**
 * Whether the points make a correct answer. Each point met counts one. In an outline each point contradicted takes one
 * back; a short answer that contradicts any point is wrong, since its points are parts of one statement.
 */
export function isCorrect(kind: Rubric['kind'], points: readonly Pick<DraftPoint, 'met' | 'contradicted'>[]): boolean {
  const met = points.filter((point) => point.met).length;
  const contradicted = points.filter((point) => point.contradicted).length;
  if (points.length === 0 || met === 0) return false;
  if (kind === 'reference' && contradicted > 0) return false;
  return met - contradicted >= PASS_SHARE * points.length;
}

/** Whether the points would make a correct answer if those that could not be settled were met. Never where one is denied. */
export const isUnsure = (
  kind: Rubric['kind'],
  points: readonly Pick<DraftPoint, 'met' | 'contradicted' | 'unsure'>[],
) =>
  points.some(({ unsure }) => unsure) &&
  !points.some(({ contradicted }) => contradicted) &&
  isCorrect(
    kind,
    points.map(({ met, contradicted, unsure }) => ({ met: met || unsure === true, contradicted })),
  );

/** What a long answer's points are worth: one each, less one for each that is contradicted. */
export function worthOf(points: readonly Pick<DraftPoint, 'met' | 'contradicted'>[]): { points: number; of: number } {
  const made = points.filter(({ met }) => met).length;
  const against = points.filter(({ contradicted }) => contradicted).length;
  return { points: Math.max(0, made - against), of: points.length };
}

/**
 * The mark for one answer; null where the engine could not decide. A point whose words are not in the answer is not met,
 * whatever the engine says, and a refused answer meets none.
 */
export function gradeAnswer(input: MarkInput, draft: DraftMark | null): ItemResult | null {
  if (!draft || (draft.points.length === 0 && draft.refusal === null)) return null;
  const checked = draft.points.map((point) => check(point, input.answer, draft.refusal !== null));
  const correct = draft.refusal === null && isCorrect(input.rubric.kind, checked);
  const unsure = !correct && draft.refusal === null && isUnsure(input.rubric.kind, checked);
  return {
    is_correct: correct,
    points: checked.map((point) => shown(point, input)),
    reason: [draft.refusal ?? reasonFor(correct, checked, unsure), draft.notice].filter(Boolean).join(' '),
    ...(draft.refusal !== null && { refused: true }),
    ...(unsure && { unsure: true }),
    ...(input.rubric.kind === 'outline' && { worth: worthOf(checked) }),
  };
}

function check(point: DraftPoint, answer: string, refused: boolean): DraftPoint {
  const words = point.student_words === null || refused ? null : quotedFrom(answer, point.student_words);
  const stands = words !== null;
  return {
    ...point,
    student_words: words,
    met: point.met && stands,
    contradicted: point.contradicted && !point.met && stands,
    unsure: point.unsure === true && !point.met && !point.contradicted && stands,
  };
}

function shown(point: DraftPoint, input: MarkInput): MarkedPoint {
  const evidence = point.evidence === null ? undefined : input.evidence[point.evidence];
  return {
    point: point.point,
    met: point.met,
    student_words: point.met || point.contradicted || point.unsure ? point.student_words : null,
    ...(point.contradicted && { contradicted: true }),
    ...(point.unsure && { unsure: true }),
    ...(point.note && !point.met && { note: point.note }),
    ...(evidence && { evidence }),
  };
}
