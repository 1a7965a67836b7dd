/** Questions from a book in English, in the order to try them. */
import type { DraftLaq, DraftMcq, DraftQuestions, DraftSaq, QuestionsInput } from '../../engine.ts';
import { draftFault } from '../../quiz-gate/draft-fault.ts';
import { Asked } from '../../quiz-gate/repeats.ts';
import { seededRandom } from '../../quiz-gate/seed.ts';
import { candidatesOf } from './candidates.ts';
import { rivalsIn } from './distractors.ts';
import { factsOf } from './facts.ts';
import { laqFrom, topicsOf } from './laq.ts';
import { mcqFrom } from './mcq.ts';
import { saqFrom } from './saq.ts';
import { spreadOut } from './spread.ts';

/** So many more drafts than asked for: the gate looks at a whole quiz and may still refuse some. */
const spare = (count: number) => (count === 0 ? 0 : Math.ceil(count * 1.5) + 3);

export function englishQuestions(input: QuestionsInput): DraftQuestions {
  const facts = factsOf(input.book, input.from, input.to);
  const random = seededRandom(`${input.seed} words`);
  const rivals = rivalsIn(facts);
  const asked = new Asked(input.earlier);
  const used = new Set<number>();
  const order = spreadOut(candidatesOf(input.book, facts), input.seed);

  const laqs: DraftLaq[] = [];
  for (const topic of input.counts.laq === 0 ? [] : spreadOut(topicsOf(facts), `${input.seed} topics`)) {
    if (laqs.length >= spare(input.counts.laq)) break;
    const draft = laqFrom(facts, topic);
    if (draftFault({ kind: 'laq', ...draft }) !== null || asked.seen(draft.question, [])) continue;
    asked.add(draft.question, []);
    laqs.push(draft);
  }

  const mcqs: DraftMcq[] = [];
  const saqs: DraftSaq[] = [];
  for (const candidate of order) {
    const statement = candidate.fact.statement;
    if (used.has(statement)) continue;
    const wantsSaq = candidate.gap === undefined && saqs.length < spare(input.counts.saq);
    const wantsMcq = mcqs.length < spare(input.counts.mcq);
    if (!wantsMcq && !wantsSaq) break;
    // Kinds take turns in proportion to what is asked for, so that both get their share of the best.
    const saqTurn = wantsSaq && (!wantsMcq || mcqs.length * input.counts.saq > saqs.length * input.counts.mcq);
    const draft = saqTurn ? saqFrom(facts, candidate, random) : null;
    if (draft && draftFault({ kind: 'saq', ...draft }) === null && !asked.seen(draft.question, [draft.answer])) {
      asked.add(draft.question, [draft.answer]);
      used.add(statement);
      saqs.push(draft);
      continue;
    }
    const choice = wantsMcq ? mcqFrom(input.book, facts, rivals, candidate, random) : null;
    if (!choice || draftFault({ kind: 'mcq', ...choice }) !== null) continue;
    const key = choice.options[choice.answer_index] ?? '';
    if (asked.seen(choice.question, [key])) continue;
    asked.add(choice.question, [key]);
    used.add(statement);
    mcqs.push(choice);
  }
  return { mcqs, saqs, laqs, notes: [] };
}
