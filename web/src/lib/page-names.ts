/** For the primitives of the screens, which know no contract; and what is printed on a page, as far as a book's outline tells. */
import type { OutlineEntry } from '@contract/library.ts';

export { pageName, pageNumber, pageNumbers, placeIn } from '@contract/page-names.ts';

/** What is printed on a page; undefined where it is the file's own number, or not known. */
export type LabelOf = (page: number) => string | undefined;

const NUMBER = /^\d{1,6}$/;

/**
 * What is printed on the pages of a book whose outline has the numbers of its entries' ends: a page between two ends whose printed
 * numbers are equally far from the file's is as far from it too. Where ends contradict one another nothing is told.
 */
export function labelsIn(outline: readonly OutlineEntry[]): LabelOf {
  const spans = new Map<number, { first: number; last: number }>();
  const note = (page: number, label: string | undefined) => {
    if (label === undefined || !NUMBER.test(label)) return;
    const away = page - Number(label);
    const { first = page, last = page } = spans.get(away) ?? {};
    spans.set(away, { first: Math.min(first, page), last: Math.max(last, page) });
  };
  for (const { from, to, from_label, to_label } of outline) {
    note(from, from_label);
    note(to, to_label);
  }
  return (page) => {
    const around = [...spans].filter(([, { first, last }]) => first <= page && page <= last);
    const [away] = around[0] ?? [];
    return around.length === 1 && away !== undefined && away !== 0 ? String(page - away) : undefined;
  };
}
