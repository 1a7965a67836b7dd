/** What a book gives without a model: how many questions of each kind a quiz of it may hold, known before one is asked for. */
import type { Book } from '../../book/model.ts';
import { Gives } from '../../contract/quiz.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import { gateQuestions } from '../gate/index.ts';
import { type Kind, largestOf, writeQuiz } from './write.ts';

/** The largest quiz of each kind alone that a new student could have of the whole book, and why there are no more choices. */
export function givesOf(book: Book, knowledge: KnowledgeBase): Gives {
  const alone = (kind: Kind) => {
    const input = { book, ...largestOf(kind), earlier: [] };
    const drafts = writeQuiz(input, knowledge);
    return { count: gateQuestions(drafts, input).questions[`${kind}s`].length, notes: drafts.notes };
  };
  const { count: mcq, notes: why } = alone('mcq');
  return { mcq, saq: alone('saq').count, laq: alone('laq').count, why };
}

export const packGives = (gives: Gives): Uint8Array => Buffer.from(JSON.stringify(gives));

/** What `packGives` made; null where it is spoilt or of another form. */
export function unpackGives(bytes: Buffer): Gives | null {
  try {
    return Gives.safeParse(JSON.parse(bytes.toString())).data ?? null;
  } catch {
    return null;
  }
}
