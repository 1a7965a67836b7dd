/** From an engine's draft to a mark: the claimed words are checked, the points are counted, the verdict follows. */
import type { ItemResult, MarkedPoint } from '../../contract/quiz.ts';
import type { DraftMark, DraftPoint, MarkInput } from '../engine.ts';
import { quotedFrom } from './quoted.ts';
import { reasonFor } from './reason.ts';
import { isCorrect, isUnsure, worthOf } from './score.ts';

/**
 * The mark for one answer; null where the engine could not decide. A point whose words are not in the answer is not made,
 * whatever the engine says, and a refused answer makes none.
 */
export function gradeAnswer(input: MarkInput, draft: DraftMark | null): ItemResult | null {
  if (!draft || (draft.points.length === 0 && draft.refusal === null)) return null;
  const { kind } = input.rubric;
  const refused = draft.refusal !== null;
  const checked = draft.points.map((point) => check(point, input.answer, refused));
  const correct = !refused && isCorrect(kind, checked);
  const unsure = !correct && !refused && isUnsure(kind, checked);
  return {
    is_correct: correct,
    points: checked.map((point) => shown(point, input)),
    reason: [draft.refusal ?? reasonFor(kind, checked, { correct, unsure }), draft.notice].filter(Boolean).join(' '),
    ...(refused && { refused: true }),
    ...(unsure && { unsure: true }),
    ...(kind === 'outline' && { worth: worthOf(checked) }),
  };
}

function check(point: DraftPoint, answer: string, refused: boolean): DraftPoint {
  const words = point.student_words === null || refused ? null : quotedFrom(answer, point.student_words);
  const found = words !== null;
  const { met, contradicted, partly, unsure, ...rest } = point;
  const verdict = met ? 'met' : contradicted ? 'contradicted' : partly ? 'partly' : unsure ? 'unsure' : null;
  return {
    ...rest,
    student_words: words,
    met: found && verdict === 'met',
    contradicted: found && verdict === 'contradicted',
    ...(found && verdict === 'partly' && { partly: true }),
    ...(found && verdict === 'unsure' && { unsure: true }),
  };
}

function shown({ point, note, ...judged }: DraftPoint, input: MarkInput): MarkedPoint {
  const { met, contradicted, partly, unsure } = judged;
  const evidence = judged.evidence === null ? undefined : input.evidence[judged.evidence];
  return {
    point,
    met,
    student_words: met || contradicted || partly || unsure ? judged.student_words : null,
    ...(contradicted && { contradicted: true }),
    ...(partly && { partly: true }),
    ...(unsure && { unsure: true }),
    ...(note && !met && { note }),
    ...(evidence && { evidence }),
  };
}
