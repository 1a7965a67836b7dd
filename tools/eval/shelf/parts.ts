/** Books cut into parts that stand on a shelf as books of their own, and how often the right one is among those that are opened. */
import { readFile } from 'node:fs/promises';
import { readPdf } from '../../../functions/src/book/read/index.ts';
import { buildIndex } from '../../../functions/src/book/search/build.ts';
import { sentencesOf } from '../../../functions/src/book/sentences.ts';
import { buildKnowledge } from '../../../functions/src/knowledge/index.ts';
import { type BookSummary, openSummary, packSummary } from '../../../functions/src/knowledge/summary.ts';
import { OPENED_BOOKS, scoresOf } from '../../../functions/src/study/books-to-open.ts';

interface Part {
  file: string;
  from: number;
  to: number;
  summary: BookSummary;
  bytes: number;
}

/** The parts of PDFs, of about so many pages each, with the summaries that they would have as books. */
export async function partsOf(files: readonly string[], pages: number): Promise<Part[]> {
  const parts: Part[] = [];
  for (const file of files) {
    const whole = await readPdf(new Uint8Array(await readFile(file)));
    const count = Math.max(1, Math.round(whole.pages.length / pages));
    for (let at = 0; at < count; at++) {
      const from = Math.floor((at * whole.pages.length) / count);
      const to = Math.floor(((at + 1) * whole.pages.length) / count);
      const own = whole.pages.slice(from, to).map((page, i) => ({ ...page, number: i + 1 }));
      const book = { ...whole, outline: [], pages: own };
      const packed = packSummary(buildIndex(book), buildKnowledge(book, sentencesOf(book)));
      const summary = openSummary(packed);
      if (summary) parts.push({ file, from: from + 1, to, summary, bytes: packed.length });
    }
  }
  return parts;
}

/** Questions with the file and the pages that answer them: for how many a part with such a page is first, or among those opened. */
export function foundAmong(
  parts: readonly Part[],
  questions: readonly { question: string; file: string; pages: readonly [number, number] }[],
) {
  const summaries = parts.map(({ summary }) => summary);
  const tally = {
    books: parts.length,
    most_bytes: Math.max(...parts.map(({ bytes }) => bytes)),
    n: questions.length,
    first: 0,
    opened: 0,
  };
  for (const { question, file, pages } of questions) {
    const scores = scoresOf(question, summaries);
    const order = parts.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    const rank = order.findIndex((at) => {
      const part = parts[at];
      return part?.file === file && pages[0] <= part.to && pages[1] >= part.from;
    });
    tally.first += Number(rank === 0);
    tally.opened += Number(rank >= 0 && rank < OPENED_BOOKS);
  }
  return tally;
}
