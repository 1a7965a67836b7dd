import type { Document } from '@contract/library.ts';
import { MessageSquareText, NotebookPen, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { library } from '@/config/texts/library.ts';
import { formatDate } from '@/lib/format.ts';
import { spineOf } from '../spine.ts';
import { BookFacts } from './book-facts.tsx';

interface BookRowProps {
  book: Document;
  /** While an upload runs (SPEC §2), or while this book is being deleted. */
  disabled: boolean;
  onDelete: () => void;
}

/** One book: its spine, title and date, what was found in it, and what can be done with it. */
export function BookRow({ book, disabled, onDelete }: BookRowProps) {
  const navigate = useNavigate();
  const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 };
  return (
    <li className="flex overflow-hidden rounded-card border border-line bg-raised">
      <span aria-hidden className="w-2 shrink-0" style={{ background: spineOf(book.title) }} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="text-lg [overflow-wrap:anywhere]" dir="auto">
            {book.title}
          </h3>
          <p className="mt-0.5 text-sm text-soft">
            <time dateTime={book.created_at}>{formatDate(book.created_at)}</time>
            <BookFacts book={book} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            look="primary"
            icon={<MessageSquareText {...icon} />}
            disabled={disabled}
            onClick={() => navigate(`/chat/${book.id}`)}
          >
            {library.row.ask}
          </Button>
          <Button
            size="small"
            icon={<NotebookPen {...icon} />}
            disabled={disabled}
            onClick={() => navigate(`/quiz/config/${book.id}`)}
          >
            {library.row.quiz}
          </Button>
          <Button size="small" look="quiet" icon={<Trash2 {...icon} />} disabled={disabled} onClick={onDelete}>
            {library.row.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
