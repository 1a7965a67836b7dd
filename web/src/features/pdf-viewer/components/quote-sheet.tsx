import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, X } from 'lucide-react';
import { type PointerEvent, useContext, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { MarginSign, PageName } from '@/components/ui/margin-mark.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import type { PointedAt } from '@/lib/pointed-at.ts';
import { storedValue, storeValue } from '@/lib/storage.ts';
import { titleText } from '@/lib/title-text.ts';
import { useQuoteContext } from '@/lib/use-quote-context.ts';
import { SmallWords } from '../small-words.ts';

interface QuoteSheetProps {
  bookId: string;
  /** The marks of one answer, and which of them is shown, from 0. */
  marks: readonly PointedAt[];
  at: number;
  /** The chapter or section it stands in; empty where the book has none. */
  section: string;
  /** BCP 47 tag of the book's language. */
  language: string | null;
  onStep: (to: number) => void;
  onClose: () => void;
}

/** Whether this student reads the words as text, wherever the page shows them. */
const UNFOLDED_KEY = 'folio:quote-open';
/** The words as text. */
const OPEN = [
  'relative max-h-[min(24rem,42dvh)] overflow-y-auto mask-b-from-[calc(100%-1.25rem)] mask-b-to-100% pb-5',
  'font-serif text-lg leading-[1.5] text-soft [overflow-wrap:anywhere]',
].join(' ');
/** Beside the way through several marks there is no room for a title on a phone: it stands over the words. */
const NARROW_NOT = 'max-[28rem]:hidden';
/** Pulled down this far the sheet goes (CSS pixels). */
const PULLED = 40;
const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 };

/**
 * The upper half of the bar under the page on a phone while a mark is shown (the lower one turns pages and leads back): the
 * way through an answer's marks; the marked words as text within their paragraph, unfolded by one press where the page marks
 * them itself, and from the first where it draws them small.
 */
export function QuoteSheet({ bookId, marks, at, section, language, onStep, onClose }: QuoteSheetProps) {
  const from = useRef<number | null>(null);
  const mark = marks[at];
  const words = useRef<HTMLElement>(null);
  const around = useQuoteContext(bookId, mark, mark !== undefined);
  const [chosen, setChosen] = useState(() => storedValue(UNFOLDED_KEY));
  const small = useContext(SmallWords);
  // Words that the page does not mark, or not as large as text, are to be read here, unless the student does not want to.
  const marked = mark?.state === 'marked' && mark.boxes.length > 0;
  const open = !marked || (chosen === null ? small : chosen !== 'no');
  const fold = () => {
    const next = open ? 'no' : 'yes';
    setChosen(next);
    storeValue(UNFOLDED_KEY, next);
  };
  // A long paragraph is read from its marked words on.
  useLayoutEffect(() => {
    const { current } = words;
    const box = current?.closest('blockquote');
    if (current && box && open) box.scrollTop = around ? current.offsetTop - box.offsetTop : 0;
  }, [around, open]);
  if (!mark) return null;
  const several = marks.length > 1;
  const spoken = { dir: 'auto', ...(language && { lang: language }) };
  const pull = (event: PointerEvent) => {
    if (from.current !== null && event.clientY - from.current > PULLED) onClose();
    from.current = null;
  };
  return (
    <section aria-label={viewer.quote} className="z-10 flex shrink-0 flex-col border-t border-line bg-raised px-4">
      <div
        className="-mx-4 flex touch-none items-center px-4"
        onPointerDown={(event) => {
          from.current = event.clientY;
        }}
        onPointerUp={pull}
      >
        <MarginSign label={<PageName page={mark.page} printed={mark.label} />} className="ml-0!" />
        <span {...spoken} className={`mr-auto min-w-0 truncate px-3 text-sm text-soft ${several ? NARROW_NOT : ''}`}>
          {titleText(section)}
        </span>
        {several && (
          <>
            <IconButton
              label={viewer.previousMark}
              className="ml-auto size-11"
              disabled={at === 0}
              onClick={() => onStep(at - 1)}
            >
              <ChevronLeft {...icon} />
            </IconButton>
            <span className="text-sm whitespace-nowrap text-soft tabular-nums">
              {viewer.markOf(at + 1, marks.length)}
            </span>
            <IconButton
              label={viewer.nextMark}
              className="size-11"
              disabled={at === marks.length - 1}
              onClick={() => onStep(at + 1)}
            >
              <ChevronRight {...icon} />
            </IconButton>
          </>
        )}
        {marked && (
          <IconButton label={viewer.asText} aria-expanded={open} className="size-11" onClick={fold}>
            {open ? <ChevronDown {...icon} /> : <ChevronUp {...icon} />}
          </IconButton>
        )}
        <IconButton label={viewer.closeQuote} className="-mr-2 size-11" onClick={onClose}>
          <X {...icon} />
        </IconButton>
      </div>
      {several && open && (
        <p {...spoken} className="truncate text-sm text-soft min-[28rem]:hidden">
          {titleText(section)}
        </p>
      )}
      <blockquote
        aria-live="polite"
        // A long quote scrolls, also by key.
        {...(open && { tabIndex: 0 })}
        {...spoken}
        // Folded it is there for the ear alone.
        className={open ? OPEN : 'sr-only'}
      >
        {around?.before}
        {mark.unsure ? (
          <span ref={words}>{around?.words ?? mark.quote}</span>
        ) : (
          <mark ref={words} className="marked text-ink">
            {around?.words ?? mark.quote}
          </mark>
        )}
        {around?.after}
      </blockquote>
    </section>
  );
}
