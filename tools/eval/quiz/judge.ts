/** The evaluation's own eye on questions: plain measures that do not lean on the gate's rules. */
import type { Laq, Mcq, Saq } from '../../../functions/src/contract/quiz.ts';

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\\]+/gu, ' ')
    .trim();

const tokens = (text: string) =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '');

/** Share of words in common, 0 to 1 (Dice). */
function alike(a: string, b: string): number {
  const [inA, inB] = [new Set(tokens(a)), new Set(tokens(b))];
  const shared = [...inA].filter((word) => inB.has(word)).length;
  return inA.size + inB.size === 0 ? 1 : (2 * shared) / (inA.size + inB.size);
}

/** Whether the words of an option stand one after another in a quote. */
export function saysWordForWord(quote: string, option: string): boolean {
  const folded = fold(option);
  return folded !== '' && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(folded)
    ? fold(quote).includes(folded)
    : ` ${fold(quote)} `.includes(` ${folded} `);
}

/** Whether an option is the quote with a word or two exchanged: the statement that contradicts the book. */
export const turnsRound = (quote: string, option: string): boolean =>
  !saysWordForWord(quote, option) && alike(quote.replace(/\s*\([^()]*\d{4}[^()]*\)/g, ''), option) >= 0.8;

/** Options of a question that are the same, or nearly. */
export function nearlySameOptions(mcq: Mcq): boolean {
  return mcq.options.some((a, i) => mcq.options.some((b, j) => i < j && (fold(a) === fold(b) || alike(a, b) >= 0.8)));
}

/** Questions that are the same as an earlier one, or nearly. */
export function sameQuestions(questions: readonly string[]): string[] {
  return questions.filter((a, i) => questions.some((b, j) => j < i && (fold(a) === fold(b) || alike(a, b) >= 0.85)));
}

const TRIVIA =
  /\b(isbn|doi|copyright ©|all rights reserved|acknowledge?ments?|figure \d|table \d|fig\. ?\d|chapter \d|page \d|pp?\. ?\d|et al)\b|https?:|www\.|\bauthors? of (this|the) (book|text)/i;

/** Whether a question or its answer is about the book as a thing: authors, numbers of figures and pages, imprint. */
export const isTrivia = (text: string) => TRIVIA.test(text);

/** Whether the right option's words stand in the question, or a rare word of it that no other option has. */
export function leaksKey(mcq: Mcq): boolean {
  const key = mcq.options[mcq.answer_index] ?? '';
  return saysWordForWord(mcq.question, key);
}

/** Strictly longer than every other option. */
export function longestIsRight(mcq: Mcq): boolean {
  const length = (index: number) => [...(mcq.options[index] ?? '')].length;
  return mcq.options.every((_, i) => i === mcq.answer_index || length(i) < length(mcq.answer_index));
}

export const textsOf = (questions: { mcqs: Mcq[]; saqs: Saq[]; laqs: Laq[] }) => [
  ...questions.mcqs.map((one) => one.question),
  ...questions.saqs.map((one) => one.question),
  ...questions.laqs.map((one) => one.question),
];
