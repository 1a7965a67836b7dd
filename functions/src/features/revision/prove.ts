import type { Book } from '../../book/model.ts';
import type { Citation } from '../../contract/evidence.ts';
import { titlesOf } from '../../stores/documents.ts';
import type { DraftReply, LibraryPassages, LibraryQuote } from '../../study/converse.ts';
import {
  type ProvedAnswer,
  type ProvedPassage,
  provePassage,
  proveQuote,
  resolveCitations,
  withPassages,
} from '../../study/proof.ts';
import { textOf } from './shelf.ts';

/**
 * Checks what the engine claims in the books it names. Evidence of questions was checked when they were written; where its
 * book is gone, the citation is `unavailable`.
 */
export async function proveReply(uid: string, draft: DraftReply): Promise<ProvedAnswer> {
  const claimed = [...(draft.passages?.passages ?? []), ...(draft.passages?.near ?? [])];
  const inText = [...draft.quotes.filter(({ evidence }) => !evidence), ...claimed].map(({ pdf_id }) => pdf_id);
  const there = await titlesOf(uid, [...new Set([...draft.quotes.map(({ pdf_id }) => pdf_id), ...inText])]);
  const books = new Map<string, Book>();
  for (const pdf_id of new Set(inText)) {
    const book = await textOf(uid, pdf_id);
    if (book) books.set(pdf_id, book);
  }
  const proved = draft.quotes.map((claim) => {
    const citation = claim.evidence ? asStored(claim.evidence, claim) : proveIn(books.get(claim.pdf_id), claim);
    if (!citation) return null;
    const book = there.get(claim.pdf_id);
    return book === undefined ? { ...citation, state: 'unavailable' as const, boxes: [] } : { ...citation, book };
  });
  if (!draft.passages) return resolveCitations(draft, proved);
  const prove = (passage: LibraryPassages['passages'][number]): ProvedPassage[] => {
    const { pdf_id } = passage;
    const [book, title] = [books.get(pdf_id), there.get(pdf_id)];
    const shown = book && title !== undefined ? provePassage(book, passage) : null;
    if (!shown || title === undefined) return [];
    return [
      {
        passage: { ...shown.passage, book: { id: pdf_id, title } },
        citation: { ...shown.citation, pdf_id, book: title },
      },
    ];
  };
  return withPassages(
    { answer: draft.answer, passages: draft.passages },
    proved,
    draft.passages.passages.flatMap(prove),
    draft.passages.near.flatMap(prove),
  );
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
