/** A PDF read and its facts found, with what that took. */
import { readFileSync } from 'node:fs';
import { verifyQuote } from '../../../functions/src/book/evidence/index.ts';
import type { Book } from '../../../functions/src/book/model.ts';
import { pageOf } from '../../../functions/src/book/pages.ts';
import { readPdf } from '../../../functions/src/book/read/index.ts';
import { type Sentence, sentencesOf } from '../../../functions/src/book/sentences.ts';
import {
  buildKnowledge,
  type KnowledgeBase,
  packKnowledge,
  unpackKnowledge,
} from '../../../functions/src/knowledge/index.ts';

export interface OpenedBook {
  book: Book;
  sentences: Sentence[];
  knowledge: KnowledgeBase;
  /** Milliseconds that reading the PDF took, and finding the facts in its sentences. */
  readMs: number;
  factsMs: number;
}

/** Reads a PDF in this process and finds its facts. */
export async function openPdf(path: string): Promise<OpenedBook> {
  const began = performance.now();
  const book = await readPdf(new Uint8Array(readFileSync(path)));
  const read = performance.now();
  const sentences = sentencesOf(book);
  const cut = performance.now();
  const knowledge = buildKnowledge(book, sentences);
  return { book, sentences, knowledge, readMs: read - began, factsMs: performance.now() - cut };
}

/** How many facts of each kind there are, whether each is proved, how long it took, how large they are, how fast they are asked. */
export function measureBook({ book, sentences, knowledge, readMs, factsMs }: OpenedBook) {
  const kinds: Record<string, number> = {};
  let [quotes, verified] = [0, 0];
  for (const fact of knowledge.facts) {
    kinds[fact.kind] = (kinds[fact.kind] ?? 0) + 1;
    for (const { page, quote } of fact.quotes) {
      const there = pageOf(book, page);
      quotes++;
      if (there && verifyQuote(there, quote)) verified++;
    }
  }
  const bytes = packKnowledge(knowledge, book, sentences);
  const began = performance.now();
  unpackKnowledge(bytes, book, sentences);
  const opened = performance.now() - began;
  const terms = knowledge.facts.map(({ subject }) => subject);
  knowledge.factsAbout('');
  const asked = performance.now();
  for (const term of terms) knowledge.factsAbout(term);
  const perQuery = terms.length > 0 ? (performance.now() - asked) / terms.length : 0;
  const round = (value: number, digits = 0) => Number(value.toFixed(digits));
  return {
    pages: book.pages.length,
    language: book.language,
    facts: knowledge.facts.length,
    kinds,
    quotes: { n: quotes, verified },
    ms: {
      read: round(readMs),
      facts: round(factsMs),
      share: round(factsMs / readMs, 3),
      open: round(opened, 1),
      query: round(perQuery, 4),
    },
    bytes: bytes.length,
  };
}
