/** Facts of a text that a test writes. */
import { sentencesOf } from '../book/sentences.ts';
import { testBook } from '../book/testing.ts';
import { buildKnowledge, type FactKind } from './index.ts';

/** An English book of these pages, and what it says. */
export const knowledgeOf = (...pages: string[]) => {
  const book = testBook(pages, [], 'en');
  return { book, knowledge: buildKnowledge(book, sentencesOf(book)) };
};

/** The facts of one kind in a text, each as "subject → object". */
export const told = (kind: FactKind, text: string) =>
  knowledgeOf(text)
    .knowledge.ofKind(kind)
    .map(({ subject, object, items }) => `${subject} → ${object ?? items.join(' | ')}`);
