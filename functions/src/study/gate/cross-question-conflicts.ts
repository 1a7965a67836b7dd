/** What shows only between the questions of a quiz: options that come again, and one question that answers another. */
import { alike } from './options.ts';
import { quotedWords } from './repeats.ts';
import { containsRun, contentWords, covered, likeness, words } from './words.ts';

/**
 * `options_shared`: two questions have more than one option in common, so that they solve each other by comparing.
 * `answers_another`: what one question shows tells what another asks for.
 * `key_elsewhere`: the right option of one is a wrong one of another, which rules it out there.
 */
export type CrossQuestionFault = 'options_shared' | 'answers_another' | 'key_elsewhere';

/** A question as far as others could give it away. A typed one shows no options; a long one has no single answer. */
export interface Asking {
  question: string;
  answer: string | null;
  /** As shown, the right one among them. */
  options: readonly string[];
}

/** Two questions may have so many options in common. */
const MOST_SHARED = 1;
/** An answer of so many content words is a statement: to show it anywhere is to tell it. */
const STATEMENT = 3;
/** Two statements with so much in common are the same or mirrors of each other. */
const NEARLY_SAME = 0.7;
/** This much of a question beside its answer tells that they belong together. */
const BESIDE = 0.5;

const folded = (text: string) => words(text).join(' ') || text.trim();

interface Known extends Asking {
  folded: ReadonlySet<string>;
  key: string | null;
  keyWords: readonly string[];
  /** What the question is about, without its answer. */
  about: ReadonlySet<string>;
  /** The question with each of its options, and alone where it shows none. */
  shown: readonly { run: readonly string[]; content: ReadonlySet<string> }[];
}

function known(asking: Asking): Known {
  const { question, answer, options } = asking;
  const quoted = quotedWords(question);
  const own = contentWords(answer ?? '');
  const about = [...(quoted.size > 0 ? quoted : contentWords(question))].filter((word) => !own.has(word));
  const texts = options.length > 0 ? options.map((option) => `${question} ${option}`) : [question];
  return {
    ...asking,
    folded: new Set(options.map(folded)),
    key: answer === null ? null : folded(answer),
    keyWords: words(answer ?? ''),
    about: new Set(about),
    shown: texts.map((text) => ({ run: words(text), content: contentWords(text) })),
  };
}

/** The questions of a quiz so far. */
export class CrossQuestionConflicts {
  readonly #asked: Known[] = [];
  readonly #keys = new Set<string>();
  readonly #uses = new Map<string, number>();

  add(asking: Asking): void {
    const one = known(asking);
    this.#asked.push(one);
    if (one.key !== null) this.#keys.add(one.key);
    for (const option of one.folded) this.#uses.set(option, (this.#uses.get(option) ?? 0) + 1);
  }

  /** The worst that a further question would do to those before, or they to it; null where it does nothing. */
  fault(asking: Asking): CrossQuestionFault | null {
    const one = known(asking);
    const faults = new Set(this.#asked.map((other) => between(one, other)));
    return (['options_shared', 'answers_another', 'key_elsewhere'] as const).find((fault) => faults.has(fault)) ?? null;
  }

  /** Whether a text is the answer of a question before. */
  isKey = (text: string): boolean => this.#keys.has(folded(text));

  /** How many questions before show a text as an option. */
  uses = (text: string): number => this.#uses.get(folded(text)) ?? 0;
}

function between(a: Known, b: Known): CrossQuestionFault | null {
  if ([...a.folded].filter((option) => b.folded.has(option)).length > MOST_SHARED) return 'options_shared';
  if (sameStatement(a, b) || isAsked(a, b) || isAsked(b, a)) return 'answers_another';
  if (tells(a, b) || tells(b, a)) return 'answers_another';
  return elsewhere(a, b) || elsewhere(b, a) ? 'key_elsewhere' : null;
}

const isStatement = (answer: string | null): answer is string =>
  answer !== null && contentWords(answer).size >= STATEMENT;

/** Both have nearly the same long answer ("a map from A to B", "a map from B to A"): who knows one knows the other. */
const sameStatement = (a: Known, b: Known) =>
  isStatement(a.answer) && isStatement(b.answer) && alike(a.answer, b.answer);

/** Whether the long answer of `a` is nearly what `b` says of what it asks for. */
const isAsked = (a: Known, b: Known) =>
  isStatement(a.answer) && likeness(contentWords(a.answer), b.about) >= NEARLY_SAME;

/** Whether `a` shows the answer of `b`: beside what `b` asks about, or, a typed statement, at all. */
function tells(a: Known, b: Known): boolean {
  if (b.answer === null || b.keyWords.length === 0) return false;
  const typed = b.options.length === 0 && isStatement(b.answer) ? b.answer : null;
  if (typed && a.options.some((option) => isStatement(option) && alike(option, typed))) return true;
  const answer = contentWords(b.answer);
  const says = (run: readonly string[], content: ReadonlySet<string>) =>
    containsRun(run, b.keyWords) || (answer.size >= STATEMENT && covered(answer, content) >= 0.8);
  return a.shown.some(({ run, content }) => covered(b.about, content) >= BESIDE && says(run, content));
}

/** Whether the right option of `a` is a wrong one of `b`. */
const elsewhere = (a: Known, b: Known) =>
  a.options.length > 0 && a.key !== null && a.key !== b.key && b.folded.has(a.key);
