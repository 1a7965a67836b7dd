/** Where marked words are on their page as it is read now. */
import type { MarkPart } from '../contract/marks.ts';
import { anchorOn } from './evidence/index.ts';
import type { Page } from './model.ts';
import { wordsOf } from './words.ts';

/** Characters `[start, end)` of the page's text: by the words' numbers where they still name these words, else by what is found. */
export function placeOn(page: Page, part: MarkPart): { start: number; end: number } | null {
  const words = wordsOf(page);
  const [first, last] = [words[part.first], words[part.last]];
  const same = first && last && page.text.slice(first.start, last.end) === part.exact;
  return same ? { start: first.start, end: last.end } : anchorOn(page, part);
}
