/** The question writer that needs no model: forms over what the book knows, and gaps in its sentences where that runs out. */
import { sentencesOf } from '../../book/sentences.ts';
import { buildKnowledge, type KnowledgeBase } from '../../knowledge/index.ts';
import { writeQuestions as writeGaps } from '../embedded/questions/write.ts';
import type { DraftLaq, DraftMcq, DraftQuestions, DraftSaq, QuestionsInput } from '../engine.ts';
import { deal, enough, spare } from './deal.ts';
import type { Candidate } from './forms/form.ts';
import { CrossQuestionConflicts } from './gate/cross-question-conflicts.ts';
import { type Draft, draftFault } from './gate/draft-fault.ts';
import { gateQuestions } from './gate/index.ts';
import { Asked, asksOfStatements } from './gate/repeats.ts';
import { goTogether, sortsOf } from './noun-sorts.ts';
import { withPages } from './pages.ts';
import { type Reading, readingOf } from './reading.ts';
import { areOfOneMatter } from './sections.ts';
import { GAP } from './sentences.ts';
import { shortfall } from './shortfall.ts';
import { candidatesOf, type Stock } from './stock.ts';

/** In which order kinds of questions are drawn, and with which seed: what one takes first, others cannot have. */
interface Draw {
  choicesLast: boolean;
  /** Whether no more is drafted than asked for: what is spare keeps its sentences from the other kinds. */
  tight: boolean;
  seed: string;
}

/**
 * Drafts questions from a book, best first and spread over its chapters; the same seed drafts the same. Where little text leaves
 * a kind short, it is drawn again in another order and with other chances, and the fullest draw is kept, the first of equals.
 */
export function writeQuiz(input: QuestionsInput, facts?: KnowledgeBase): DraftQuestions {
  const reading = readingOf(input, facts ?? buildKnowledge(input.book, sentencesOf(input.book)));
  const stock = candidatesOf(reading);
  const { seed } = input;
  let best = drawn(input, reading, stock, { choicesLast: false, tight: false, seed });
  let fewest = lacking(input, best);
  for (const draw of [
    { choicesLast: false, tight: true, seed },
    { choicesLast: true, tight: true, seed },
    { choicesLast: false, tight: true, seed: `${seed} again` },
    { choicesLast: true, tight: true, seed: `${seed} again` },
    { choicesLast: true, tight: true, seed: `${seed} once more` },
  ]) {
    if (fewest === 0) break;
    const other = drawn(input, reading, stock, draw);
    const left = lacking(input, other);
    if (left < fewest) [best, fewest] = [other, left];
  }
  return best;
}

/** How many questions of all kinds are lacking when the gate has looked at drafts. */
function lacking(input: QuestionsInput, drafts: DraftQuestions): number {
  const { mcqs, saqs, laqs } = gateQuestions(drafts, input).questions;
  const { mcq, saq, laq } = input.counts;
  return mcq - mcqs.length + (saq - saqs.length) + (laq - laqs.length);
}

function drawn(
  input: QuestionsInput,
  reading: Reading,
  stock: Stock,
  { choicesLast, tight, seed }: Draw,
): DraftQuestions {
  const paper = new Paper(input, tight);
  const { counts } = input;
  const laqs = paper.draw<DraftLaq>('laq', stock.laqs, counts.laq, `${seed} long`);
  // A tagger gives forms that an examiner signs: what is left of a long quiz is not filled with gaps.
  const few = reading.frames.tagged ? enough(counts.mcq) : spare(counts.mcq);
  const typed = () => paper.draw<DraftSaq>('saq', stock.saqs, counts.saq, `${seed} short`);
  const early = choicesLast ? typed() : null;
  const mcqs = paper.draw<DraftMcq>('mcq', stock.mcqs, counts.mcq, `${seed} choices`, few);
  const saqs = early ?? typed();
  // Gaps in sentences are asked where there is nothing better.
  const short = (kind: 'mcq' | 'saq' | 'laq', got: number) => (got < spare(counts[kind]) ? counts[kind] : 0);
  const missing = {
    mcq: mcqs.length < few ? short('mcq', mcqs.length) : 0,
    saq: short('saq', saqs.length),
    laq: short('laq', laqs.length),
  };
  if (missing.mcq + missing.saq + missing.laq === 0) return { mcqs, saqs, laqs, notes: [] };
  const rest = writeGaps({ ...input, seed, counts: missing });
  const gaps = rest.mcqs
    .filter((draft) => namesThings(reading, draft) && areOfOneSort(reading, draft) && isOfOneMatter(reading, draft))
    .map((draft) => withPages(reading, draft))
    .slice(0, few - Math.min(few, mcqs.length));
  const all = { mcqs: [...mcqs, ...gaps], saqs: [...saqs, ...rest.saqs], laqs: [...laqs, ...rest.laqs] };
  const left = {
    mcq: Math.max(0, counts.mcq - all.mcqs.length),
    saq: Math.max(0, counts.saq - all.saqs.length),
    laq: Math.max(0, counts.laq - all.laqs.length),
  };
  return { ...all, notes: [...rest.notes, ...shortfall(reading, left, stock.sentences)] };
}

