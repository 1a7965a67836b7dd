/** Questions from a book in English, in the order to try them. */
import type { DraftLaq, DraftMcq, DraftQuestions, DraftSaq, QuestionsInput } from '../../engine.ts';
import { draftFault } from '../../quiz-gate/draft-fault.ts';
import { Asked } from '../../quiz-gate/repeats.ts';
import { seededRandom } from '../../quiz-gate/seed.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { termRivals } from './distractors.ts';
import { type Facts, factsOf } from './facts.ts';
import { keyOf } from './inventory.ts';
import { laqFrom, type Topic, topicsOf } from './laq.ts';
import { mcqFrom } from './mcq.ts';
import { meaningRivals } from './meaning-rivals.ts';
import { saqFrom } from './saq.ts';
import { spare, Turns, takeTurns } from './turns.ts';
import { headingTerms } from './weight.ts';

export function englishQuestions(input: QuestionsInput): DraftQuestions {
  const facts = factsOf(input.book, input.from, input.to);
  const asked = new Asked(input.earlier);
  const laqs = longOnes(input, facts, asked);
  return { ...shortOnes(input, facts, asked), laqs, notes: [] };
}

function longOnes(input: QuestionsInput, facts: Facts, asked: Asked): DraftLaq[] {
  const laqs: DraftLaq[] = [];
  if (input.counts.laq === 0) return laqs;
  const named = new Set<string>();
  const turns = new Turns(topicsOf(facts, headingTerms(input.book)), `${input.seed} topics`);
  const accept = (topic: Topic): boolean => {
    const key = keyOf(topic.entry.term);
    const draft = laqFrom(facts, topic);
    if (named.has(key) || draftFault({ kind: 'laq', ...draft }) !== null || asked.seen(draft.question, []))
      return false;
    named.add(key);
    // What a long question asks for in full is not asked for again; the spare ones may never be asked.
    asked.add(draft.question, laqs.length < input.counts.laq ? [topic.entry.term] : []);
    return laqs.push(draft) > 0;
  };
  while (laqs.length < spare(input.counts.laq) && turns.next(accept));
  return laqs;
}

function shortOnes(input: QuestionsInput, facts: Facts, asked: Asked): Pick<DraftQuestions, 'mcqs' | 'saqs'> {
  const random = seededRandom(`${input.seed} words`);
  const rivals = { terms: termRivals(facts), meanings: meaningRivals(facts) };
  const candidates = candidatesOf(input.book, facts);
  const mcqs: DraftMcq[] = [];
  const saqs: DraftSaq[] = [];
  const used = new Set<number>();
  const fresh = (question: string, candidate: Candidate): boolean => {
    if (asked.seen(question, termsOf(candidate))) return false;
    asked.add(question, termsOf(candidate));
    used.add(candidate.fact.statement);
    return true;
  };
  const choice = (candidate: Candidate): boolean => {
    if (used.has(candidate.fact.statement)) return false;
    const draft = mcqFrom(input.book, facts, rivals, candidate, random);
    const good = draft !== null && draftFault({ kind: 'mcq', ...draft }) === null && fresh(draft.question, candidate);
    return good && mcqs.push(draft) > 0;
  };
  const short = (candidate: Candidate): boolean => {
    if (used.has(candidate.fact.statement)) return false;
    const draft = saqFrom(facts, candidate, random);
    const good = draft !== null && draftFault({ kind: 'saq', ...draft }) === null && fresh(draft.question, candidate);
    return good && saqs.push(draft) > 0;
  };
  const choices = new Turns(candidates, input.seed);
  // A gap has several answers for a student who writes freely: only where nothing else is left to ask.
  const told = new Turns(
    candidates.filter(({ gap }) => gap === undefined),
    `${input.seed} short`,
  );
  const gaps = new Turns(
    candidates.filter(({ gap }) => gap !== undefined && gap.score > 0),
    `${input.seed} short`,
  );
  takeTurns([
    {
      wanted: spare(input.counts.mcq),
      ahead: Math.min(input.counts.mcq, facts.chapters),
      more: () => choices.next(choice),
    },
    { wanted: spare(input.counts.saq), more: () => told.next(short) || gaps.next(short) },
  ]);
  return { mcqs, saqs };
}

/** What a candidate asks about: one question about a term is enough for a quiz. */
function termsOf({ fact, gap }: Candidate): string[] {
  const term = fact.definition?.term ?? fact.action?.term ?? gap?.key;
  return term === undefined ? [] : [term];
}
