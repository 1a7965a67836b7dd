import { viewer } from '@/config/texts/viewer.ts';
import { pageNumber } from '@/lib/page-names.ts';

/** A page in a table of contents, by the number that the book prints; heard with the file's beside it. */
export const PrintedNumber = ({ page, label }: { page: number; label: string | undefined }) => (
  <>
    <span className="sr-only">
      {label === undefined ? viewer.onPage : `${viewer.onPage} ${pageNumber(page, label)}`}
    </span>{' '}
    <span aria-hidden={label !== undefined || undefined}>{label ?? page}</span>
  </>
);
