/** Where marked words are on their page as it is read now. */
import type { MarkPart } from '../contract/marks.ts';
import { anchorOn, Effort, isThere, type QuoteSelector } from './evidence/index.ts';
import type { Page } from './model.ts';
import { wordsOf } from './words.ts';

/**
 * Characters `[start, end)` of the page's text: by the words' numbers where they still name these words, where these were; else by what is
 * found.
 * @param effort of the call, which may place many: where it is over nothing is found any more
 */
export function placeOn(
  page: Page,
  part: Pick<MarkPart, 'first' | 'last'> & QuoteSelector,
  effort = new Effort(),
): { start: number; end: number } | null {
  const words = wordsOf(page);
  const [first, last] = [words[part.first], words[part.last]];
  const named = first && last && { start: first.start, end: last.end };
  const same =
    named && page.text.slice(named.start, named.end) === part.exact && isThere(page, named, part.boxes, effort);
  return same ? named : anchorOn(page, part, effort);
}
