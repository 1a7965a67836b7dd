/** The question writer that needs no model: forms over what the book knows, and gaps in its sentences where that runs out. */
import { sentencesOf } from '../../book/sentences.ts';
import { buildKnowledge, type KnowledgeBase } from '../../knowledge/index.ts';
import { writeQuestions as writeGaps } from '../embedded/questions/write.ts';
import type { DraftMcq, DraftQuestions, QuestionsInput } from '../engine.ts';
import { deal, spare } from './deal.ts';
import { definitionForms } from './forms/definition.ts';
import type { McqCandidate } from './forms/form.ts';
import { CrossQuestionConflicts } from './gate/cross-question-conflicts.ts';
import { draftFault } from './gate/draft-fault.ts';
import { Asked } from './gate/repeats.ts';
import { type Reading, readingOf } from './reading.ts';
import { termsOf } from './terms.ts';

/** Drafts questions from a book, best first and spread over its chapters; the same seed drafts the same. */
export function writeQuiz(input: QuestionsInput, facts?: KnowledgeBase): DraftQuestions {
  const reading = readingOf(input, facts ?? buildKnowledge(input.book, sentencesOf(input.book)));
  const mcqs = choices(reading, input);
  const missing = mcqs.length < spare(input.counts.mcq) ? input.counts.mcq : 0;
  const rest = writeGaps({ ...input, counts: { ...input.counts, mcq: missing } });
  return { ...rest, mcqs: [...mcqs, ...rest.mcqs] };
}

function choices(reading: Reading, input: QuestionsInput): DraftMcq[] {
  const asked = new Asked(input.earlier);
  const apart = new CrossQuestionConflicts();
  const drafts: DraftMcq[] = [];
  const terms = new Set<string>();
  const accept = (draft: DraftMcq, { about }: McqCandidate): boolean => {
    if (about.some((key) => terms.has(key)) || draftFault({ kind: 'mcq', ...draft }) !== null) return false;
    const asking = draft.parts
      ? { question: draft.question, answer: null, options: [] }
      : { ...draft, answer: draft.options[draft.answer_index] ?? null };
    if (asked.seen(draft.question, [draft.evidence.quote]) || apart.fault(asking) !== null) return false;
    asked.add(draft.question, [draft.evidence.quote]);
    apart.add(asking);
    for (const key of about) terms.add(key);
    return drafts.push(draft) > 0;
  };
  deal(formsOf(reading), spare(input.counts.mcq), `${input.seed} choices`, input.levels ?? [], accept);
  return drafts;
}

const known = new WeakMap<Reading['words'], ReturnType<typeof termsOf>>();

function formsOf(reading: Reading): McqCandidate[] {
  const terms = known.get(reading.words) ?? termsOf(reading);
  known.set(reading.words, terms);
  return definitionForms(reading, terms);
}
