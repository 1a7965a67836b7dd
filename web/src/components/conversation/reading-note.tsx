import type { ReadSoFar } from '@contract/chat.ts';
import { awaitsPictures, type Document, isUnderWay, openPictures } from '@contract/library.ts';
import { useContext, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { chat } from '@/config/texts/chat.ts';
import { formatNumber } from '@/lib/format.ts';
import { CitedBookContext } from './cited-book.ts';

const words = chat.reading;

/** Pages that can be answered from by now, or never will be. */
const readIn = (document: Document): number =>
  document.status === 'reading'
    ? document.pages_read
    : document.pages - (awaitsPictures(document) ? openPictures(document).length : 0);

/**
 * About how many seconds the reading of a book will take yet: of pictures as the service says, of text by the pace that was seen.
 * Undefined while it is not known, and where nothing is read now.
 */
function useSecondsLeft(document: Document | undefined): number | undefined {
  const [seen, setSeen] = useState<{ at: number; read: number; left?: number } | null>(null);
  const read = document?.status === 'reading' ? document.pages_read : undefined;
  const pages = document?.pages ?? 0;
  useEffect(() => {
    if (read === undefined) return setSeen(null);
    const at = Date.now();
    setSeen((first) =>
      first && read > first.read
        ? { ...first, left: ((at - first.at) * (pages - read)) / (read - first.read) / 1_000 }
        : (first ?? { at, read }),
    );
  }, [read, pages]);
  return read === undefined ? document?.pictures?.seconds_left : seen?.left;
}

/** "Pages 3–5, 9": which pages are pictures. */
const stretches = (pictures: NonNullable<ReadSoFar['pictures']>): string =>
  pictures
    .map(({ from, to }) => (from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`))
    .join(', ');

interface ReadSoFarNoteProps {
  pages: ReadSoFar;
  /** What was asked; undefined where it is not known. */
  question: string | undefined;
  busy: boolean;
  onAsk: (question: string) => void;
}

/**
 * Under an answer that was made before its book was read to the end: which pages it is from, how far the reading is now and how
 * long it takes yet; once there is more, the offer to ask again.
 */
export function ReadSoFarNote({ pages, question, busy, onAsk }: ReadSoFarNoteProps) {
  const document = useContext(CitedBookContext)?.document;
  const seconds = useSecondsLeft(document);
  const now = document ? readIn(document) : pages.read;
  const [read, of] = [formatNumber(pages.read), formatNumber(pages.of)];
  return (
    <div role="note" className="font-sans text-sm text-soft">
      <p>
        {pages.pictures ? words.withoutPictures(read, of, stretches(pages.pictures)) : words.fromFirst(read, of)}{' '}
        {document && state(document, now, pages.read, seconds)}
      </p>
      {now > pages.read && question !== undefined && (
        <Button size="small" className="mt-2 max-sm:min-h-11" disabled={busy} onClick={() => onAsk(question)}>
          {chat.askAgain}
        </Button>
      )}
    </div>
  );
}

/** How far the reading is, in words. */
function state(document: Document, now: number, then: number, seconds: number | undefined): string {
  if (document.pictures?.state === 'tomorrow') return words.tomorrow;
  if (isUnderWay(document)) return words.now(formatNumber(now), formatNumber(document.pages), seconds);
  return now > then ? words.over : '';
}

/** While a question waits for its book: how far that is read. */
export function StillReading() {
  const document = useContext(CitedBookContext)?.document;
  const seconds = useSecondsLeft(document);
  const far =
    document?.status === 'reading' && document.pages_read > 0
      ? words.now(formatNumber(document.pages_read), formatNumber(document.pages), seconds)
      : '';
  return <>{[chat.stillReading, far].filter(Boolean).join(' ')}</>;
}
