import { type Document, type DocumentInfo, forTheModel, unreadPictures } from '@contract/library.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ScanText } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { pageReading as words } from '@/config/texts/page-reading.ts';
import { bookKey } from '@/lib/books-here.ts';
import { formatNumber } from '@/lib/format.ts';
import { useEngine } from '@/lib/use-engine.ts';
import { type PageReading, usePageReading } from './page-reading-store.ts';

interface ReadPagesProps {
  book: Document;
  /** Whether it is offered here; where it isn't, only a reading that was begun is shown. */
  offered?: boolean;
  className?: string;
}

/** Offers to have pages that are pictures read by the model, where there is one, and shows how far that is. */
export function ReadPages({ book, offered = true, className }: ReadPagesProps) {
  const client = useQueryClient();
  const { start, stop } = usePageReading.getState();
  const reading = usePageReading(({ books }) => books[book.id]);
  const unread = unreadPictures(book).length;
  const left = forTheModel(book).length;
  const engine = useEngine(left > 0 && offered);
  const offers = offered && left > 0 && engine === 'openai' && !reading?.running;
  if (!offers && !reading) return null;

  const begin = () =>
    start(book, (document) => {
      client.setQueryData<DocumentInfo>(bookKey(book.id), (known) => known && { ...known, document });
      // The chapters may be known now, and the library's row says what was read.
      void client.invalidateQueries({ queryKey: bookKey(book.id) });
      void client.invalidateQueries({ queryKey: ['books'] });
    });

  return (
    <section aria-label={words.label} className={className}>
      {reading?.running ? (
        <>
          <ProgressBar label={words.bar(book.title)} value={reading.done > 0 ? reading.done / reading.total : null} />
          <p role="status" className="mt-1">
            {words.progress(formatNumber(reading.done), formatNumber(reading.total))}
          </p>
        </>
      ) : (
        <>
          {reading && <Outcome reading={reading} />}
          {offers && <p>{(unread > 0 ? words.offer : words.offerAgain)(formatNumber(left), left)}</p>}
        </>
      )}
      {/* One button for both, so that the keyboard's focus stays on it. */}
      {(reading?.running || offers) && (
        <Button
          size="small"
          className="mt-2"
          icon={!reading?.running && <ScanText aria-hidden size={16} strokeWidth={1.5} />}
          onClick={() => (reading?.running ? stop(book.id) : begin())}
        >
          {reading?.running ? words.stop : words.button}
        </Button>
      )}
    </section>
  );
}

const Outcome = ({ reading: { done, unread, problem } }: { reading: PageReading }) => (
  <p role={problem ? 'alert' : 'status'} className="mb-1">
    {done > unread && words.read(formatNumber(done - unread), done - unread)}{' '}
    {unread > 0 && words.unread(formatNumber(unread), unread)} {problem}
  </p>
);
