/** Questions by a model: asked for part by part, at once, each draft brought to where its quote stands; the gate decides. */
import type { Book } from '../../../book/model.ts';
import { type BookIndex, buildIndex } from '../../../book/search/build.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ClaimedQuote, DraftMcq, DraftQuestions, QuestionsInput, QuizCounts } from '../../engine.ts';
import { type GateResult, gateQuestions } from '../../gate/index.ts';
import { onItsPages } from '../on-its-pages.ts';
import { msLeft, type Session } from '../session.ts';
import { askFor, itemsOf, messagesOf, nonsense } from '../structured.ts';
import { ruleOf, whyRefused } from './broken-rules.ts';
import { type Portion, portionsOf } from './portions.ts';
import { QUESTIONS } from './prompt.ts';
import { explain, explained, type Lacking, plain } from './reasons.ts';
import { LaqReply, LeastMcq, LeastQuestions, QuestionsReply, SaqReply } from './schema.ts';

/** A long-answer question with its outline takes about 500 tokens, a choice with its reasons 300, a short one 200. */
const TOKENS = { base: 1_200, mcq: 450, saq: 240, laq: 800 };
/** Another round is begun only with this much time left (ms). */
const ROUND_MS = 18_000;
/** A third one only where calls of the second failed. */
const ROUNDS = { usual: 2, most: 3 };
/** Of the questions asked before, the latest are sent, shortened. */
const AVOID = { most: 60, chars: 160 };

const UNFINISHED =
  'The AI model did not answer for every part of the book in time, so the quiz would be short. Please try again in a moment.';
const OUT_OF_TIME = 'The time for one quiz was used up before the AI model had written more.';
const NO_MORE = 'The AI model found no more on these pages that it could ask and prove.';

/** Drafts, the portion that each came from, and the portions that were not answered. */
interface Round {
  drafts: DraftQuestions;
  from: ReadonlyMap<object, Portion>;
  /** How many portions were answered. */
  answered: number;
  failed: { portion: Portion; reason: unknown }[];
}

interface Told {
  book: Book;
  index: BookIndex;
  levels: QuestionsInput['levels'];
  /** The choices whose explanation does not say all that it should. */
  lacking: Map<DraftMcq, Lacking>;
}

/**
 * Drafts questions in up to three rounds: what was refused goes back with the rule it broke, what failed is asked again.
 * @throws what `complete` throws, where no part was answered; AppError `unavailable` where a quiz stays short because calls failed
 */
export async function writeQuestions(session: Session, input: QuestionsInput): Promise<DraftQuestions> {
  const { book, seed, earlier } = input;
  const index = buildIndex(book);
  const knowledge = await input.knowledge?.();
  const told: Told = { book, index, levels: input.levels, lacking: new Map() };
  let last = await ask(session, told, portionsOf(book, index, input, knowledge), earlier);
  if (last.failed.length > 0 && last.answered === 0) throw worst(last).reason;
  let { drafts } = last;
  let gate = gateQuestions(drafts, input);
  for (let round = 2; lacks(input.counts, gate) && msLeft(session) >= ROUND_MS; round++) {
    if (round > (last.failed.length > 0 ? ROUNDS.most : ROUNDS.usual)) break;
    const missing = missingOf(input.counts, gate);
    const asked = [...gate.questions.mcqs, ...gate.questions.saqs, ...gate.questions.laqs].map(
      ({ question }) => question,
    );
    const again = [...last.failed.map(({ portion }) => portion), ...repairs(last, gate, missing)];
    const more = lessWanted(missing, again);
    const fresh = portionsOf(book, index, { ...input, counts: more, seed: `${seed} again ${round}` }, knowledge);
    last = await ask(session, told, [...again, ...fresh], [...earlier, ...asked]);
    drafts = joined(drafts, last.drafts);
    gate = gateQuestions(drafts, input);
    if (last.failed.some(({ reason }) => isLimit(reason))) break;
  }
  const isOver = last.failed.some(({ reason }) => isLimit(reason)) || msLeft(session) < ROUND_MS;
  if (!isOver) drafts = { ...drafts, mcqs: await explain(session, told, drafts.mcqs, chosenOf(drafts.mcqs, gate)) };
  if (!lacks(input.counts, gate)) return drafts;
  const { reason } = worst(last);
  if (reason !== undefined && !isLimit(reason) && !isRefusal(reason)) throw new AppError('unavailable', UNFINISHED);
  return { ...drafts, notes: whyShort(session, gate, reason) };
}

