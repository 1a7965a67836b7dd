import type { ComponentProps } from 'react';
import { common } from '@/config/texts/common.ts';
import { classNames } from './class-names.ts';

interface MarginMarkProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** PDF page, 1-based. */
  page: number;
  /** The number printed on the page, where it differs. */
  printed?: string | undefined;
  /** The book's title, where several books speak. */
  book?: string | undefined;
  /** `estimated` is drawn dashed; `unavailable` is crossed out and cannot be pressed. */
  state?: 'marked' | 'page' | 'estimated' | 'unavailable';
}

/** "p. 3", or "p. 217 (PDF 219)" where the book's own number differs. */
export const pageLabel = (page: number, printed?: string): string =>
  printed !== undefined && printed !== String(page)
    ? common.evidence.printedPage(printed, page)
    : common.evidence.page(page);

const SHAPE =
  'ml-1 inline-flex items-center border-l-3 border-marker-edge bg-marker px-1.5 align-baseline font-sans text-sm leading-snug font-medium whitespace-nowrap text-ink';

/**
 * The margin mark: the one sign of evidence, everywhere. Pressing it shows the words in the book.
 * The visible label and the accessible name begin alike (READINGS, "A citation's four states").
 */
export function MarginMark({ page, printed, book, state = 'marked', className, disabled, ...rest }: MarginMarkProps) {
  const place = pageLabel(page, printed);
  const where = book ? common.evidence.inBook(place, book) : place;
  const label = state === 'estimated' ? `${where} · ${common.evidence.estimated}` : where;
  const gone = state === 'unavailable';
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || gone}
      aria-label={`${label}, ${gone ? common.evidence.gone : common.evidence.show[state]}`}
      className={classNames(
        SHAPE,
        'rounded-r-control transition-colors enabled:hover:border-ink',
        state === 'estimated' && 'border-dashed',
        gone && 'cursor-not-allowed line-through opacity-60',
        className,
      )}
    >
      {book ? <span className="max-w-56 truncate">{label}</span> : label}
    </button>
  );
}

/** The same sign where it cannot be pressed: on paper, and in pictures of the product. */
export const MarginSign = ({ label, className }: { label: string; className?: string }) => (
  <span className={classNames(SHAPE, 'rounded-r-control', className)}>{label}</span>
);
