/** No two questions alike: within a quiz, and against those the student met before. */
import { contentWords, covered, likeness } from './words.ts';

/** Questions of one pattern share their frame; this much of the meaning in common is the same question. */
const SAME_QUESTION = 0.6;

/** Most of the shorter one in the longer one is the same question too, if it says enough. */
const NESTED = 0.85;
const ENOUGH = 3;
/** "What is a vector?" and "What is a row vector?" read alike. */
const SMALL = 2;

/** What stands between quotation marks of any language: the matter, where the rest is a frame that many questions share. */
const QUOTED = /[“„«「][^“”„«»「」]{2,}[”“»」]/u;

/** The content words of what a question quotes; none where it quotes nothing. */
export function quotedWords(question: string): Set<string> {
  return contentWords((question.match(new RegExp(QUOTED, 'gu')) ?? []).join(' '));
}

/** Whether two questions ask the same thing. */
export function sameQuestion(a: string, b: string): boolean {
  const [inA, inB] =
    QUOTED.test(a) && QUOTED.test(b) ? [quotedWords(a), quotedWords(b)] : [contentWords(a), contentWords(b)];
  if (likeness(inA, inB) >= SAME_QUESTION) return true;
  const [short, long] = inA.size < inB.size ? [inA, inB] : [inB, inA];
  const enough = long.size <= SMALL ? 1 : ENOUGH;
  return short.size >= enough && covered(short, long) >= NESTED;
}

/** Remembers what was asked; `seen` is true for a question, an answer to it or a quote that came before. */
export class Asked {
  readonly #earlier: readonly string[];
  readonly #questions: string[] = [];
  readonly #asked = new Set<string>();

  /** `earlier`: questions of former quizzes, as they were worded. */
  constructor(earlier: readonly string[]) {
    this.#earlier = earlier;
  }

  seen(question: string, facts: readonly string[]): boolean {
    const former = [...this.#earlier, ...this.#questions];
    return facts.some((fact) => this.#asked.has(folded(fact))) || former.some((one) => sameQuestion(one, question));
  }

  /** Takes note of a question and of the facts (its answer, its quotes) that must not be asked for again. */
  add(question: string, facts: readonly string[]): void {
    this.#questions.push(question);
    for (const fact of facts) this.#asked.add(folded(fact));
  }
}

const folded = (text: string) => [...contentWords(text)].join(' ') || text.trim();
