/** Reads one point of a rubric in an answer: met, contradicted, left open or missing, with the words that make it so. */
import type { DraftPoint, MarkInput, PointFacts } from '../engine.ts';
import { besideIt } from './choices.ts';
import { otherSide } from './contrasts.ts';
import { dealtTheWrongWay, fromOtherSide } from './converses.ts';
import { otherHead } from './defined.ts';
import { contradictionNote, missingNote, substitutionNote, unfoundNote } from './explain.ts';
import { inOrder, type PointContext, pointContext, statementsOf, stretchesOf } from './features.ts';
import { asAskedForbidden } from './forbidden.ts';
import { isFlatDenial } from './heads.ts';
import { judgePoint, MET, type Model } from './judge.ts';
import { asksWhatItMeans, grammarOf } from './languages.ts';
import { nearnessOf } from './meaning.ts';
import { otherName } from './names.ts';
import { isAskedName, isAskedNumber } from './other-number.ts';
import { type Outcome, outcomeOf, verbatimOutcome } from './outcome.ts';
import { plainPoint } from './points.ts';
import { otherQuantity } from './quantifiers.ts';
import { opensUnknown, sameWords } from './refusals.ts';
import { alignPoint } from './second.ts';
import { evidenceFor, wordsOf } from './shown.ts';
import { boundTo } from './sides.ts';
import { type Contradiction, plainly, type Stance } from './stance.ts';
import { isEmptyTalk, isOffSubject } from './subject.ts';
import { opposedWords } from './substitution.ts';
import { type ReadText, readText, type Token } from './text.ts';
import { stanceOf } from './veto.ts';

/** One of the two markings: the stretch that comes nearest to a point, whether it says it, and how surely. */
export type Judge = (
  context: PointContext,
  answer: ReadText,
) => { stretch: readonly Token[]; met: boolean; share: number };
export const firstJudge =
  (model: Model): Judge =>
  (context, answer) => {
    const { stretch, share } = judgePoint(context, answer, model);
    return { stretch, share, met: share >= MET };
  };
export const secondJudge: Judge = alignPoint;

export interface PointReading {
  draft: DraftPoint;
  share: number;
  context: PointContext;
}

/** Whether the answer goes against the point: by the words themselves, by the sides they are given to, by what the book contrasts. */
function stanceOn(
  context: PointContext,
  question: ReadText,
  answer: ReadText,
  { opposites }: Omit<PointFacts, 'point'>,
): Stance & { verbatim: boolean; kept: boolean } {
  const { point, kind } = context;
  const bound = boundTo(kind === 'outline' ? point : context.whole, question, answer);
  if (bound?.told) return { against: bound.told, why: plainly('sides'), mirrors: null, verbatim: false, kept: false };
  const kept = bound?.kept === true;
  const statements = statementsOf(answer);
  const found = stanceOf(context, statements, question.content);
  const excused = kept && (found.why?.kind === 'denied' || found.why?.kind === 'exchanged');
  const stance: Stance = excused ? { against: null, why: null, mirrors: null } : found;
  const dealt = stance.against ? null : dealtTheWrongWay(point, answer);
  if (dealt) {
    const why: Contradiction = { kind: 'opposite', wanted: [dealt.wanted], given: [dealt.given] };
    return { against: answer.tokens, why, mirrors: null, verbatim: false, kept };
  }
  const amount = stance.against ? null : otherQuantity(point.tokens, answer.tokens, grammarOf(point.language));
  if (amount) {
    const why: Contradiction = { kind: 'opposite', ...amount };
    return { against: answer.tokens, why, mirrors: null, verbatim: false, kept };
  }
  if (stance.against) return { ...stance, verbatim: false, kept };
  const defines = kind === 'reference' && context.alternatives === 1;
  if (defines && asksWhatItMeans(question.source, question.language) && otherHead(point, answer, question))
    return { against: answer.tokens, why: plainly('exchanged'), mirrors: null, verbatim: false, kept };
  const name = otherName(
    point,
    answer,
    [...context.whole.content, ...context.book, ...question.content],
    question.content,
  );
  if (name) {
    const why: Contradiction = { kind: 'name', ...name };
    return { against: answer.tokens, why, mirrors: null, verbatim: false, kept };
  }
  const places = kind === 'outline' ? stretchesOf(answer, kind) : [answer.tokens];
  const whole = places.some((words) => inOrder(point.tokens, words) === 1);
  const verbatim = whole && besideIt(point.source, point.content, answer) === null;
  const crossed = verbatim ? null : otherSide(point, opposites, statements, question);
  return { ...stance, ...crossed, verbatim, kept };
}

