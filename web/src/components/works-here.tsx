import { Link } from 'react-router-dom';
import { common } from '@/config/texts/common.ts';
import { review } from '@/config/texts/review.ts';
import { useConnection } from '@/lib/connection.ts';
import { formatNumber } from '@/lib/format.ts';
import { useCardsHere } from '@/lib/use-cards-here.ts';
import { useKeptBooks } from '@/lib/use-kept-books.ts';
import { ButtonLink } from './ui/button.tsx';

/** Beside what could not be loaded: its book, where that opens, and without a connection the cards that this device has. */
export function WorksHere({ bookId }: { bookId?: string }) {
  const lost = useConnection((state) => state.lost);
  const kept = useKeptBooks();
  const cards = useCardsHere();
  const opens = bookId !== undefined && (!lost || kept?.has(bookId));
  return (
    <>
      {opens && (
        <ButtonLink size="small" to={`/chat/${bookId}`} className="max-sm:min-h-11">
          {common.openBook}
        </ButtonLink>
      )}
      {cards && (
        <ButtonLink size="small" to="/review" className="max-sm:min-h-11">
          {review.over.goOn(formatNumber(cards.count), cards.count)}
        </ButtonLink>
      )}
    </>
  );
}

/** The same of the cards in a line that says that there is no connection. */
export function CardsHere() {
  const cards = useCardsHere();
  if (!cards) return null;
  return (
    <Link to="/review" className="link whitespace-nowrap">
      {review.over.goOn(formatNumber(cards.count), cards.count)}
    </Link>
  );
}
