import type { Document } from '@contract/library.ts';
import { useState } from 'react';
import { DueToday } from '@/components/review-cards/due-today.tsx';
import { useToday } from '@/components/review-cards/use-today.ts';
import { ButtonLink } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { UnfinishedQuizzes } from '@/components/unfinished-quizzes/unfinished-quizzes.tsx';
import { useUnfinished } from '@/components/unfinished-quizzes/use-unfinished.ts';
import { library } from '@/config/texts/library.ts';
import { formatNumber } from '@/lib/format.ts';
import { type ReadingPlace, recentPlaces } from '@/lib/reading-places.ts';
import { useBooks } from '../api.ts';
import { dayText } from '../day-text.ts';
import { ClothCover, ForeEdge } from './spine.tsx';

const words = library.goOn;

/** Before everything else on the dashboard: the book read or asked last, what is due for review, and what was left unfinished. */
export function Continue() {
  const books = useBooks();
  const [places] = useState(recentPlaces);
  const { quizzes, pending } = useUnfinished();
  const last = places.find(({ bookId }) => books.data?.some(({ id }) => id === bookId));
  const book = books.data?.find(({ id }) => id === last?.bookId);
  const waiting = places.length > 0 && books.isPending;
  const today = useToday().data;
  const due = today && today.due > 0 ? today : null;
  const unfinished = quizzes.length + pending > 0;
  if (!waiting && !book && !unfinished && !due) return null;
  return (
    <section
      aria-label={words.label}
      className="mt-3 grid gap-x-8 gap-y-3 border-y border-line py-4 sm:py-5 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      {/* The room of the book while it is looked up, so that nothing moves when it comes. */}
      {waiting && <div aria-hidden className="h-26 sm:h-32" />}
      {book && last && <Last book={book} place={last.place} />}
      {(due || unfinished) && (
        <div
          className={classNames(
            'flex flex-col gap-2 md:max-lg:flex-row md:max-lg:gap-8 md:max-lg:[&>*]:flex-1',
            waiting || book
              ? 'self-center max-lg:border-t max-lg:border-line max-lg:pt-3 lg:w-96 lg:border-l lg:border-line lg:pl-8'
              : 'lg:col-span-2',
          )}
        >
          {due && <DueToday due={due.due} minutes={due.minutes} />}
          <UnfinishedQuizzes {...(due && { most: 1 })} />
        </div>
      )}
    </section>
  );
}

function Last({
  book: { id, title, language },
  place: { page, pages, asked },
}: {
  book: Document;
  place: ReadingPlace;
}) {
  const [now, all] = [formatNumber(page), formatNumber(pages)];
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
          {page > 0 && <span className="font-medium text-ink">{words.place(now, all)}</span>}
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
        <div className="mt-3 flex items-center gap-6 sm:mt-4">
          <ButtonLink
            look="primary"
            to={`/chat/${id}`}
            state={page > 0 ? { show: { page, boxes: [] } } : null}
            className="max-sm:min-h-11"
          >
            {page > 0 ? words.page(now) : words.chat}
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
