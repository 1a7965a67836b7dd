/**
 * The gate that every question passes, whatever engine wrote it. Pure: drafts go in, proved questions come out.
 * A draft that breaks a rule is left out; nothing is repaired, so nothing is made up here.
 */
import type { Book } from '../../book/model.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { Laq, Mcq, Questions, Saq } from '../../contract/quiz.ts';
import type { ClaimedQuote, DraftMcq, DraftQuestions, QuizCounts } from '../engine.ts';
import { Apart, type ApartFault, type Asking } from './apart.ts';
import { keyIsLongest, keyPositions, longestAllowed, placed } from './balance.ts';
import { type BodyFault, proveInBody, type Range } from './body.ts';
import { type DraftFault, draftFault } from './draft-fault.ts';
import { notesOn } from './notes.ts';
import { Asked } from './repeats.ts';
import { seededRandom } from './seed.ts';

export type Fault = DraftFault | BodyFault | ApartFault | 'asked_before' | 'longest_too_often';

export interface GateInput extends Range {
  book: Book;
  counts: QuizCounts;
  seed: string;
  /** Questions this student met before in this book, as they were worded. */
  earlier: readonly string[];
}

export interface GateResult {
  questions: Questions;
  /** Why there are fewer than asked for, in words for the student; empty where there are not. */
  notes: string[];
  /** How many drafts broke which rule first. */
  refused: Partial<Record<Fault, number>>;
}

/** Takes the first drafts of each kind that keep every rule, up to the counts, and places the right options. */
export function gateQuestions(drafts: DraftQuestions, input: GateInput): GateResult {
  const random = seededRandom(`${input.seed} gate`);
  const refused: GateResult['refused'] = {};
  const asked = new Asked(input.earlier);
  const refuse = (fault: Fault) => {
    refused[fault] = (refused[fault] ?? 0) + 1;
    return null;
  };
  const prove = (claim: ClaimedQuote): Evidence | null => {
    const proof = proveInBody(input.book, claim, input);
    return typeof proof === 'string' ? refuse(proof) : proof;
  };
  const apart = new Apart();
  const fresh = (asking: Asking, facts: string[]) => {
    if (asked.seen(asking.question, facts)) return refuse('asked_before');
    const clash = apart.fault(asking);
    if (clash) return refuse(clash);
    asked.add(asking.question, facts);
    apart.add(asking);
    return true;
  };

  let lastResort = false;
  const chosen: { draft: DraftMcq; evidence: Evidence }[] = [];
  let longestLeft = longestAllowed(input.counts.mcq, 4, random);
  const take = (draft: DraftMcq): Fault | null => {
    const asking = { ...draft, answer: draft.options[draft.answer_index] ?? '' };
    const longest = keyIsLongest(draft.options, draft.answer_index);
    const fault = draftFault({ kind: 'mcq', ...draft });
    if (fault) return fault;
    if (longest && longestLeft === 0) return 'longest_too_often';
    const evidence = proveInBody(input.book, draft.evidence, input);
    if (typeof evidence === 'string') return evidence;
    if (asked.seen(draft.question, [draft.evidence.quote])) return 'asked_before';
    const clash = apart.fault(asking);
    if (clash && (clash !== 'key_elsewhere' || !lastResort)) return clash;
    asked.add(draft.question, [draft.evidence.quote]);
    apart.add(asking);
    if (longest) longestLeft--;
    chosen.push({ draft, evidence });
    return null;
  };
  // A right option that is a wrong one elsewhere is better than no question, and worse than any other.
  const setAside: DraftMcq[] = [];
  for (const draft of drafts.mcqs) {
    if (chosen.length >= input.counts.mcq) break;
    const fault = take(draft);
    if (fault === 'key_elsewhere') setAside.push(draft);
    else if (fault) refuse(fault);
  }
  lastResort = true;
  for (const draft of setAside) {
    const fault = chosen.length < input.counts.mcq ? take(draft) : 'key_elsewhere';
    if (fault) refuse(fault);
  }

  const saqs: Saq[] = [];
  for (const draft of drafts.saqs) {
    if (saqs.length >= input.counts.saq) break;
    const fault = draftFault({ kind: 'saq', ...draft });
    if (fault) refuse(fault);
    else {
      const evidence = prove(draft.evidence);
      if (!evidence || !fresh({ ...draft, options: [] }, [draft.evidence.quote])) continue;
      saqs.push({ question: draft.question, answer: draft.answer, evidence });
    }
  }

  const laqs: Laq[] = [];
  for (const draft of drafts.laqs) {
    if (laqs.length >= input.counts.laq) break;
    const fault = draftFault({ kind: 'laq', ...draft });
    if (fault) refuse(fault);
    else {
      const evidence = draft.evidence.map(prove).filter((proof) => proof !== null);
      const asking = { question: draft.question, answer: null, options: [] };
      if (evidence.length < draft.evidence.length || !fresh(asking, [])) continue;
      laqs.push({ question: draft.question, answer_outline: draft.answer_outline, evidence });
    }
  }

  const questions = { mcqs: arranged(chosen, random), saqs, laqs };
  const notice = drafts.notice ? [drafts.notice] : [];
  return { questions, notes: [...notice, ...notesOn(input, questions, drafts.notes)], refused };
}

/** Shuffles the options of each question so that the right one stands everywhere equally often. */
function arranged(chosen: readonly { draft: DraftMcq; evidence: Evidence }[], random: () => number): Mcq[] {
  const positions = keyPositions(
    chosen.map(({ draft }) => draft.options.length),
    random,
  );
  return chosen.map(({ draft, evidence }, i) => {
    const position = positions[i] ?? 0;
    return {
      question: draft.question,
      options: placed(draft.options, draft.answer_index, position, random),
      answer_index: position,
      explanation: draft.explanation,
      evidence,
    };
  });
}
