/**
 * The gate that every question passes, whatever engine wrote it. Pure: drafts go in, proved questions come out.
 * A draft that breaks a rule is left out; nothing is repaired, so nothing is made up here.
 */
import type { Book } from '../../book/model.ts';
import { packCodeOfBook } from '../../book/search/language.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { Laq, Mcq, Questions, Saq } from '../../contract/quiz.ts';
import { packFor } from '../../language/packs/index.ts';
import type { ClaimedQuote, DraftLaq, DraftMcq, DraftQuestions, DraftSaq, QuizCounts } from '../engine.ts';
import { keyIsLongest, keyPositions, longestAllowed, placed } from './balance.ts';
import { type BodyFault, proveAbout, proveInBody, type Range, wholeOf } from './body.ts';
import { type Asking, CrossQuestionConflicts, type CrossQuestionFault } from './cross-question-conflicts.ts';
import { type Draft, type DraftFault, draftFault } from './draft-fault.ts';
import { notesOn } from './notes.ts';
import { Asked } from './repeats.ts';
import { seededRandom } from './seed.ts';

export type Fault = DraftFault | BodyFault | CrossQuestionFault | 'asked_before' | 'longest_too_often';

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
  /** The rule that each refused draft broke first. */
  faults: ReadonlyMap<object, Fault>;
}

