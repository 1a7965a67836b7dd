import type { Document } from '@contract/library.ts';
import { Check } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/components/ui/class-names.ts';
import { library } from '@/config/texts/library.ts';
import { formatNumber } from '@/lib/format.ts';
import type { ReadingPlace } from '@/lib/reading-places.ts';
import { spineOf, spineWidth } from '@/lib/spine.ts';
import type { LastQuiz } from '../api.ts';
import { dayText } from '../day-text.ts';
import { useUpload } from '../upload-store.ts';
import { useRenaming } from '../use-renaming.ts';
import { BookFacts, BookTroubles } from './book-facts.tsx';
import { BookTitle } from './book-title.tsx';
import { RowButtons } from './row-buttons.tsx';

const words = library.row;

interface BookRowProps {
  book: Document;
  /** While an upload runs (SPEC §2), or while this book is being deleted. */
  disabled: boolean;
  /** Whether there is no room for four buttons. */
  narrow: boolean;
  /** Where the student stopped in it; undefined where it was not opened on this machine. */
  place: ReadingPlace | undefined;
  lastQuiz: LastQuiz | undefined;
  /** Just uploaded: it is tinted until something else is done, and the `latest` is scrolled to. */
  added: 'no' | 'yes' | 'latest';
  onDelete: (book: Document) => void;
}

/** One book: its spine, title and facts, what the student did with it, and what can be done with it. */
export const BookRow = memo(function BookRow({ book, disabled, narrow, onDelete, added, ...memory }: BookRowProps) {
  const renaming = useRenaming(book);
  const row = useRef<HTMLLIElement>(null);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'F2' || disabled || renaming.typed !== null) return;
    event.preventDefault();
    renaming.begin();
  };
  useEffect(() => {
    if (added === 'latest') row.current?.scrollIntoView({ block: 'center' });
  }, [added]);
  return (
    <li
      ref={row}
      onKeyDown={keys}
      className={classNames(
        'group relative flex gap-2 py-2.5 [contain-intrinsic-size:auto_65px] [content-visibility:auto]',
        // The tint goes a little beyond the text, as a marker does; the rule does not.
        'px-3 transition-colors max-sm:px-4',
        'after:absolute after:inset-x-3 after:bottom-0 after:border-b after:border-line max-sm:after:inset-x-4',
        added !== 'no' ? 'bg-accent-wash shadow-[inset_3px_0_var(--accent)]' : 'hover:bg-raised',
      )}
    >
      <span aria-hidden className="flex w-3.5 shrink-0 sm:w-5">
        <span
          className="h-full min-h-11 rounded-[2px]"
          style={{ background: spineOf(book.title), width: spineWidth(book.pages) }}
        />
      </span>
      <div className="min-w-0 flex-1">
        {/* On a tablet the title has the width, with what was done beside it; the facts stand below, with the buttons. */}
        <div className="flex flex-col gap-x-6 gap-y-1 md:max-lg:grid md:max-lg:grid-cols-[minmax(0,1fr)_19rem_auto] md:max-lg:items-center lg:flex-row lg:items-center">
          <div className="min-w-0 flex-1 md:max-lg:contents">
            <div className="min-w-0 md:max-lg:-order-1 md:max-lg:col-span-2">
              <BookTitle book={book} renaming={renaming} disabled={disabled} narrow={narrow} />
            </div>
            <BookFacts book={book} />
            <BookTroubles book={book} className="md:max-lg:order-1 md:max-lg:col-span-3" />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-md:mt-1 md:max-lg:contents lg:flex-nowrap lg:gap-x-6">
            <div className="text-sm whitespace-nowrap md:max-lg:-order-1 md:max-lg:flex md:max-lg:gap-3 md:max-lg:justify-self-end lg:w-42">
              {added === 'no' ? <Memory {...memory} /> : <Added id={book.id} />}
            </div>
            <div className="max-md:ml-auto md:max-lg:col-span-2 md:max-lg:justify-self-end">
              <RowButtons
                book={book}
                disabled={disabled}
                narrow={narrow}
                onRename={renaming.begin}
                onDelete={onDelete}
              />
            </div>
          </div>
        </div>
      </div>
    </li>
  );
});

/** What the student did with the book: the page they stopped on, and how its last quiz went. */
function Memory({ place, lastQuiz }: Pick<BookRowProps, 'place' | 'lastQuiz'>) {
  const opened = place && place.page > 0;
  const score = lastQuiz && words.lastQuiz(formatNumber(lastQuiz.correct), formatNumber(lastQuiz.total));
  if (!place && !score) return <p className="text-soft">{words.unopened}</p>;
  const asked = place?.asked ? words.asked(dayText(place.asked.at)) : words.unopened;
  return (
    <>
      <p className="flex items-center justify-between gap-3">
        {opened ? words.place(formatNumber(place.page), formatNumber(place.pages)) : asked}
        {opened && (
          <span aria-hidden className="relative h-0.5 w-16 shrink-0 bg-line max-lg:hidden">
            <span
              className="absolute -top-1 h-2.5 w-1 -translate-x-1/2 bg-accent [clip-path:polygon(0_0,100%_0,100%_100%,50%_70%,0_100%)]"
              style={{ left: `${(place.page / Math.max(1, place.pages)) * 100}%` }}
            />
          </span>
        )}
      </p>
      <p className={classNames('text-soft', !score && 'max-sm:sr-only')}>{score ?? words.noQuiz}</p>
    </>
  );
}

const LINK = 'link inline-flex min-h-6 items-center font-medium';

/** "✓ Added · Ask · Quiz" */
const Added = ({ id }: { id: string }) => (
  <p className="flex flex-wrap items-center gap-x-1.5 font-medium text-accent">
    <Check aria-hidden size={16} strokeWidth={1.75} />
    {words.added}
    <span aria-hidden>·</span>
    <Link to={`/chat/${id}`} onClick={() => useUpload.getState().seen()} className={LINK}>
      {words.addedAsk}
    </Link>
    <span aria-hidden>·</span>
    <Link to={`/quiz/config/${id}`} onClick={() => useUpload.getState().seen()} className={LINK}>
      {words.addedQuiz}
    </Link>
  </p>
);
