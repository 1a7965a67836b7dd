/** Questions from a book in English, in the order to try them. */
import type { DraftLaq, DraftMcq, DraftQuestions, DraftSaq, QuestionsInput } from '../../engine.ts';
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
import { laqFrom, type Topic, topicsOf } from './laq.ts';
import { mcqFrom } from './mcq.ts';
import { meaningRivals } from './meaning-rivals.ts';
import { type Before, longTooOften } from './pick.ts';
import { RoundRobin, shareOut, spare } from './round-robin.ts';
import { saqFrom } from './saq.ts';
import { keyOf } from './term-index.ts';

export function englishQuestions(input: QuestionsInput): DraftQuestions {
  const facts = factsOf(input.book, input.from, input.to);
  const asked = new Asked(input.earlier);
  const { laqs, topics } = longOnes(input, facts, asked);
  return { ...shortOnes(input, facts, asked, topics), laqs, notes: [] };
}

function longOnes(
  input: QuestionsInput,
  facts: Facts,
  asked: Asked,
): { laqs: DraftLaq[]; topics: ReadonlySet<string> } {
  const laqs: DraftLaq[] = [];
  const named = new Set<string>();
  if (input.counts.laq === 0) return { laqs, topics: named };
  const turns = new RoundRobin(topicsOf(facts, bookTerms(input.book, facts)), `${input.seed} topics`);
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
  return { laqs, topics: named };
}

/** `topics`: keys of what the long questions ask for. */
function shortOnes(
  input: QuestionsInput,
  facts: Facts,
  asked: Asked,
  topics: ReadonlySet<string>,
): Pick<DraftQuestions, 'mcqs' | 'saqs'> {
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
  // What a long question asks for in full is not asked for again, however little is left.
  const isUsed = (candidate: Candidate, { again }: Leave) =>
    used.has(candidate.fact.statement) ||
    (again === true && termsOf(candidate).some((term) => topics.has(keyOf(term))));
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
      if (isUsed(candidate, leave)) return false;
      const draft = mcqFrom(input.book, facts, rivals, candidate, random, before);
      if (draft === null || longTooOften(mcqs, draft, input.counts.mcq)) return false;
      if (!fits({ ...draft, answer: draft.options[draft.answer_index] ?? null }, candidate, leave)) return false;
      return mcqs.push(draft) > 0;
    };
  const short =
    (leave: Leave = {}) =>
    (candidate: Candidate): boolean => {
      if (isUsed(candidate, leave)) return false;
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
