/**
 * What pages are called, on every screen and in every text: by the number that the book prints, and where the file counts
 * otherwise by that too. Numbers as in `Citation`: `page` counts from 1, `label` is what is printed, left out where it is the same.
 */

/** First and last page of a chapter, and the first and last number printed on them; `to` is null where only the first page is known. */
export interface NamedPages {
  from: number;
  to: number | null;
  from_label?: string | undefined;
  to_label?: string | undefined;
}

/** `within`: stands in brackets itself, where another pair would be one too many. */
type Place = 'alone' | 'within';

const both = (printed: string, counted: string, place: Place): string =>
  place === 'within' ? `${printed}, PDF ${counted}` : `${printed} (PDF ${counted})`;

const counted = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

/** "3", or "217 (PDF 219)". */
export const pageNumber = (page: number, label?: string, place: Place = 'alone'): string =>
  label === undefined || label === String(page) ? String(page) : both(label, String(page), place);

/** "p. 3", or "p. 217 (PDF 219)"; `within` brackets "p. 217, PDF 219". */
export const pageName = (page: number, label?: string, place: Place = 'alone'): string =>
  `p. ${pageNumber(page, label, place)}`;

/** Where one is in a book: "p. 3 of 298", or "p. 217 (PDF 219 of 298)": the last number is the file's, as it stands beside. */
export const placeIn = (page: number, pages: string, label?: string): string =>
  label === undefined || label === String(page) ? `p. ${page} of ${pages}` : `p. ${label} (PDF ${page} of ${pages})`;

/** Whether two printed numbers are the ends of one counting, or of two as "xii" and "14" are: never "90" and "4". */
const inOrder = (from: string, to: string): boolean => !(Number(from) > Number(to));

/**
 * "3–9", or "217–230 (PDF 219–232)"; a single page is told by its number. Where only one end has a printed number, or the
 * numbers begin anew between them, the file's alone are told, and as such, "30–93 (PDF)": half of a range would be wrong.
 */
export function pageNumbers({ from, to, from_label, to_label }: NamedPages, place: Place = 'alone'): string {
  const last = to === null || to < from ? from : to;
  if (last === from) return pageNumber(from, to === from ? from_label : undefined, place);
  const range = counted(from, last);
  if (from_label === undefined && to_label === undefined) return range;
  const printed = from_label !== undefined && to_label !== undefined && inOrder(from_label, to_label);
  if (printed) return both(`${from_label}–${to_label}`, range, place);
  return place === 'within' ? `PDF ${range}` : `${range} (PDF)`;
}
