/** Questions from a book in English, in the order to try them. */
import type { DraftLaq, DraftMcq, DraftQuestions, DraftSaq, QuestionsInput } from '../../engine.ts';
import { Apart, type ApartFault, type Asking } from '../../quiz-gate/apart.ts';
import { draftFault } from '../../quiz-gate/draft-fault.ts';
import { Asked } from '../../quiz-gate/repeats.ts';
import { seededRandom } from '../../quiz-gate/seed.ts';
import { bookTerms } from './book-terms.ts';
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
  const rivals = { terms: termRivals(facts, bookTerms(input.book, facts)), meanings: meaningRivals(facts) };
  const wanted = new Set(input.pages);
  const candidates = candidatesOf(input.book, facts).filter(
    ({ fact }) => !input.pages || wanted.has(facts.statements[fact.statement]?.page ?? 0),
  );
  const apart = new Apart();
  const mcqs: DraftMcq[] = [];
  const saqs: DraftSaq[] = [];
  const used = new Set<number>();
  const fits = (asking: Asking, candidate: Candidate, allowed?: ApartFault): boolean => {
    const clash = apart.fault(asking);
    if ((clash !== null && clash !== allowed) || asked.seen(asking.question, termsOf(candidate))) return false;
    asked.add(asking.question, termsOf(candidate));
    apart.add(asking);
    used.add(candidate.fact.statement);
    return true;
  };
  const choice =
    (allowed?: ApartFault) =>
    (candidate: Candidate): boolean => {
      if (used.has(candidate.fact.statement)) return false;
      const draft = mcqFrom(input.book, facts, rivals, candidate, random, apart);
      if (draft === null || draftFault({ kind: 'mcq', ...draft }) !== null) return false;
      if (!fits({ ...draft, answer: draft.options[draft.answer_index] ?? null }, candidate, allowed)) return false;
      return mcqs.push(draft) > 0;
    };
  const short = (candidate: Candidate): boolean => {
    if (used.has(candidate.fact.statement)) return false;
    const draft = saqFrom(facts, candidate, random);
    if (draft === null || draftFault({ kind: 'saq', ...draft }) !== null) return false;
    return fits({ ...draft, options: [] }, candidate) && saqs.push(draft) > 0;
  };
  const choices = new Turns(candidates, input.seed);
  // Once nothing else is left, a right option may be a wrong one elsewhere.
  const lastResort = new Turns(candidates, `${input.seed} again`);
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
      more: () => choices.next(choice()) || lastResort.next(choice('key_elsewhere')),
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