/** Whether no option is a word that a book uses of everything: a verb, an adverb, "thing". */
function namesThings({ lexicon, pack }: Reading, { options }: DraftMcq): boolean {
  if (!lexicon) return true;
  const { verbs, past, hedges, adverbs, generic, vague, prepositions } = lexicon;
  const loose = [pack.words.stop, verbs, past, hedges, adverbs, generic, vague, prepositions];
  return !options.some((option) => loose.some((words) => words.has(option.toLowerCase())));
}

/** Whether each wrong option of a gap can name a thing of the right one's sort: "blog" is none of "democracy". */
function areOfOneSort(reading: Reading, { question, options, answer_index }: DraftMcq): boolean {
  if (!question.includes(GAP)) return true;
  const sorts = options.map((option) => sortsOf(reading, option));
  return sorts.every((other) => goTogether(sorts[answer_index] ?? '', other));
}

/** Whether the book tells of each wrong option where it tells of the right one: what belongs elsewhere is told at a glance. */
function isOfOneMatter(reading: Reading, { options, answer_index }: DraftMcq): boolean {
  const { knowledge, lexicon } = reading;
  if (!lexicon) return true;
  const keys = options.map((option) => knowledge.keyOf(option));
  const key = keys[answer_index] ?? '';
  return keys.every((one, i) => i === answer_index || areOfOneMatter(reading, key, one));
}

/** What a quiz asks so far: no two questions of the same, none that answers another. */
class Paper {
  readonly #input: QuestionsInput;
  readonly #tight: boolean;
  readonly #asked: Asked;
  readonly #conflicts = new CrossQuestionConflicts();
  readonly #about = new Set<string>();

  constructor(input: QuestionsInput, tight: boolean) {
    this.#input = input;
    this.#tight = tight;
    this.#asked = new Asked(input.earlier);
  }

  draw<D extends DraftMcq | DraftSaq | DraftLaq>(
    kind: Draft['kind'],
    candidates: readonly Candidate<D>[],
    count: number,
    seed: string,
    weakest?: number,
  ): D[] {
    const drafts: D[] = [];
    if (count === 0) return drafts;
    const accept = (draft: D, { about }: Candidate<D>) => {
      // The spare ones may never be asked: what they are about is left to others.
      const taken = drafts.length < count;
      return this.#admits({ kind, ...draft } as unknown as Draft, about, taken) && drafts.push(draft) > 0; // kind says which
    };
    deal(candidates, this.#tight ? count : spare(count), seed, this.#input.levels ?? [], accept, weakest);
    return drafts;
  }

  #admits(draft: Draft, about: readonly string[], taken: boolean): boolean {
    if (about.some((key) => this.#about.has(key)) || draftFault(draft) !== null) return false;
    const quotes = draft.kind === 'laq' || (draft.kind === 'mcq' && draft.parts) ? [] : [draft.evidence.quote];
    const asking = {
      question: draft.question,
      answer:
        draft.kind === 'saq'
          ? draft.answer
          : draft.kind === 'mcq' && !draft.parts
            ? (draft.options[draft.answer_index] ?? null)
            : null,
      options: draft.kind === 'mcq' && !draft.parts ? draft.options : [],
    };
    const ofStatements = draft.kind === 'mcq' && asksOfStatements(draft);
    if (this.#asked.seen(draft.question, quotes, ofStatements) || this.#conflicts.fault(asking) !== null) return false;
    this.#asked.add(draft.question, quotes, ofStatements);
    if (taken) {
      this.#conflicts.add(asking);
      for (const key of about) this.#about.add(key);
    }
    return true;
  }
}
