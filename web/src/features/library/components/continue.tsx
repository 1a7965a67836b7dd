import type { Document } from '@contract/library.ts';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { library } from '@/config/texts/library.ts';
import { formatNumber } from '@/lib/format.ts';
import { pageName, placeIn } from '@/lib/page-names.ts';
import { type ReadingPlace, recentPlaces } from '@/lib/reading-places.ts';
import { useKeptBooks } from '@/lib/use-kept-books.ts';
import { useBooks } from '../api.ts';
import { dayText } from '../day-text.ts';
import { OnThisDevice } from './on-this-device.tsx';
import { ClothCover, ForeEdge } from './spine.tsx';

const words = library.goOn;

/** The way back to the book read or asked last. @param second something else is what the day begins with */
export function Continue({ second }: { second: boolean }) {
  const books = useBooks();
  // Without a connection it leads to a book that is kept here, or not at all.
  const kept = useKeptBooks();
  const [places] = useState(recentPlaces);
  const last = places.find(({ bookId }) => books.data?.some(({ id }) => id === bookId));
  const book = books.data?.find(({ id }) => id === last?.bookId);
  const waiting = places.length > 0 && books.isPending;
  if ((!waiting && !book) || (book && kept !== null && !kept.has(book.id))) return null;
  return (
    <section aria-label={words.label} className="mt-3 border-b border-line py-4 sm:py-5">
      {/* The room of the book while it is looked up, so that nothing moves when it comes. */}
      {waiting && <div aria-hidden className="h-26 sm:h-32" />}
      {book && last && <Last book={book} place={last.place} second={second} here={kept !== null} />}
    </section>
  );
}

function Last({
  book: { id, title, language },
  place: { page, pages, label, asked },
  second,
  here,
}: {
  book: Document;
  place: ReadingPlace;
  second: boolean;
  /** There is no connection, and it opens from this device. */
  here: boolean;
}) {
  return (
    <div className="flex min-w-0 items-center gap-4 sm:gap-6">
      <ClothCover title={title} className="h-26 w-18 max-sm:self-start sm:h-32 sm:w-22" />
      <div className="min-w-0 flex-1">
        <h2
          className="line-clamp-2 text-left text-xl leading-snug sm:text-2xl"
          dir="auto"
          {...(language && { lang: language })}
        >
          {title}
        </h2>
        <p className="mt-1 line-clamp-2 text-sm text-soft sm:line-clamp-1 sm:text-base">
          {page > 0 && <span className="font-medium text-ink">{placeIn(page, formatNumber(pages), label)}</span>}
          {page > 0 && asked && ', '}
          {asked && (
            <>
              {words.asked(dayText(asked.at))}{' '}
              <q className="font-serif italic" dir="auto">
                {asked.question}
              </q>
            </>
          )}
        </p>
        {here && <OnThisDevice className="mt-1 text-sm" />}
        <div className="mt-3 flex items-center gap-6 sm:mt-4">
          <ButtonLink
            look={second ? 'secondary' : 'primary'}
            to={`/chat/${id}`}
            state={page > 0 ? { show: { page, boxes: [] } } : null}
            className="max-sm:min-h-11"
          >
            {page > 0 ? words.page(pageName(page, label)) : words.chat}
          </ButtonLink>
          {page > 0 && (
            <span className="max-w-md flex-1 max-sm:hidden">
              <ForeEdge page={page} pages={pages} />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
