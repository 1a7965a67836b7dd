/** Marks a typed answer against a rubric without a model and without a network: pure, the same every time, in milliseconds. */
import type { DraftMark, DraftPoint, MarkInput, PointFacts } from '../engine.ts';
import { alignWords } from './align.ts';
import { asWritten } from './compounds.ts';
import { otherSide } from './contrasts.ts';
import { contradictionNote, missingNote, substitutionNote } from './explain.ts';
import { inOrder, type PointContext, pointContext, statementsOf, stretchesOf } from './features.ts';
import { withoutGapFrame } from './gaps.ts';
import { FITTED, judgePoint, MET, type Model } from './judge.ts';
import { languageOfRubric } from './languages.ts';
import { nearnessOf } from './meaning.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { entryKeys, ownPart } from './outline-keys.ts';
import { plainPoint, pointsOfOutline, pointsOfReference } from './points.ts';
import { opensUnknown, refusalOf, sameWords, withoutInstructions } from './refusals.ts';
import { alignPoint } from './second.ts';
import { type ReadText, readText, type Token } from './text.ts';
import { isCorrect } from './verdict.ts';
import { deniedCopy, type Stance, sameStatement, stanceOf } from './veto.ts';

/** Longer answers are marked on their beginning; the contract refuses them before this. */
const MAX_CHARS = 20_000;

/** The ways to be right: for each, its points. An outline is one way. */
function waysOf(rubric: MarkInput['rubric']): { points: string[]; whole: (point: string) => string }[] {
  if (rubric.kind === 'outline') return [{ points: pointsOfOutline(rubric.entries), whole: (entry) => entry }];
  return [...new Set(rubric.references)].map((reference) => ({
    points: pointsOfReference(reference),
    whole: () => plainPoint(reference),
  }));
}

/**
 * Reads one answer. Every rubric point is met or not, with the words of the answer that meet or contradict it; where
 * several reference answers are accepted, the points are those of the one that fits best. Never throws and always decides.
 */
export function mark(input: MarkInput, model: Model = FITTED): DraftMark {
  const given = withoutGapFrame(input.question, input.answer.slice(0, MAX_CHARS));
  const accepted = input.rubric.kind === 'reference' ? input.rubric.references : input.rubric.entries;
  const language = languageOfRubric(input.question, accepted);
  const question = readText(input.question, language);
  const ways = waysOf(input.rubric);
  const texts = accepted.map((text) => readText(text, language));
  const rubric = texts.flatMap(({ content }) => content);
  const refusal = refusalOf({ question, accepted, rubric, answer: given, kind: input.rubric.kind });
  const answer = texts.reduce(
    (read, { tokens }) => asWritten(read, tokens),
    readText(withoutInstructions(given), language),
  );
  const judge = input.second ? secondJudge : firstJudge(model);
  const readings = ways.map(({ points, whole }) => {
    const isOutline = input.rubric.kind === 'outline';
    const entries = isOutline ? points.map((text) => readText(text, language)) : [];
    const keys = entryKeys(entries, question);
    return points.map((text, index) => {
      const context = pointContext(readText(text, language), question, {
        whole: readText(whole(text), language),
        alternatives: ways.length,
        kind: input.rubric.kind,
      });
      const own = isOutline ? ownPart(answer, keys, index, question) : answer;
      return markPoint(text, context, question, own, judge, input);
    });
  });
  const copied = readings[ways.findIndex(({ points }) => sameWords(points.join(' '), given))];
  if (copied && input.rubric.kind === 'reference')
    return { points: copied.map(({ draft }) => inFull(draft, given)), refusal: null };
  const best = bestReading(input, readings, answer);
  const drafts = best.map(({ draft }) => draft);
  const points = (input.rubric.kind === 'outline' ? drafts.map((draft) => meantOtherwise(draft, drafts)) : drafts).map(
    (draft) => (refusal === null ? draft : { ...draft, met: false, contradicted: false, student_words: null }),
  );
  return { points, refusal };
}

/** What makes one point of an outline does not contradict another that shares some of its words. */
const meantOtherwise = (draft: DraftPoint, drafts: readonly DraftPoint[]): DraftPoint => {
  const { student_words: words, contradicted } = draft;
  const makesAnother = drafts.some(
    (other) => other.met && words !== null && other.student_words !== null && other.student_words.includes(words),
  );
  if (!contradicted || !makesAnother) return draft;
  const { note: _, ...plain } = draft;
  return { ...plain, contradicted: false, student_words: null };
};

/** A point of a reference answer that is given word for word. */
const inFull = (draft: DraftPoint, answer: string): DraftPoint => ({
  ...draft,
  met: true,
  contradicted: false,
  student_words: answer.trim(),
});