/** Takes the first drafts of each kind that keep every rule, up to the counts, and places the right options. */
export function gateQuestions(drafts: DraftQuestions, input: GateInput): GateResult {
  const { book, counts, seed, earlier } = input;
  const random = seededRandom(`${seed} gate`);
  const refused: GateResult['refused'] = {};
  const faults = new Map<object, Fault>();
  const refuse = (draft: object, fault: Fault | null) => {
    if (!fault) return;
    refused[fault] = (refused[fault] ?? 0) + 1;
    faults.set(draft, fault);
  };
  const { stem } = packFor(packCodeOfBook(book)).words;
  const whole = (quote: ClaimedQuote) => wholeOf(book, quote);
  /** The quotes of a draft that passes, as they are shown: whole sentences where only these carry what is right. */
  const shown = (draft: Draft, claims: readonly ClaimedQuote[]) =>
    draftFault(draft, stem) === null ? claims : claims.map((claim) => ({ ...claim, quote: whole(claim) }));
  const asked = new Asked(earlier);
  const conflicts = new CrossQuestionConflicts();

  /**
   * The evidence of a question that goes with those before, which is noted; or the first rule it breaks.
   * @param facts what must not be asked for again
   * @param lastResort its right option may be a wrong one elsewhere
   */
  const admit = (
    asking: Asking,
    claims: readonly ClaimedQuote[],
    facts: string[],
    lastResort = false,
  ): Evidence[] | Fault => {
    const evidence: Evidence[] = [];
    for (const claim of claims) {
      const proof = proveInBody(book, claim, input);
      if (typeof proof === 'string') return proof;
      evidence.push(proof);
    }
    if (asked.seen(asking.question, facts)) return 'asked_before';
    const clash = conflicts.fault(asking);
    if (clash && !(lastResort && clash === 'key_elsewhere')) return clash;
    asked.add(asking.question, facts);
    conflicts.add(asking);
    return evidence;
  };

  const chosen: Chosen[] = [];
  let longestLeft = longestAllowed(counts.mcq, 4, random);
  const takeMcq = (draft: DraftMcq, lastResort = false): Fault | null => {
    const longest = !draft.parts && keyIsLongest(draft.options, draft.answer_index);
    const fault = draftFault({ kind: 'mcq', ...draft }, stem, whole);
    if (fault) return fault;
    if (longest && longestLeft === 0 && !lastResort) return 'longest_too_often';
    const about = draft.about?.map((claim) => proveAbout(book, claim));
    // What combinations show is in the question; the combinations themselves tell nothing of other questions.
    const asking = draft.parts
      ? { question: draft.question, answer: null, options: [] }
      : { ...draft, answer: draft.options[draft.answer_index] ?? '' };
    const claims = draft.parts?.map(({ quote }) => quote) ?? [draft.evidence, ...(draft.more ?? [])];
    const proved = admit(
      asking,
      shown({ kind: 'mcq', ...draft }, claims),
      draft.parts ? [] : [draft.evidence.quote],
      lastResort,
    );
    if (typeof proved === 'string') return proved;
    if (longest && longestLeft > 0) longestLeft--;
    const [evidence, ...more] = proved;
    if (evidence) chosen.push({ draft, evidence, more, ...(about?.some((proof) => proof !== null) && { about }) });
    return null;
  };
  // A right option that is a wrong one elsewhere, or the longest too often, is better than no question, and worse than any other.
  const setAside: { draft: DraftMcq; fault: Fault }[] = [];
  for (const draft of drafts.mcqs) {
    if (chosen.length >= counts.mcq) break;
    const fault = takeMcq(draft);
    if (fault === 'key_elsewhere' || fault === 'longest_too_often') setAside.push({ draft, fault });
    else refuse(draft, fault);
  }
  for (const { draft, fault } of setAside) refuse(draft, chosen.length < counts.mcq ? takeMcq(draft, true) : fault);

  const saqs: Saq[] = [];
  const takeSaq = (draft: DraftSaq): Fault | null => {
    const { question, answer, evidence: claim, more: further = [], form } = draft;
    const fault = draftFault({ kind: 'saq', ...draft }, stem, whole);
    const claims = () => shown({ kind: 'saq', ...draft }, [claim, ...further]);
    const proved = fault ?? admit({ question, answer, options: [] }, claims(), [claim.quote]);
    if (typeof proved === 'string') return proved;
    const [evidence, ...more] = proved;
    if (evidence)
      saqs.push({ question, answer, evidence, ...(more.length > 0 && { more_evidence: more }), ...(form && { form }) });
    return null;
  };
  for (const draft of drafts.saqs) if (saqs.length < counts.saq) refuse(draft, takeSaq(draft));

  const laqs: Laq[] = [];
  const takeLaq = ({ question, answer_outline, evidence: claims, form }: DraftLaq): Fault | null => {
    const fault = draftFault({ kind: 'laq', question, answer_outline, evidence: claims }, stem);
    const evidence = fault ?? admit({ question, answer: null, options: [] }, claims, []);
    if (typeof evidence === 'string') return evidence;
    laqs.push({ question, answer_outline, evidence, ...(form && { form }) });
    return null;
  };
  for (const draft of drafts.laqs) if (laqs.length < counts.laq) refuse(draft, takeLaq(draft));

  const questions = { mcqs: arranged(chosen, random), saqs, laqs };
  const notice = drafts.notice ? [drafts.notice] : [];
  return { questions, notes: [...notice, ...notesOn(input, questions, drafts.notes)], refused, faults };
}

interface Chosen {
  draft: DraftMcq;
  evidence: Evidence;
  more: Evidence[];
  about?: (Evidence | null)[];
}

/** Shuffles the options of each question so that the right one stands everywhere equally often. */
function arranged(chosen: readonly Chosen[], random: () => number): Mcq[] {
  const positions = keyPositions(
    chosen.map(({ draft }) => draft.options.length),
    random,
  );
  return chosen.map(({ draft, evidence, more, about }, i) => {
    const position = positions[i] ?? 0;
    const options = placed(draft.options, draft.answer_index, position, random);
    return {
      question: draft.question,
      options,
      answer_index: position,
      explanation: draft.explanation,
      evidence,
      ...(more.length > 0 && { more_evidence: more }),
      ...(about && { about_options: options.map((option) => about[draft.options.indexOf(option)] ?? null) }),
      ...(draft.level && { level: draft.level }),
      ...(draft.form && { form: draft.form }),
    };
  });
}
