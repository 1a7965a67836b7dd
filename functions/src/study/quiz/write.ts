/** The question writer that needs no model: forms that each rest on what the book defines, lists, orders, or has a title for. */
import { sentencesOf } from '../../book/sentences.ts';
import { MAX_QUIZ_COUNT } from '../../contract/limits.ts';
import type { Thinking } from '../../contract/quiz.ts';
import { buildKnowledge, type KnowledgeBase } from '../../knowledge/index.ts';
import type { DraftQuestions, QuestionsInput, QuizCounts } from '../engine.ts';
import { CrossQuestionConflicts } from '../gate/cross-question-conflicts.ts';
import { type Draft, draftFault } from '../gate/draft-fault.ts';
import { gateQuestions } from '../gate/index.ts';
import { Asked } from '../gate/repeats.ts';
import { containsRun, words } from '../gate/words.ts';
import { contextOf, type QuizContext } from './context.ts';
import type { Form } from './forms/form.ts';
import { LAQ_FORMS, MCQ_FORMS, SAQ_FORMS } from './forms/index.ts';
import { type Selectable, select, spare } from './select.ts';
import { unreached, whyFewer } from './why-fewer.ts';

/** Levels that some form reaches. */
const LEVELS: ReadonlySet<Thinking> = new Set(MCQ_FORMS.map(({ level }) => level));

/**
 * Drafts questions from a book, best first and spread over its chapters; the same seed drafts the same. Kinds compete for topics
 * and sentences: where one is left short, they are drawn anew in another order and by other chances, and the fullest draw is kept.
 * A quiz of one kind falls back at last on the draws that its book's forecast counted, so that it holds what was told beforehand.
 */
export function writeQuiz(input: QuestionsInput, facts?: KnowledgeBase): DraftQuestions {
  const context = contextOf(input, facts ?? buildKnowledge(input.book, sentencesOf(input.book)));
  const forecast = input.seed === FORECAST ? null : forecastOf(input);
  const draws = [input, ...(forecast ? [forecast] : [])].flatMap((like) =>
    ORDERS.map((kinds, at) => () => drawn({ ...like, seed: `${like.seed} ${at}` }, context, kinds)),
  );
  let best: DraftQuestions | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const draw of draws) {
    const drafts = draw();
    const { mcq, saq, laq } = lacking(input, drafts);
    if (mcq + saq + laq < fewest) [best, fewest] = [drafts, mcq + saq + laq];
    if (fewest === 0) break;
  }
  const drafts = best ?? { mcqs: [], saqs: [], laqs: [], notes: [] };
  const notice = unreached(input.counts, input.levels ?? []);
  return { ...drafts, notes: whyFewer(context, lacking(input, drafts)), ...(notice && { notice }) };
}

/** The seed by which `givesOf` counts what a book gives. */
const FORECAST = 'gives';
export type Kind = 'mcq' | 'saq' | 'laq';

/** A quiz of as many questions of one kind as can be, as a new student could ask for it: what a forecast counts. */
export const largestOf = (kind: Kind) => ({
  counts: { mcq: 0, saq: 0, laq: 0, [kind]: MAX_QUIZ_COUNT[kind] },
  seed: FORECAST,
});

/** The same as this quiz, as the forecast drew it; null where several kinds share topics, which no forecast of each tells. */
function forecastOf({ levels: _, ...input }: QuestionsInput): QuestionsInput | null {
  const [kind, other] = KINDS.filter((one) => input.counts[one] > 0);
  return kind && !other ? { ...input, ...largestOf(kind) } : null;
}

const ORDERS: readonly (readonly Kind[])[] = [
  ['mcq', 'laq', 'saq'],
  ['laq', 'saq', 'mcq'],
  ['saq', 'mcq', 'laq'],
];
const KINDS: readonly Kind[] = ['mcq', 'saq', 'laq'];
const FORMS = { mcq: MCQ_FORMS, saq: SAQ_FORMS, laq: LAQ_FORMS };

/** How many questions are missing when the gate has looked at drafts. */
function lacking(input: QuestionsInput, drafts: DraftQuestions): QuizCounts {
  const { mcqs, saqs, laqs } = gateQuestions(drafts, input).questions;
  const { mcq, saq, laq } = input.counts;
  return { mcq: mcq - mcqs.length, saq: saq - saqs.length, laq: laq - laqs.length };
}

function drawn(input: QuestionsInput, context: QuizContext, kinds: readonly Kind[]): DraftQuestions {
  const draft = new QuizDraft(input.earlier);
  for (const kind of kinds) {
    const count = input.counts[kind];
    const forms: readonly Form<object>[] = FORMS[kind];
    const candidates = forms.flatMap((form) => selectable(input, context, form, count));
    select(candidates, spare(count), `${input.seed} ${kind}`, draft.shown, (made, { form, level, about }) => {
      const drafted = { kind, ...made, ...(kind === 'mcq' && { level }), form };
      return draft.admits(drafted as Draft, about, count); // the table says which forms make which kind
    });
  }
  return { ...draft.drafts, notes: [] };
}

function selectable<D>(
  { levels = [], earlier }: QuestionsInput,
  context: QuizContext,
  { level, most, candidates }: Form<D>,
  count: number,
): Selectable<D>[] {
  if (count === 0) return [];
  const met = earlier.map(words);
  const wanted = levels.filter((one) => LEVELS.has(one));
  const isOther = wanted.length > 0 && !wanted.includes(level);
  return candidates(context).map((one) => ({
    ...one,
    level,
    most: most?.(count) ?? count,
    waits: isOther || one.names.some((name) => met.some((question) => containsRun(question, words(name)))),
  }));
}

/** What a quiz asks so far: each topic once, no question that answers another. */
class QuizDraft {
  readonly drafts: Omit<DraftQuestions, 'notes'> = { mcqs: [], saqs: [], laqs: [] };
  readonly shown = new CrossQuestionConflicts();
  readonly #asked: Asked;
  readonly #about = new Set<string>();

  constructor(earlier: readonly string[]) {
    this.#asked = new Asked(earlier);
  }

  /** Takes a draft that goes with those before. Beyond `count` it is spare, and what it is about is left to others. */
  admits(draft: Draft, about: readonly string[], count: number): boolean {
    if (about.some((key) => this.#about.has(key)) || draftFault(draft) !== null) return false;
    const quotes = draft.kind === 'laq' || (draft.kind === 'mcq' && draft.parts) ? [] : [draft.evidence.quote];
    const asking = askingOf(draft);
    if (this.#asked.seen(draft.question, quotes) || this.shown.fault(asking) !== null) return false;
    const taken = this.#take(draft) <= count;
    this.#asked.add(draft.question, quotes);
    if (!taken) return true;
    this.shown.add(asking);
    for (const key of about) this.#about.add(key);
    return true;
  }

  #take({ kind, ...draft }: Draft): number {
    const { mcqs, saqs, laqs } = this.drafts;
    const list = { mcq: mcqs, saq: saqs, laq: laqs }[kind] as object[]; // of its kind
    return list.push(draft);
  }
}

function askingOf(draft: Draft) {
  const { question } = draft;
  if (draft.kind === 'saq') return { question, answer: draft.answer, options: [] };
  if (draft.kind === 'laq' || draft.parts) return { question, answer: null, options: [] };
  return { question, answer: draft.options[draft.answer_index] ?? null, options: draft.options };
}
