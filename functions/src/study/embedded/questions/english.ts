/** Questions from a book in English, in the order to try them. */
import type { DraftLaq, DraftMcq, DraftQuestions, DraftSaq, QuestionsInput } from '../../engine.ts';
import { draftFault } from '../../quiz-gate/draft-fault.ts';
import { Asked } from '../../quiz-gate/repeats.ts';
import { seededRandom } from '../../quiz-gate/seed.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { termRivals } from './distractors.ts';
import { type Facts, factsOf } from './facts.ts';
import { keyOf } from './inventory.ts';
import { laqFrom, topicsOf } from './laq.ts';
import { mcqFrom } from './mcq.ts';
import { meaningRivals } from './meaning-rivals.ts';
import { saqFrom } from './saq.ts';
import { spreadOut } from './spread.ts';
import { headingTerms } from './weight.ts';

/** So many more drafts than asked for: the gate looks at a whole quiz and may still refuse some. */
export const spare = (count: number) => (count === 0 ? 0 : Math.ceil(count * 1.5) + 3);

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
  for (const topic of spreadOut(topicsOf(facts, headingTerms(input.book)), `${input.seed} topics`)) {
    if (laqs.length >= spare(input.counts.laq)) break;
    const key = keyOf(topic.entry.term);
    const draft = laqFrom(facts, topic);
    if (named.has(key) || draftFault({ kind: 'laq', ...draft }) !== null || asked.seen(draft.question, [])) continue;
    named.add(key);
    // What a long question asks for in full is not asked for again; the spare ones may never be asked.
    asked.add(draft.question, laqs.length < input.counts.laq ? [topic.entry.term] : []);
    laqs.push(draft);
  }
  return laqs;
}

/** Multiple-choice and short-answer questions: the kinds take turns in proportion, so that both share the best. */
function shortOnes(input: QuestionsInput, facts: Facts, asked: Asked): Pick<DraftQuestions, 'mcqs' | 'saqs'> {
  const random = seededRandom(`${input.seed} words`);
  const rivals = { terms: termRivals(facts), meanings: meaningRivals(facts) };
  const { mcq, saq } = input.counts;
  const mcqs: DraftMcq[] = [];
  const saqs: DraftSaq[] = [];
  const short = (candidate: Candidate): boolean => {
    const draft = saqFrom(facts, candidate, random);
    if (!draft || draftFault({ kind: 'saq', ...draft }) !== null) return false;
    if (asked.seen(draft.question, termsOf(candidate))) return false;
    asked.add(draft.question, termsOf(candidate));
    return saqs.push(draft) > 0;
  };
  const choice = (candidate: Candidate): boolean => {
    const draft = mcqFrom(input.book, facts, rivals, candidate, random);
    if (!draft || draftFault({ kind: 'mcq', ...draft }) !== null) return false;
    if (asked.seen(draft.question, termsOf(candidate))) return false;
    asked.add(draft.question, termsOf(candidate));
    return mcqs.push(draft) > 0;
  };
  for (const candidate of spreadOut(candidatesOf(input.book, facts), input.seed)) {
    const wantsSaq = saqs.length < spare(saq);
    const wantsMcq = mcqs.length < spare(mcq);
    if (!wantsMcq && !wantsSaq) break;
    const saqFirst = wantsSaq && (!wantsMcq || mcqs.length * saq > saqs.length * mcq);
    if (saqFirst && short(candidate)) continue;
    if (wantsMcq && choice(candidate)) continue;
    if (wantsSaq && !saqFirst) short(candidate);
  }
  return { mcqs, saqs };
}

/** What a candidate asks about: one question about a term is enough for a quiz. */
function termsOf({ fact, gap }: Candidate): string[] {
  const term = fact.definition?.term ?? fact.action?.term ?? gap?.key;
  return term === undefined ? [] : [term];
}
