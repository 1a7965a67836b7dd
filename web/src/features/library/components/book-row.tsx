import type { Document } from '@contract/library.ts';
import { Check } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/components/ui/class-names.ts';
import { library } from '@/config/texts/library.ts';
import { formatNumber } from '@/lib/format.ts';
import { placeIn } from '@/lib/page-names.ts';
import type { ReadingPlace } from '@/lib/reading-places.ts';
import type { LastQuiz } from '../api.ts';
import { dayText } from '../day-text.ts';
import { useUpload } from '../upload-store.ts';
import { useRenaming } from '../use-renaming.ts';
import { BookFacts, BookTroubles } from './book-facts.tsx';
import { BookTitle } from './book-title.tsx';
import { OnThisDevice } from './on-this-device.tsx';
import { RowButtons, RowMenu } from './row-buttons.tsx';
import { ClothCover } from './spine.tsx';

const words = library.row;

interface BookRowProps {
  book: Document;
  /** While an upload runs (SPEC §2), or while this book is being deleted. */
  disabled: boolean;
  /** Without a connection: whether it opens from this device. Null while there is one. */
  offline: 'here' | 'away' | null;
  /** Whether there is no room for four buttons. */
  narrow: boolean;
  /** Where the student stopped in it; undefined where it was not opened on this machine. */
  place: ReadingPlace | undefined;
  lastQuiz: LastQuiz | undefined;
  /** Just uploaded: it is tinted until something else is done, and the `latest` is scrolled to. */
  added: 'no' | 'yes' | 'latest';
  onDelete: (book: Document) => void;
}

/**
 * One book: its title and its facts, where the student is in it, and what can be done with it; on a phone each of the
 * last two has a line of its own.
 */
export const BookRow = memo(function BookRow({
  book,
  disabled,
  offline,
  narrow,
  onDelete,
  added,
  ...memory
}: BookRowProps) {
  const renaming = useRenaming(book);
  const row = useRef<HTMLLIElement>(null);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'F2' || disabled || offline !== null || renaming.typed !== null) return;
    event.preventDefault();
    renaming.begin();
  };
  useEffect(() => {
    if (added === 'latest') row.current?.scrollIntoView({ block: 'nearest' });
  }, [added]);
  const known = added === 'no' ? <Memory {...memory} /> : <Added id={book.id} narrow={narrow} />;
  const buttons = (
    <RowButtons book={book} disabled={disabled} offline={offline !== null} narrow={narrow} onDelete={onDelete} />
  );
  return (
    <li
      ref={row}
      onKeyDown={keys}
      className={classNames(
        'group relative flex scroll-my-24 gap-4 pt-3 [contain-intrinsic-size:auto_77px] [content-visibility:auto] md:pb-3',
        // The tint goes a little beyond the text, as a marker does; the rule does not.
        'px-3 transition-colors max-sm:px-4',
        'after:absolute after:inset-x-3 after:bottom-0 after:border-b after:border-line max-sm:after:inset-x-4',
        added !== 'no' ? 'bg-accent-wash shadow-[inset_3px_0_var(--accent)]' : 'hover:bg-raised',
      )}
    >
      <ClothCover title={book.title} className="mt-0.5 h-13 w-9.5" />
      <div className="min-w-0 flex-1">
        <div className="max-md:pr-8">
          <BookTitle book={book} renaming={renaming} disabled={disabled} fixed={offline !== null} narrow={narrow} />
        </div>
        {narrow && (
          <RowMenu book={book} disabled={disabled || offline !== null} onRename={renaming.begin} onDelete={onDelete} />
        )}
        {/* What the student did with it goes on in the line of its facts: the title has the room beside the buttons. */}
        <div className="flex flex-wrap items-baseline gap-x-4 text-sm max-md:block">
          {offline === 'here' && <OnThisDevice />}
          <BookFacts book={book} />
          {known}
        </div>
        <BookTroubles book={book} />
        {narrow && <div className="-mt-1 -ml-3">{buttons}</div>}
      </div>
      {!narrow && <div className="-mr-2.5 shrink-0 self-center">{buttons}</div>}
    </li>
  );
});

/** What the student did with the book: how its last quiz went, and the page they stopped on. Of a book never opened nothing is said. */
function Memory({ place, lastQuiz }: Pick<BookRowProps, 'place' | 'lastQuiz'>) {
  const score = lastQuiz && words.lastQuiz(formatNumber(lastQuiz.correct), formatNumber(lastQuiz.total));
  const opened = place && place.page > 0;
  const asked = place?.asked && words.asked(dayText(place.asked.at));
  const stopped = opened ? placeIn(place.page, formatNumber(place.pages), place.label) : asked;
  if (!stopped && !score) return null;
  return (
    <div className="flex items-baseline gap-x-4 whitespace-nowrap text-soft tabular-nums max-md:block">
      {stopped && (
        <p className="flex items-center gap-x-3">
          <span className="text-ink">{stopped}</span>
          {opened && (
            <span aria-hidden className="relative h-0.5 w-20 bg-line max-lg:hidden">
              <span
                className="absolute -top-1 h-2.5 w-1 -translate-x-1/2 bg-accent [clip-path:polygon(0_0,100%_0,100%_100%,50%_70%,0_100%)]"
                style={{ left: `${(place.page / Math.max(1, place.pages)) * 100}%` }}
              />
            </span>
          )}
        </p>
      )}
      {score && <p className={stopped ? 'max-md:hidden' : undefined}>{score}</p>}
    </div>
  );
}

const LINK = 'link inline-flex min-h-6 items-center font-medium';

/** "✓ Added · Ask · Quiz"; where the buttons stand just below, they are not said twice. */
const Added = ({ id, narrow }: { id: string; narrow: boolean }) => (
  <p className="flex flex-wrap items-center gap-x-1.5 font-medium text-accent">
    <Check aria-hidden size={16} strokeWidth={1.75} />
    {words.added}
    {!narrow && (
      <>
        <span aria-hidden>·</span>
        <Link to={`/chat/${id}`} onClick={() => useUpload.getState().seen()} className={LINK}>
          {words.addedAsk}
        </Link>
        <span aria-hidden>·</span>
        <Link to={`/quiz/config/${id}`} onClick={() => useUpload.getState().seen()} className={LINK}>
          {words.addedQuiz}
        </Link>
      </>
    )}
  </p>
);
