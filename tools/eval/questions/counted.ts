/** How a reply to a question of `tools/eval/questions.ts` counts. */
import { holds, type Reply } from '../answers/measures.ts';

export interface Asked {
  id: string;
  /** File name of the book without `.pdf`. */
  book: string;
  /** BCP 47 of the question. */
  lang: string;
  /** `foreign` (of another subject) and `near-miss` (of the book's subject): the book does not answer it. */
  kind: string;
  question: string;
  /** Questions asked before it in the same conversation. */
  before?: string | readonly string[] | null;
  /** Words or phrases of the book; a full answer holds all of them. */
  expected: readonly string[];
  /** Page of the file where they stand, from 1. */
  page?: number | null;
}

export interface Counted {
  state: Reply['state'];
  /** All of the expected words stand in what is shown before a press; in line and first passage. */
  full: boolean;
  first: boolean;
  /** Half of them stand in the line. */
  lineRight: boolean;
  /** A line, or passages without a label, with none of them. */
  beside: boolean;
  /** A shown passage or a citation is of the right page. */
  page: boolean;
}

/** Whether the book answers a question. */
export const isAnswerable = ({ kind }: Pick<Asked, 'kind'>): boolean => kind !== 'foreign' && kind !== 'near-miss';

export function counted(reply: Reply, { expected, page }: Pick<Asked, 'expected' | 'page'>): Counted {
  const found = (text: string) => expected.filter((words) => holds(text, words)).length;
  const isAll = (text: string) => reply.state !== 'nothing' && expected.length > 0 && found(text) === expected.length;
  const isAnswer = reply.state === 'line' || reply.state === 'passages';
  return {
    state: reply.state,
    full: isAll(reply.shown),
    first: isAll(reply.first),
    lineRight: reply.state === 'line' && 2 * found(reply.line) >= expected.length,
    beside: isAnswer && found(reply.shown) === 0,
    page: page !== undefined && page !== null && reply.pages.includes(page),
  };
}

/** The bounds that hold the true share in 95 of 100 samples (Wilson 1927). */
export function interval(part: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const z = 1.96;
  const share = part / n;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
