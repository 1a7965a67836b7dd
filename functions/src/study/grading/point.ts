/** Reads one point of a rubric in an answer: made, contradicted, left open or missing, with the words that make it so. */
import type { DraftPoint, MarkInput } from '../engine.ts';
import { alignWords } from './align.ts';
import { contradictionNote, missingNote, substitutionNote, unfoundNote } from './explain.ts';
import { inOrder, type PointContext, statementsOf, stretchesOf } from './features.ts';
import { judgePoint, type Model } from './judge.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { relate } from './similarity.ts';
import { contradictionOf } from './stance.ts';
import { type ReadText, readText, type Token } from './text.ts';

export interface PointReading {
  draft: DraftPoint;
  /** How probably the answer says it, 0 to 1. */
  share: number;
  context: PointContext;
}

const MISSING: Outcome = { verdict: 'missing', replaced: [] };
const MET: Outcome = { verdict: 'met', replaced: [] };

export function markPoint(
  text: string,
  context: PointContext,
  question: ReadText,
  answer: ReadText,
  model: Model,
  input: MarkInput,
): PointReading {
  const { point, kind } = context;
  const contradiction = contradictionOf(context, statementsOf(answer), question.content);
  const places = kind === 'outline' ? stretchesOf(answer, kind) : [answer.tokens];
  const verbatim =
    !contradiction && (places.some((words) => inOrder(point.tokens, words) === 1) || isItsNumber(context, answer));
  const { stretch, share } = judgePoint(context, answer, model);
  const { verdict, replaced } = contradiction
    ? MISSING
    : verbatim
      ? MET
      : outcomeOf(context, question, answer, stretch, share);
  const shown = verdict === 'missing' ? null : stretch.length > 0 ? stretch : answer.tokens;
  const words = contradiction?.against ?? shown;
  const note = contradiction
    ? contradictionNote(contradiction, point, answer)
    : verdict === 'met'
      ? null
      : replaced.length > 0
        ? substitutionNote(replaced, point, answer)
        : verdict === 'unsure'
          ? unfoundNote(context, answer)
          : missingNote(context, answer);
  const draft: DraftPoint = {
    point: text,
    met: verdict === 'met',
    contradicted: contradiction !== null,
    ...(verdict === 'unsure' && { unsure: true }),
    student_words: words && wordsOf(answer, point, words),
    evidence: evidenceFor(point, input),
    ...(note !== null && { note }),
  };
  return { draft, share: contradiction ? 0 : verbatim ? 1 : share, context };
}

/** "46": an answer to a reference that is its number and nothing else, where that is the only one that the question doesn't hold. */
function isItsNumber({ point, asked, kind }: PointContext, answer: ReadText): boolean {
  const wanted = point.content.filter((word, i) => word.kind === 'number' && !asked[i]);
  const [own, number] = [answer.content[0], wanted[0]];
  const alone = kind === 'reference' && answer.content.length === 1 && wanted.length === 1;
  return alone && own !== undefined && number !== undefined && relate(number, own) === 'same';
}

/** The answer's own words, from the first to the last clause of `stretch` that says something of the point. */
function wordsOf(answer: ReadText, point: ReadText, stretch: readonly Token[]): string | null {
  const said = stretch.filter((word) => word.weight > 0);
  const used = alignWords(point.content, said).flatMap(({ at }) => said[at]?.clause ?? []);
  const [first, last] = [Math.min(...used), Math.max(...used)];
  const span = used.length > 0 ? stretch.filter(({ clause }) => clause >= first && clause <= last) : stretch;
  const [from, to] = [span[0], span.at(-1)];
  return from && to ? answer.source.slice(from.start, to.end) : null;
}

/** The evidence that shares most with the point; null if none shares anything. */
function evidenceFor(point: ReadText, { evidence }: MarkInput): number | null {
  const shared = evidence.map(({ quote }) =>
    alignWords(point.content, readText(quote, point.language).content).reduce((sum, { credit }) => sum + credit, 0),
  );
  const most = Math.max(0, ...shared);
  return most > 0 ? shared.indexOf(most) : null;
}
