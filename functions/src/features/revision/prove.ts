import type { Book } from '../../book/model.ts';
import type { Citation } from '../../contract/evidence.ts';
import { titlesOf } from '../../stores/documents.ts';
import type { DraftReply, LibraryQuote } from '../../study/converse.ts';
import { type ProvedAnswer, proveQuote, resolveCitations } from '../../study/proof.ts';
import { textOf } from './shelf.ts';

/**
 * Checks what the engine claims in the books it names. Evidence of questions was checked when they were written; where its
 * book is gone, the citation is `unavailable`.
 */
export async function proveReply(uid: string, draft: DraftReply): Promise<ProvedAnswer> {
  const there = await titlesOf(
    uid,
    draft.quotes.map(({ pdf_id }) => pdf_id),
  );
  const books = new Map<string, Book>();
  for (const { pdf_id, evidence } of draft.quotes) {
    if (evidence || books.has(pdf_id)) continue;
    const book = await textOf(uid, pdf_id);
    if (book) books.set(pdf_id, book);
  }
  const proved = draft.quotes.map((claim) => {
    const citation = claim.evidence ? asStored(claim.evidence, claim) : proveIn(books.get(claim.pdf_id), claim);
    if (!citation) return null;
    const book = there.get(claim.pdf_id);
    return book === undefined ? { ...citation, state: 'unavailable' as const, boxes: [] } : { ...citation, book };
  });
  return resolveCitations(draft, proved);
}

function proveIn(book: Book | undefined, claim: LibraryQuote): Citation | null {
  const citation = book && proveQuote(book, claim);
  return citation ? { ...citation, pdf_id: claim.pdf_id } : null;
}

const asStored = (
  { estimated, ...evidence }: NonNullable<LibraryQuote['evidence']>,
  { pdf_id }: LibraryQuote,
): Citation => ({
  ...evidence,
  state: estimated ? 'estimated' : evidence.boxes.length > 0 ? 'marked' : 'page',
  pdf_id,
});
