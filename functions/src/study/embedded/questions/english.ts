/** Questions from a book in English, in the order to try them. */
import type { DraftMcq, DraftQuestions, DraftSaq, QuestionsInput } from '../../engine.ts';
import {
  type Asking,
  CrossQuestionConflicts,
  type CrossQuestionFault,
} from '../../quiz/gate/cross-question-conflicts.ts';
import { draftFault } from '../../quiz/gate/draft-fault.ts';
import { Asked } from '../../quiz/gate/repeats.ts';
import { seededRandom } from '../../quiz/gate/seed.ts';
import { bookTerms } from './book-terms.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { termRivals } from './distractors.ts';
import { type Facts, factsOf } from './facts.ts';
import { mcqFrom } from './mcq.ts';
import { meaningRivals } from './meaning-rivals.ts';
import { type Before, longTooOften } from './pick.ts';
import { RoundRobin, shareOut } from './round-robin.ts';
import { saqFrom } from './saq.ts';
import { keyOf } from './term-index.ts';

export function englishQuestions(input: QuestionsInput): DraftQuestions {
  const facts = factsOf(input.book, input.from, input.to);
  const asked = new Asked(input.earlier);
  return { ...shortOnes(input, facts, asked), laqs: [], notes: [] };
}

function shortOnes(input: QuestionsInput, facts: Facts, asked: Asked): Pick<DraftQuestions, 'mcqs' | 'saqs'> {
  const random = seededRandom(`${input.seed} words`);
  const rivals = { terms: termRivals(facts, bookTerms(input.book, facts)), meanings: meaningRivals(facts) };
  const wanted = new Set(input.pages);
  const candidates = candidatesOf(input.book, facts).filter(
    ({ fact }) => !input.pages || wanted.has(facts.statements[fact.statement]?.page ?? 0),
  );
  const conflicts = new CrossQuestionConflicts();
  const mcqs: DraftMcq[] = [];
  const saqs: DraftSaq[] = [];
  const used = new Set<number>();
  const isUsed = (candidate: Candidate) => used.has(candidate.fact.statement);
  const fits = (asking: Asking, candidate: Candidate, { allowed, again }: Leave): boolean => {
    const clash = conflicts.fault(asking);
    const terms = again ? [] : termsOf(candidate);
    if ((clash !== null && clash !== allowed) || asked.seen(asking.question, terms)) return false;
    asked.add(asking.question, termsOf(candidate));
    conflicts.add(asking);
    used.add(candidate.fact.statement);
    return true;
  };
  // What is the best to ask for in a chapter is no wrong option elsewhere.
  const reserved = bestKeys(candidates);
  const before: Before = {
    isKey: (text) => reserved.has(keyOf(text)) || conflicts.isKey(text),
    uses: conflicts.uses,
    shared: (options) => conflicts.shared(options),
  };
  const choice =
    (leave: Leave = {}) =>
    (candidate: Candidate): boolean => {
      if (isUsed(candidate)) return false;
      const draft = mcqFrom(input.book, facts, rivals, candidate, random, before);
      if (draft === null || longTooOften(mcqs, draft, input.counts.mcq)) return false;
      if (!fits({ ...draft, answer: draft.options[draft.answer_index] ?? null }, candidate, leave)) return false;
      return mcqs.push(draft) > 0;
    };
  const short =
    (leave: Leave = {}) =>
    (candidate: Candidate): boolean => {
      if (isUsed(candidate)) return false;
      const draft = saqFrom(facts, candidate, random);
      if (draft === null || draftFault({ kind: 'saq', ...draft }) !== null) return false;
      return fits({ ...draft, options: [] }, candidate, leave) && saqs.push(draft) > 0;
    };
  const turns = (of: readonly Candidate[], what: string) => new RoundRobin(of, `${input.seed}${what}`);
  const choices = turns(candidates, '');
  // Once nothing else is left, a right option may be a wrong one elsewhere, and a term may be asked for twice.
  const shared = turns(candidates, ' again');
  const twice = turns(candidates, ' twice');
  // A gap has several answers for a student who writes freely: only where nothing else is left to ask.
  const telling = candidates.filter(({ gap }) => gap === undefined);
  const gapped = candidates.filter(({ gap }) => gap !== undefined && gap.score > 0);
  const told = turns(telling, ' short');
  const gaps = turns(gapped, ' short');
  const toldTwice = turns([...telling, ...gapped], ' short twice');
  shareOut([
    {
      wanted: input.counts.mcq,
      ahead: Math.min(input.counts.mcq, facts.chapters),
      more: () =>
        choices.next(choice()) ||
        shared.next(choice({ allowed: 'key_elsewhere' })) ||
        twice.next(choice({ allowed: 'key_elsewhere', again: true })),
    },
    {
      wanted: input.counts.saq,
      more: () => told.next(short()) || gaps.next(short()) || toldTwice.next(short({ again: true })),
    },
  ]);
  return { mcqs, saqs };
}

/** What a question may do where a book has nothing better left. */
interface Leave {
  allowed?: CrossQuestionFault;
  /** Ask for a term that was asked for before. */
  again?: boolean;
}

/** Keys of the terms that each chapter's best candidates ask for. */
function bestKeys(candidates: readonly Candidate[]): Set<string> {
  const keys = new Set<string>();
  const got = new Map<number, number>();
  for (const candidate of candidates) {
    const count = got.get(candidate.chapter) ?? 0;
    if (count >= BEST) continue;
    got.set(candidate.chapter, count + 1);
    for (const term of termsOf(candidate)) keys.add(keyOf(term));
  }
  return keys;
}

const BEST = 2;

/** What a candidate asks about: one question about a term is enough for a quiz. */
function termsOf({ fact, gap }: Candidate): string[] {
  const term = fact.definition?.term ?? fact.action?.term ?? gap?.key;
  return term === undefined ? [] : [term];
}
