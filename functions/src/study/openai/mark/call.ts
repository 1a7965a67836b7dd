/** Marking by a model: it says which points an answer makes and with which words; the rest is for code. */

import { AppError } from '../../../platform/errors.ts';
import { log } from '../../../platform/log.ts';
import type { DraftMark, DraftPoint, MarkInput } from '../../engine.ts';
import { plainPoint, pointsOfOutline, pointsOfReference } from '../../marking/points.ts';
import { quotedFrom } from '../../marking/quoted.ts';
import { languageOfRubric, refusalOf, withoutInstructions } from '../../marking/refusal.ts';
import { isCorrect, worthOf } from '../../marking/score.ts';
import type { Session } from '../session.ts';
import { askFor, itemsOf, messagesOf } from '../structured.ts';
import { doubtOf } from './doubts.ts';
import { DOUBTED, MARK, MARK_AGAIN } from './prompt.ts';
import { Judgements, ReadJudgement } from './schema.ts';

const MARK_TOKENS = 2_000;
/** A model's phrase for the student is cut here. */
const NOTE_CHARS = 160;

/**
 * Null where the model gave no judgement of some point, also when asked for it once more, or did not answer in time.
 * @throws AppError `limit` where the allowance is used up
 */
export const mark = (session: Session, input: MarkInput): Promise<DraftMark | null> =>
  markBy((points) => askAbout(session, input, points), input);

/** The judgements of some points, by number. */
export type Judge = (points: readonly Asked[]) => Promise<Map<number, ReadJudgement>>;

/** The same by whoever judges: what code does with a judge's words can be measured without a model. */
export async function markBy(judge: Judge, input: MarkInput): Promise<DraftMark | null> {
  const ways = waysOf(input.rubric);
  const points = ways.flat();
  if (points.length === 0) return null;
  const refusal = refusalOf(input);
  if (refusal !== null)
    return { points: points.slice(0, ways[0]?.length).map((point) => missing(point, null)), refusal };
  try {
    const drafts = await judged(judge, input, points);
    if (!drafts) return null;
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

interface Asked {
  number: number;
  point: string;
  doubt?: string;
}

/**
 * The judgement of each point. What is missing of the first reply, and each "met" that code doubts, is asked about once
 * more, in one call; what the model says then counts. Null where a point is left without a judgement.
 */
async function judged(judge: Judge, input: MarkInput, points: readonly string[]): Promise<DraftPoint[] | null> {
  const language = languageOfRubric(input);
  const numbered: Asked[] = points.map((point, i) => ({ number: i + 1, point }));
  const first = await judge(numbered);
  const again = numbered.flatMap((asked) => {
    const judgement = first.get(asked.number);
    if (!judgement) return [asked];
    const words = wordsOf(judgement, input);
    if (judgement.verdict !== 'met' || isOrder(judgement, input)) return [];
    const doubt =
      words === null
        ? `The words “${judgement.words ?? ''}” were named for it, which are not in the answer letter by letter.`
        : doubtOf(asked.point, words, input.answer, language);
    return doubt === null ? [] : [{ ...asked, doubt }];
  });
  const second = again.length > 0 ? await onceMore(judge, again, first) : new Map<number, ReadJudgement>();
  if (numbered.some(({ number }) => !first.has(number) && !second.has(number))) {
    log('WARNING', 'not judged', { points: points.length, judged: first.size });
    return null;
  }
  const doubted = new Set(again.flatMap(({ number }) => (first.has(number) ? [number] : [])));
  return numbered.map(({ number, point }) => {
    const judgement = second.get(number) ?? first.get(number);
    const draft = drafted(point, judgement, evidenceOf(input, number - 1), input);
    // Doubted, and no word from the model about it, or again words that nobody wrote: the student decides.
    const isOpen = doubted.has(number) && judgement?.verdict === 'met' && (!second.has(number) || !draft.met);
    return isOpen ? leftOpen(draft, input) : draft;
  });
}

/** The second call; where it fails, what the first one said is kept if nothing is missing of it. */
async function onceMore(
  judge: Judge,
  again: readonly Asked[],
  first: ReadonlyMap<number, ReadJudgement>,
): Promise<Map<number, ReadJudgement>> {
  try {
    return await judge(again);
  } catch (error) {
    if (again.every(({ number }) => first.has(number))) return new Map();
    throw error;
  }
}

async function askAbout(
  session: Session,
  input: MarkInput,
  points: readonly Asked[],
): Promise<Map<number, ReadJudgement>> {
  const rules = input.second ? MARK_AGAIN : MARK;
  const { value } = await askFor(session, 'judgements', Judgements, {
    task: 'mark',
    messages: messagesOf(points.some(({ doubt }) => doubt) ? `${rules}\n${DOUBTED}` : rules, {
      question: input.question,
      points,
      evidence: input.evidence.map(({ quote }) => quote),
      answer: input.answer,
    }),
    maxTokens: MARK_TOKENS,
  });
  const judged = new Map<number, ReadJudgement>();
  for (const judgement of itemsOf(value, 'points', ReadJudgement)) {
    if (points.some(({ number }) => number === judgement.point) && !judged.has(judgement.point))
      judged.set(judgement.point, judgement);
  }
  return judged;
}

const missing = (point: string, evidence: number | null): DraftPoint => ({
  point,
  met: false,
  contradicted: false,
  student_words: null,
  evidence,
});

/** The words of a judgement as the answer has them. Sentences that speak to the marker carry nothing. */
const wordsOf = ({ words }: ReadJudgement, { answer }: MarkInput) =>
  words ? quotedFrom(withoutInstructions(answer), words) : null;

/** Whether the words of a judgement are an order to the marker. */
const isOrder = (judgement: ReadJudgement, input: MarkInput): boolean =>
  wordsOf(judgement, input) === null && quotedFrom(input.answer, judgement.words ?? '') !== null;

function drafted(
  point: string,
  judgement: ReadJudgement | undefined,
  evidence: number | null,
  input: MarkInput,
): DraftPoint {
  const words = judgement ? wordsOf(judgement, input) : null;
  const note = judgement?.note?.replace(/\s+/gu, ' ').trim().slice(0, NOTE_CHARS);
  const noted = note && judgement?.verdict !== 'met' ? { note } : {};
  if (!judgement || words === null) return { ...missing(point, evidence), ...noted };
  return {
    point,
    met: judgement.verdict === 'met',
    contradicted: judgement.verdict === 'contradicted',
    ...(judgement.verdict === 'partly' && { partly: true }),
    student_words: words,
    evidence,
    ...noted,
  };
}

/** A point that the student decides on, beside the words that may make it. */
const leftOpen = (draft: DraftPoint, { answer }: MarkInput): DraftPoint => ({
  ...draft,
  met: false,
  unsure: true,
  student_words: draft.student_words ?? withoutInstructions(answer).trim(),
});

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
  const rank = (points: readonly DraftPoint[]) =>
    Number(isCorrect(kind, points)) + worthOf(points).points / Math.max(1, points.length);
  return readings.reduce((a, b) => (rank(b) > rank(a) ? b : a));
}