/** Everything about one point: what the two texts say of it, then what the book says of it elsewhere. */
export function markPoint(
  text: string,
  asked: PointContext,
  question: ReadText,
  given: ReadText,
  judge: Judge,
  input: MarkInput,
): PointReading {
  const plain = asAskedForbidden(question, asked.point, given);
  const context = plain.point === asked.point ? asked : { ...asked, point: plain.point };
  const answer = fromOtherSide(context.point, plain.answer);
  const facts = factsOn(text, context, input);
  const stance = stanceOn(context, question, answer, facts);
  const { verbatim, mirrors } = stance;
  const { stretch, met, share } = judge(context, answer);
  const surely =
    verbatim || mirrors !== null || isAskedNumber(context, question, answer) || isAskedName(context, question, answer);
  const own: Outcome = stance.against
    ? MISSING
    : surely
      ? verbatimOutcome(context, question, answer)
      : settledBySides(outcomeOf(context, question, answer, stretch, met), stance, context, question, answer);
  // Another thing in one place is another thing, however the book puts it elsewhere.
  const open = own.verdict !== 'met' && own.replaced.length === 0 && !stance.against;
  const elsewhere = open ? restatedIn(facts.restatements, context, question, answer, judge) : null;
  const flat = own.verdict === 'unsure' && own.replaced.length === 0 && isFlatDenial(context.point, answer);
  const denied = flat ? { against: answer.tokens, why: plainly('denied') } : null;
  const { against, why } = elsewhere?.denied ?? turnedRound(own, stretch) ?? denied ?? stance;
  const restated = elsewhere?.said ?? null;
  const { verdict, replaced }: Outcome = against
    ? MISSING
    : restated
      ? { verdict: 'met', replaced: [] }
      : isIdle(own, context, answer, question)
        ? MISSING
        : own;
  const shown = verdict === 'missing' ? null : (restated ?? mirrors ?? (stretch.length > 0 ? stretch : answer.tokens));
  const words = against ?? shown;
  const note = why
    ? contradictionNote(why, context.point, answer)
    : verdict === 'met'
      ? null
      : replaced.length > 0
        ? substitutionNote(replaced, context.point, answer)
        : verdict === 'unsure'
          ? unfoundNote(context, answer)
          : missingNote(context, answer);
  const draft = {
    point: text,
    met: verdict === 'met',
    contradicted: against !== null,
    ...(verdict === 'unsure' && { unsure: true }),
    student_words: words && wordsOf(answer, context.point, words),
    evidence: evidenceFor(context.point, input),
    ...(note !== null && { note }),
  };
  return { draft, share: against ? 0 : verbatim ? 1 : share, context };
}

/** So much of a comparison must be said before the right words on the right sides settle it. */
const COMPARED = 0.5;
function settledBySides(
  outcome: Outcome,
  { kept }: { kept: boolean },
  { point }: PointContext,
  question: ReadText,
  answer: ReadText,
): Outcome {
  const said = () => nearnessOf(point.content, answer.content, question.content).said;
  const open = outcome.verdict === 'unsure' || outcome.verdict === 'contrary';
  if (kept && open && said() < COMPARED) return { verdict: 'unsure', replaced: [] };
  return kept && open ? { verdict: 'met', replaced: [] } : outcome;
}

/** How an answer stands that has the opposite of a word of the point in its place. */
function turnedRound(
  { verdict, replaced }: Outcome,
  stretch: readonly Token[],
): Pick<Stance, 'against' | 'why'> | null {
  const [first] = replaced;
  if (verdict !== 'contrary' || !first) return null;
  return { against: stretch, why: { kind: 'opposite', ...opposedWords(first) } };
}

/** An answer that begins with not knowing is left open only if it says at least so much of the point; one about other things never. */
const ADMITTED = 0.2;
const isIdle = (
  { verdict, replaced }: Outcome,
  { point, whole, book }: PointContext,
  answer: ReadText,
  question: ReadText,
) => {
  if (verdict !== 'unsure' || replaced.length > 0) return false;
  const guess = opensUnknown(answer) && nearnessOf(point.content, answer.content, question.content).said < ADMITTED;
  const claimed = [...whole.content, ...book].filter(
    ({ stem }) => !question.content.some((word) => word.stem === stem),
  );
  return (
    guess ||
    isEmptyTalk(answer, question.content, claimed) ||
    isOffSubject(answer.content, [...whole.content, ...book, ...question.content])
  );
};

const NOTHING = { restatements: [], opposites: [] } satisfies Omit<PointFacts, 'point'>;

/** What the book says elsewhere of a point; of a reference only where it is one point, which then says all of it. */
function factsOn(text: string, { whole, kind }: PointContext, { facts = [] }: MarkInput): Omit<PointFacts, 'point'> {
  const isAll = kind === 'outline' || sameWords(text, whole.source);
  return (isAll && facts.find(({ point }) => sameWords(plainPoint(point), text))) || NOTHING;
}

/** Another wording of the book's is no key of its own: an answer must come this near to it, both ways. */
const RESTATED = 0.45;
const MISSING: Outcome = { verdict: 'missing', replaced: [] };

/** The words of the answer that say the point as the book words it elsewhere, or how they deny that; null for neither. */
function restatedIn(
  restatements: readonly string[],
  { alternatives, kind }: PointContext,
  question: ReadText,
  answer: ReadText,
  judge: Judge,
): { said?: readonly Token[]; denied?: Stance } | null {
  let denied: Stance | undefined;
  for (const text of restatements) {
    const point = readText(text, question.language);
    const context = pointContext(point, question, { whole: point, alternatives, kind });
    const stance = stanceOf(context, statementsOf(answer), question.content);
    if (stance.against) {
      if (stance.why?.kind === 'denied') denied ??= { ...stance, why: { ...stance.why, wanted: [] } };
      continue;
    }
    const { stretch, met } = judge(context, answer);
    const verbatim = inOrder(point.tokens, answer.tokens) === 1;
    const { both } = nearnessOf(
      point.content,
      stretch.filter(({ weight }) => weight > 0),
      question.content,
    );
    const says = both >= RESTATED && outcomeOf(context, question, answer, stretch, met).verdict === 'met';
    if (verbatim || says) return { said: stretch };
  }
  return denied ? { denied } : null;
}