type Judge = (context: PointContext, answer: ReadText) => { stretch: readonly Token[]; met: boolean; share: number };
const firstJudge =
  (model: Model): Judge =>
  (context, answer) => {
    const { stretch, share } = judgePoint(context, answer, model);
    return { stretch, share, met: share >= MET };
  };
const secondJudge: Judge = alignPoint;

interface PointReading {
  draft: DraftPoint;
  share: number;
  context: PointContext;
}

function markPoint(
  text: string,
  context: PointContext,
  question: ReadText,
  answer: ReadText,
  judge: Judge,
  input: MarkInput,
): PointReading {
  const facts = factsOn(text, context, input);
  const statements = statementsOf(answer);
  const stance = stanceOf(context, statements, question.content);
  const places = context.kind === 'outline' ? stretchesOf(answer, context.kind) : [answer.tokens];
  const verbatim = !stance.against && places.some((words) => inOrder(context.point.tokens, words) === 1);
  const crossed = verbatim || stance.against ? null : otherSide(context.point, facts.opposites, statements, question);
  const { mirrors } = stance;
  const { stretch, met, share } = judge(context, answer);
  const surely = verbatim || mirrors !== null;
  const own: Outcome =
    stance.against || crossed
      ? MISSING
      : surely
        ? { verdict: 'met', replaced: [] }
        : outcomeOf(context, question, answer, stretch, met);
  // Another thing in one place is another thing, however the book puts it elsewhere.
  const open = own.verdict !== 'met' && own.replaced.length === 0 && !stance.against && !crossed;
  const elsewhere = open ? restatedIn(facts.restatements, context, question, answer, judge) : null;
  const { against, why } = crossed ?? (elsewhere?.denied ? elsewhere.denied : stance);
  const restated = elsewhere?.said ?? null;
  const { verdict, replaced }: Outcome = against
    ? MISSING
    : restated
      ? { verdict: 'met', replaced: [] }
      : isIdleGuess(own, context, answer, question)
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
          ? null
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

/** An answer that begins with not knowing is left open only if it says at least so much of the point. */
const ADMITTED = 0.2;
const isIdleGuess = ({ verdict, replaced }: Outcome, { point }: PointContext, answer: ReadText, question: ReadText) =>
  verdict === 'unsure' &&
  replaced.length === 0 &&
  opensUnknown(answer) &&
  nearnessOf(point.content, answer.content, question.content).said < ADMITTED;

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

/**
 * The reading with the best verdict, then the most points, then the surest. An answer that is one of the reference answers
 * denied is read against that one, whatever it shares with the others.
 */
function bestReading(input: MarkInput, readings: PointReading[][], answer: ReadText): PointReading[] {
  const ranked = readings
    .filter((points) => points.length > 0)
    .map((points) => {
      const drafts = points.map(({ draft }) => draft);
      const verdict = isCorrect(input.rubric.kind, drafts) ? 1 : 0;
      const sure = points.reduce((sum, { share }) => sum + share, 0) / points.length;
      return { points, rank: 2 * verdict + drafts.filter((draft) => draft.met).length / points.length + sure };
    })
    .sort((a, b) => b.rank - a.rank);
  const best = ranked[0]?.points ?? [];
  if (
    input.rubric.kind === 'outline' ||
    readings.some(([point]) => point && sameStatement(point.context.whole.tokens, answer.tokens))
  )
    return best;
  const denied = readings.find((points) => points[0] && deniedCopy(points[0].context.whole.tokens, answer.tokens));
  return denied ? denied.map((reading) => contradict(reading, answer)) : best;
}

/** A point of a reference that the whole answer denies. */
function contradict(reading: PointReading, answer: ReadText): PointReading {
  const words = answer.source.trim();
  return { ...reading, draft: { ...reading.draft, met: false, contradicted: true, student_words: words } };
}

/** The answer's own words, from the first to the last clause of `stretch` that says something of the point. */
function wordsOf(answer: ReadText, point: ReadText, stretch: readonly Token[]): string | null {
  const said = stretch.filter((word) => word.weight > 0);
  const used = alignWords(point.content, said)
    .filter(({ at }) => at >= 0)
    .map(({ at }) => said[at]?.clause ?? 0);
  const first = Math.min(...used);
  const last = Math.max(...used);
  const span = used.length > 0 ? stretch.filter((word) => word.clause >= first && word.clause <= last) : stretch;
  const [from, to] = [span[0], span.at(-1)];
  return from && to ? answer.source.slice(from.start, to.end) : null;
}

/** The evidence that shares most with the point; null if none shares anything. */
function evidenceFor(point: ReadText, input: MarkInput): number | null {
  let best: number | null = null;
  let most = 0;
  for (const [index, { quote }] of input.evidence.entries()) {
    const credit = alignWords(point.content, readText(quote, point.language).content).reduce(
      (sum, match) => sum + match.credit,
      0,
    );
    if (credit > most) {
      most = credit;
      best = index;
    }
  }
  return best;
}