/** The drafts that became questions. */
function chosenOf(drafts: readonly DraftMcq[], { questions }: GateResult): DraftMcq[] {
  const asked = new Set(questions.mcqs.map(({ question }) => question));
  return drafts.filter(({ question }) => asked.has(question));
}

const isLimit = (reason: unknown): reason is AppError => reason instanceof AppError && reason.code === 'limit';
/** The model answered, and would not or could not write questions: asking again would bring the same. */
const isRefusal = (reason: unknown): boolean => !(reason instanceof AppError);
const worst = ({ failed }: Round): { reason: unknown } =>
  failed.find(({ reason }) => isLimit(reason)) ?? failed[0] ?? { reason: undefined };

function whyShort(session: Session, { refused }: GateResult, reason: unknown): string[] {
  const why = whyRefused(refused);
  const limit = isLimit(reason) ? [reason.studentMessage] : [];
  const rest = msLeft(session) < ROUND_MS ? OUT_OF_TIME : NO_MORE;
  return [...limit, ...(why === '' ? [] : [why]), ...(limit.length > 0 ? [] : [rest])];
}

const missingOf = ({ mcq, saq, laq }: QuizCounts, { questions: { mcqs, saqs, laqs } }: GateResult): QuizCounts => ({
  mcq: mcq - mcqs.length,
  saq: saq - saqs.length,
  laq: laq - laqs.length,
});

function lacks(counts: QuizCounts, gate: GateResult): boolean {
  const { mcq, saq, laq } = missingOf(counts, gate);
  return mcq + saq + laq > 0;
}

/** What is still to be asked for where some portions are asked again. */
function lessWanted(missing: QuizCounts, again: readonly Portion[]): QuizCounts {
  const sum = (kind: keyof QuizCounts) => again.reduce((total, { want }) => total + want[kind], 0);
  const less = (kind: keyof QuizCounts) => Math.max(0, missing[kind] - sum(kind));
  return { mcq: less('mcq'), saq: less('saq'), laq: less('laq') };
}

const joined = (a: DraftQuestions, b: DraftQuestions): DraftQuestions => ({
  mcqs: [...a.mcqs, ...b.mcqs],
  saqs: [...a.saqs, ...b.saqs],
  laqs: [...a.laqs, ...b.laqs],
  notes: [],
});

/** The portions of refused drafts, each asked to write them anew so that they keep the rule they broke. */
function repairs({ drafts, from }: Round, { faults }: GateResult, missing: QuizCounts): Portion[] {
  const found = new Map<Portion, Portion>();
  const left = { ...missing };
  const kinds = { mcq: drafts.mcqs, saq: drafts.saqs, laq: drafts.laqs };
  for (const kind of ['mcq', 'saq', 'laq'] as const) {
    for (const draft of kinds[kind]) {
      const [fault, portion] = [faults.get(draft), from.get(draft)];
      if (!fault || !portion || left[kind] <= 0) continue;
      const known = found.get(portion) ?? { ...portion, want: { mcq: 0, saq: 0, laq: 0 }, repair: [] };
      known.want[kind]++;
      left[kind]--;
      const { about: _, form: __, ...shown } = draft as { about?: unknown; form?: unknown }; // what the model wrote
      known.repair = [...(known.repair ?? []), { draft: shown, broke: ruleOf(fault) }];
      found.set(portion, known);
    }
  }
  return [...found.values()];
}

