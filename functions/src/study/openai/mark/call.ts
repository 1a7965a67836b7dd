/** Marking by a model: it says which points an answer makes and with which words; the rest is for code. */

import { AppError } from '../../../platform/errors.ts';
import { log } from '../../../platform/log.ts';
import type { DraftMark, DraftPoint, MarkInput } from '../../engine.ts';
import { languageOfRubric } from '../../grading/languages.ts';
import { plainPoint, pointsOfOutline, pointsOfReference } from '../../grading/points.ts';
import { quotedFrom } from '../../grading/quoted.ts';
import { refusalOf, withoutInstructions } from '../../grading/refusals.ts';
import { readText } from '../../grading/text.ts';
import { isCorrect } from '../../grading/verdict.ts';
import type { Session } from '../session.ts';
import { askFor, itemsOf, messagesOf } from '../structured.ts';
import { deniedWay, goesAgainst } from './denied.ts';
import { MARK, MARK_AGAIN } from './prompt.ts';
import { Judgement, Judgements } from './schema.ts';

const MARK_TOKENS = 2_000;

/**
 * Null where the model gave no judgement of some point, also when asked for it once more, or did not answer in time.
 * @throws AppError `limit` where the allowance is used up
 */
export async function mark(session: Session, input: MarkInput): Promise<DraftMark | null> {
  const ways = waysOf(input.rubric);
  const points = ways.flat();
  if (points.length === 0) return null;
  const refusal = refused(input, points);
  if (refusal !== null)
    return { points: points.slice(0, ways[0]?.length).map((point) => missing(point, null)), refusal };
  const copy = deniedWay(input, ways);
  if (copy)
    return {
      points: copy.map((point) => ({
        ...missing(point, evidenceOf(input, 0)),
        contradicted: true,
        student_words: input.answer.trim(),
      })),
      refusal: null,
    };
  try {
    const judged = await judge(session, input, points);
    if (!judged) return null;
    const drafts = points.map((point, i) => drafted(point, judged.get(i + 1), evidenceOf(input, i), input));
    const readings = ways.map((way, i) => {
      const before = ways.slice(0, i).flat().length;
      return drafts.slice(before, before + way.length);
    });
    return { points: best(input.rubric.kind, readings), refusal: null };
  } catch (error) {
    // An answer that was not marked can be marked later; one that the allowance is too small for is marked otherwise.
    if (error instanceof AppError && error.code === 'unavailable') return null;
    throw error;
  }
}

/** The ways to be right, each as its points. */
const waysOf = (rubric: MarkInput['rubric']): string[][] =>
  rubric.kind === 'outline'
    ? [pointsOfOutline(rubric.entries)]
    : [...new Set(rubric.references)].map((reference) => pointsOfReference(reference).map(plainPoint));

/** What no model is asked about: a blank answer, "I don't know", the question given back. */
function refused({ question, answer, rubric, evidence }: MarkInput, points: readonly string[]): string | null {
  const accepted = rubric.kind === 'reference' ? rubric.references : rubric.entries;
  const language = languageOfRubric(question, accepted);
  const content = points.flatMap((point) => readText(point, language).content);
  const book = evidence.flatMap(({ quote }) => readText(quote, language).content);
  const read = readText(question, language);
  return refusalOf({ question: read, accepted, rubric: content, answer, kind: rubric.kind, book });
}

/** The judgements by number of point; what is missing of them is asked for once. */
async function judge(
  session: Session,
  input: MarkInput,
  points: readonly string[],
): Promise<Map<number, Judgement> | null> {
  const judged = new Map<number, Judgement>();
  const numbered = points.map((point, i) => ({ number: i + 1, point }));
  for (let round = 0; round < 2; round++) {
    const open = numbered.filter(({ number }) => !judged.has(number));
    const { value } = await askFor(session, 'judgements', Judgements, {
      task: 'mark',
      messages: messagesOf(input.second ? MARK_AGAIN : MARK, {
        question: input.question,
        points: open,
        evidence: input.evidence.map(({ quote }) => quote),
        answer: input.answer,
      }),
      maxTokens: MARK_TOKENS,
    });
    for (const judgement of itemsOf(value, 'points', Judgement)) {
      if (open.some(({ number }) => number === judgement.point) && !judged.has(judgement.point))
        judged.set(judgement.point, judgement);
    }
    if (judged.size === points.length) return judged;
  }
  log('WARNING', 'not judged', { points: points.length, judged: judged.size });
  return null;
}

const missing = (point: string, evidence: number | null): DraftPoint => ({
  point,
  met: false,
  contradicted: false,
  student_words: null,
  evidence,
});

/**
 * A judgement as a point of the draft. Words from a sentence that speaks to the marker carry nothing, and words that go
 * against the point don't make it, whatever the model says.
 */
function drafted(
  point: string,
  judgement: Judgement | undefined,
  evidence: number | null,
  input: MarkInput,
): DraftPoint {
  const words = judgement?.words ? quotedFrom(withoutInstructions(input.answer), judgement.words) : null;
  if (!judgement || words === null) return missing(point, evidence);
  const against = judgement.verdict === 'met' ? goesAgainst(point, words, input) : null;
  return {
    point,
    met: judgement.verdict === 'met' && against === null,
    contradicted: judgement.verdict === 'contradicted' || against !== null,
    student_words: words,
    evidence,
    ...(against !== null && { note: against }),
  };
}

/** An outline has its evidence entry by entry; a short answer rests on one quote. */
function evidenceOf({ rubric, evidence }: MarkInput, point: number): number | null {
  if (evidence.length === 0) return null;
  if (rubric.kind === 'reference') return 0;
  const kept = rubric.entries.flatMap((entry, i) => (pointsOfOutline([entry]).length > 0 ? [i] : []));
  const entry = kept[point];
  return entry !== undefined && entry < evidence.length ? entry : null;
}

/** Of several ways to be right the one that the answer takes: a correct one, else the one it makes the most of. */
function best(kind: MarkInput['rubric']['kind'], readings: readonly DraftPoint[][]): DraftPoint[] {
  const share = (points: readonly DraftPoint[]) => points.filter(({ met }) => met).length / Math.max(1, points.length);
  const worth = (points: readonly DraftPoint[]) => Number(isCorrect(kind, points)) + share(points);
  return readings.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}
