/** Cards as the contract shows them. */
import type { KeptCard, ReviewCard } from '../../contract/review.ts';
import { type CardWithoutLog, type OwnedCard, shownLog } from '../../stores/cards.ts';
import { booksNamed } from '../../stores/documents.ts';

/** The cards with their books' present titles; without those whose book is gone, which are on their way out. */
export async function shownCards<Card extends CardWithoutLog>(
  uid: string,
  cards: readonly Card[],
): Promise<(ReviewCard & { stored: Card })[]> {
  const books = await booksNamed(
    uid,
    cards.map(({ pdf_id }) => pdf_id),
  );
  return cards.flatMap((stored) => {
    const { id, pdf_id, created_at, content, memory } = stored;
    const book = books.get(pdf_id);
    return book ? [{ card_id: id, pdf_id, ...book, created_at, ...content, memory, stored }] : [];
  });
}

/** The cards with all that is known of them, for whoever takes them away. */
export async function keptCards(uid: string, cards: readonly OwnedCard[]): Promise<KeptCard[]> {
  const shown = await shownCards(uid, cards);
  return shown.map(({ stored, ...card }) => ({ ...card, log: shownLog(stored.log) }));
}
