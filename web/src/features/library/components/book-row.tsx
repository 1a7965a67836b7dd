import type { Document } from '@contract/library.ts';
import { MessageSquareText, MonitorPlay, NotebookPen, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { library } from '@/config/texts/library.ts';
import { formatDate } from '@/lib/format.ts';
import { spineOf } from '../spine.ts';
import { useRenaming } from '../use-renaming.ts';
import { BookFacts } from './book-facts.tsx';
import { BookTitle } from './book-title.tsx';

interface BookRowProps {
  book: Document;
  /** While an upload runs (SPEC §2), or while this book is being deleted. */
  disabled: boolean;
  onDelete: (book: Document) => void;
}

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 };

/** One of the lesser buttons: beside the first where there is room; on a phone an icon over its name, in a row. */
const Lesser = ({ icon, ...rest }: { icon: ReactNode; disabled: boolean; onClick: () => void; children: string }) => (
  <Button
    size="small"
    icon={icon}
    className="max-sm:min-h-12 max-sm:flex-1 max-sm:flex-col max-sm:gap-0.5 max-sm:border-transparent max-sm:bg-transparent max-sm:px-1 max-sm:font-normal"
    {...rest}
  />
);

/** One book: its spine, title and date, what was found in it, and what can be done with it. */
export const BookRow = memo(function BookRow({ book, disabled, onDelete }: BookRowProps) {
  const navigate = useNavigate();
  const renaming = useRenaming(book);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'F2' || disabled || renaming.typed !== null) return;
    event.preventDefault();
    renaming.begin();
  };
  return (
    <li
      onKeyDown={keys}
      className="flex overflow-hidden rounded-card border border-line bg-raised [contain-intrinsic-size:auto_7rem] [content-visibility:auto]"
    >
      <span aria-hidden className="w-2 shrink-0" style={{ background: spineOf(book.title) }} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
        <div className="min-w-0 flex-1 basis-72">
          <BookTitle book={book} renaming={renaming} disabled={disabled} />
          <div className="mt-0.5 text-sm text-soft">
            <time dateTime={book.created_at}>{formatDate(book.created_at)}</time>
            <BookFacts book={book} />
          </div>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button
            size="small"
            look="primary"
            icon={<MessageSquareText {...ICON} />}
            disabled={disabled}
            onClick={() => navigate(`/chat/${book.id}`)}
            className="max-sm:min-h-11 max-sm:w-full"
          >
            {library.row.ask}
          </Button>
          <Lesser
            icon={<NotebookPen {...ICON} />}
            disabled={disabled}
            onClick={() => navigate(`/quiz/config/${book.id}`)}
          >
            {library.row.quiz}
          </Lesser>
          <Lesser icon={<MonitorPlay {...ICON} />} disabled={disabled} onClick={() => navigate(`/videos/${book.id}`)}>
            {library.row.videos}
          </Lesser>
          <Lesser icon={<Trash2 {...ICON} />} disabled={disabled} onClick={() => onDelete(book)}>
            {library.row.remove}
          </Lesser>
        </div>
      </div>
    </li>
  );
});
