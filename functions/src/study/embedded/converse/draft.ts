/** An answer that is being put together, and the quotes it has cited so far. */
import type { DraftReply, LibraryQuote, MissedQuestion } from '../../converse.ts';
import type { DraftAnswer } from '../../engine.ts';

/** A mark of a draft; one that is escaped is text. */
const MARK = /(?<!\\)\[(\d{1,3})\]/g;

export interface Draft {
  /** The mark of a quote, `[n]`. */
  cite: (quote: LibraryQuote) => string;
  /** The answer of one book, its marks numbered on. */
  take: (pdfId: string, answer: DraftAnswer) => string;
  reply: (answer: string) => DraftReply;
}

export function newDraft(): Draft {
  const quotes: LibraryQuote[] = [];
  return {
    cite: (quote) => `[${quotes.push(quote)}]`,
    take: (pdf_id, { answer, quotes: own }) => {
      const before = quotes.length;
      quotes.push(...own.map((quote) => ({ ...quote, pdf_id })));
      return answer.replace(MARK, (_, digits: string) => `[${before + Number(digits)}]`);
    },
    reply: (answer) => ({ answer, quotes, declined: quotes.length === 0 }),
  };
}

/** What is said without any quote. */
export const plain = (answer: string): DraftReply => ({ answer, quotes: [], declined: true });

/** The mark of the words that a missed question rests on; nothing where there are none. */
export function citeMissed(draft: Draft, { pdf_id, evidence }: MissedQuestion): string {
  return evidence ? ` ${draft.cite({ pdf_id, page: evidence.page, quote: evidence.quote, evidence })}` : '';
}