async function ask(
  session: Session,
  told: Told,
  portions: readonly Portion[],
  avoid: readonly string[],
): Promise<Round> {
  const parts = await Promise.allSettled(portions.map((portion) => draftPart(session, told, portion, avoid)));
  const from = new Map<object, Portion>();
  const failed: Round['failed'] = [];
  const done: DraftQuestions[] = [];
  for (const [at, part] of parts.entries()) {
    const portion = portions[at];
    if (!portion) continue;
    if (part.status === 'rejected')
      failed.push({ portion, reason: part.reason as unknown }); // reasons are untyped
    else {
      done.push(part.value);
      for (const draft of [...part.value.mcqs, ...part.value.saqs, ...part.value.laqs]) from.set(draft, portion);
    }
  }
  const drafts = {
    mcqs: taking(done.map(({ mcqs }) => mcqs)),
    saqs: taking(done.map(({ saqs }) => saqs)),
    laqs: taking(done.map(({ laqs }) => laqs)),
    notes: [],
  };
  return { drafts, from, answered: done.length, failed };
}

/** One of each part in turn, so that the first ones taken come from all over the book. */
function taking<T>(parts: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...parts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => parts.flatMap((part) => part.slice(i, i + 1))).flat();
}

async function draftPart(
  session: Session,
  told: Told,
  portion: Portion,
  avoid: readonly string[],
): Promise<DraftQuestions> {
  const { book, levels } = told;
  const { excerpts, want, repair } = portion;
  const call = {
    task: 'questions' as const,
    messages: messagesOf(QUESTIONS, {
      want: { mcqs: want.mcq, saqs: want.saq, laqs: want.laq },
      excerpts,
      ...(levels && { levels }),
      ...(repair && { repair }),
      avoid: avoid.slice(-AVOID.most).map((question) => question.slice(0, AVOID.chars)),
    }),
    maxTokens: TOKENS.base + want.mcq * TOKENS.mcq + want.saq * TOKENS.saq + want.laq * TOKENS.laq,
  };
  const { value, shortfall } = await askFor(session, 'questions', QuestionsReply, call, LeastQuestions);
  if (value === undefined && (shortfall === 'invalid' || shortfall === 'empty')) throw nonsense(shortfall);
  return {
    mcqs: itemsOf(value, 'mcqs', LeastMcq).map(({ question, level, right, wrong, explanation, ...place }) => {
      const [evidence, ...more] = placed(book, place);
      const asked = { question: plain(question), right: plain(right), evidence: [evidence, ...more] };
      const reasons = { explanation, wrong };
      const { lacks, ...said } = explained(told, asked, reasons);
      const draft: DraftMcq = {
        question: asked.question,
        answer_index: 0,
        ...said,
        evidence,
        ...(more.length > 0 && { more }),
        level,
      };
      if (lacks.length > 0) told.lacking.set(draft, { portion, asked, reasons, lacks });
      return draft;
    }),
    saqs: itemsOf(value, 'saqs', SaqReply).flatMap(({ question, answer, quotes }) => {
      const [evidence, ...more] = quotes.slice(0, 2).flatMap((place) => placed(book, place));
      return evidence
        ? [{ question: plain(question), answer: plain(answer), evidence, ...(more.length > 0 && { more }) }]
        : [];
    }),
    laqs: itemsOf(value, 'laqs', LaqReply).map(({ question, outline }) => ({
      question: plain(question),
      answer_outline: outline.map(({ point }) => plain(point)),
      evidence: outline.map((place) => longest(placed(book, place))),
    })),
    notes: [],
  };
}

/** A point of an outline has one quote. */
const longest = (quotes: readonly [ClaimedQuote, ...ClaimedQuote[]]): ClaimedQuote =>
  quotes.reduce((best, one) => (one.quote.length > best.quote.length ? one : best));

/** As claimed where it stands nowhere, for the gate to refuse. */
const placed = (book: Book, { page, quote }: ClaimedQuote): [ClaimedQuote, ...ClaimedQuote[]] =>
  onItsPages(book, { page, quote }) ?? [{ page, quote }];
