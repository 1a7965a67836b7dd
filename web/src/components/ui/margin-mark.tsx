import type { ComponentProps, ReactNode } from 'react';
import { common } from '@/config/texts/common.ts';
import { pageName } from '@/lib/page-names.ts';
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

const isPrintedApart = (page: number, printed?: string) => printed !== undefined && printed !== String(page);

/** The same where the eye reads many of them: the number that the book prints stands out, the PDF's is small beside it. */
export const PageName = ({ page, printed }: { page: number; printed: string | undefined }) => {
  const label = pageName(page, printed);
  if (printed === undefined || !isPrintedApart(page, printed)) return label;
  const short = `p. ${printed}`;
  return (
    <>
      {short}
      <span className="text-xs font-normal whitespace-pre">{label.slice(short.length)}</span>
    </>
  );
};

const SHAPE = [
  'ml-1 inline-flex items-center border-l-3 border-marker-edge bg-marker px-1.5 align-baseline font-sans',
  'text-sm leading-snug font-medium whitespace-nowrap text-ink',
].join(' ');

/**
 * The margin mark: the one sign of evidence, everywhere. Pressing it shows the words in the book.
 * The visible label and the accessible name begin alike (READINGS, "A citation's four states").
 */
export function MarginMark({ page, printed, book, state = 'marked', className, disabled, ...rest }: MarginMarkProps) {
  const place = pageName(page, printed);
  const estimated = state === 'estimated' ? ` · ${common.evidence.estimated}` : '';
  const label = (book ? common.evidence.inBook(place, book) : place) + estimated;
  const gone = state === 'unavailable';
  return (
    <button
      type="button"
      // Our own words, also in a book that is read from right to left.
      dir="ltr"
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
      <PageName page={page} printed={printed} />
      {book && (
        <span className="max-w-48 overflow-hidden text-ellipsis whitespace-pre">
          {common.evidence.inBook('', book)}
        </span>
      )}
      {estimated}
    </button>
  );
}

/** The same sign where it cannot be pressed: in a list that is only read, and in pictures of the product. */
export const MarginSign = ({ label, className }: { label: ReactNode; className?: string }) => (
  <span dir="ltr" className={classNames(SHAPE, 'rounded-r-control', className)}>
    {label}
  </span>
);
