/** Where a quote stands: proved on its page, inside the range, in the teaching text of the book. */

import { verifyQuote } from '../../book/evidence/index.ts';
import type { Book } from '../../book/model.ts';
import { pageOf } from '../../book/pages.ts';
import { type SentenceKind, sentencesOf } from '../../book/sentences.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { ClaimedQuote } from '../engine.ts';

export type BodyFault = 'quote_not_found' | 'outside_range' | 'not_in_body';

/** What may be asked about: whole sentences and list items; not headings, captions, references and their like. */
const BODY: ReadonlySet<SentenceKind> = new Set<SentenceKind>(['prose', 'fragment', 'code']);

export interface Range {
  from?: number;
  to?: number;
  /** Only these pages, within the range; left out: all of it. */
  pages?: readonly number[];
}

/** The proof of a claimed quote, with its place, or the first rule it breaks. */
export function proveInBody(book: Book, claim: ClaimedQuote, range: Range): Evidence | BodyFault {
  if (claim.page < (range.from ?? 1) || claim.page > (range.to ?? Number.POSITIVE_INFINITY)) return 'outside_range';
  if (range.pages && !range.pages.includes(claim.page)) return 'outside_range';
  const page = pageOf(book, claim.page);
  const found = page && verifyQuote(page, claim.quote);
  if (!page || !found) return 'quote_not_found';
  const inBody = sentencesOnPage(book, claim.page).some(
    (sentence) => BODY.has(sentence.kind) && sentence.start < found.end && sentence.end > found.start,
  );
  if (!inBody) return 'not_in_body';
  const at = { page: claim.page, ...(page.label ? { label: page.label } : {}), quote: claim.quote };
  const estimated = page.quality === 'estimated' ? ({ estimated: true } as const) : {};
  return { ...at, boxes: found.boxes, ...estimated };
}

/** A quote with the rest of the sentences that it is cut from, on one line; the quote alone where it is not on its page. */
export function wholeOf(book: Book, { page: number, quote }: ClaimedQuote): string {
  const page = pageOf(book, number);
  const found = page && verifyQuote(page, quote);
  if (!page || !found) return quote;
  const cut = sentencesOnPage(book, number).filter(({ start, end }) => start < found.end && end > found.start);
  const [start, end] = [
    Math.min(found.start, ...cut.map(({ start }) => start)),
    Math.max(found.end, ...cut.map(({ end }) => end)),
  ];
  return page.text.slice(start, end).replace(/\s+/g, ' ').trim();
}

/** The proof of what the book says about a wrong option, on any page of the text; null where it cannot be shown. */
export function proveAbout(book: Book, claim: ClaimedQuote | null | undefined): Evidence | null {
  const proof = claim ? proveInBody(book, claim, {}) : null;
  return proof === null || typeof proof === 'string' ? null : proof;
}

type Placed = { kind: SentenceKind; start: number; end: number };
const byPage = new WeakMap<Book, Map<number, Placed[]>>();

function sentencesOnPage(book: Book, page: number): readonly Placed[] {
  let pages = byPage.get(book);
  if (!pages) {
    pages = new Map();
    for (const { kind, page: at, start, end, rest } of sentencesOf(book)) {
      for (const part of [{ page: at, start, end }, ...(rest ? [rest] : [])]) {
        const list = pages.get(part.page) ?? [];
        list.push({ kind, start: part.start, end: part.end });
        pages.set(part.page, list);
      }
    }
    byPage.set(book, pages);
  }
  return pages.get(page) ?? [];
}
