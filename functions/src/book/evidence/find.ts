/** Finding the page of a quote that a writer may have put on the wrong one. */
import { isUnspaced } from '../../language/script.ts';
import { blocksOfPage } from '../blocks.ts';
import type { Book, Page } from '../model.ts';
import { boxesOf } from './boxes.ts';
import { type Core, coreOf } from './core.ts';
import { Effort, SAME_GAP } from './effort.ts';
import { hasSubstance } from './substance.ts';
import { isSure, locate, locateOn, pageCore, type VerifiedQuote } from './verify.ts';

export interface FoundQuote extends VerifiedQuote {
  /** Number of the page in the file, from 1. */
  page: number;
  /** For a quote that runs over the end of the page: where the rest stands. */
  rest?: VerifiedQuote & { page: number };
}

/** Footnotes may stand between the two halves of a sentence that runs over a page: this many characters at most. */
const MAX_BETWEEN = 800;

/**
 * Finds a quote anywhere in a book: on `nearPage`, else on the page nearest to it (of two equally near, the earlier),
 * else across the turn of a page. A quote over a page turn belongs to the page where it begins; `rest` has the other
 * half. Each half is as strict as `verifyQuote`; the first must end a block near the foot of its page, the second must
 * begin the text of the next, so that nothing but running heads, captions and footnotes stands between them.
 * @param within how many pages from `nearPage` it may stand at most: to look through a book of a thousand pages takes half a second
 * @returns null where the words are nowhere, or prove nothing (`hasSubstance`).
 */
export function findQuote(book: Book, quote: string, nearPage = 1, within = Infinity): FoundQuote | null {
  if (!hasSubstance(quote)) return null;
  const wanted = coreOf(quote);
  const effort = new Effort();
  const away = ({ number }: Page) => Math.abs(number - nearPage);
  const pages = book.pages
    .filter((page) => away(page) <= within)
    .sort((a, b) => away(a) - away(b) || a.number - b.number);
  for (const page of pages) {
    const at = locateOn(page, wanted, effort);
    if (at) return placed(page, at);
  }
  return acrossPages(book, pages, wanted, effort);
}

const placed = (page: Page, at: { start: number; end: number }): FoundQuote => ({
  page: page.number,
  start: at.start,
  end: at.end,
  boxes: boxesOf(page, at.start, at.end),
});

function acrossPages(book: Book, pages: Page[], wanted: Core, effort: Effort): FoundQuote | null {
  const byNumber = new Map(book.pages.map((page) => [page.number, page]));
  const size = wanted.core.length;
  for (const page of pages) {
    const following = byNumber.get(page.number + 1);
    if (!following) continue;
    const next = pageCore(following);
    const head = unitAt(next, bodyOf(book, following)[0]?.start ?? 0);
    for (let cut = 1; cut < size; cut++) {
      if (!effort.spend(1)) return null;
      if (
        next.core[head] !== wanted.core[cut] ||
        !effort.spend((size - cut) >> 2) ||
        !next.core.startsWith(wanted.core.slice(cut), head)
      )
        continue;
      const rest = effort.spend(size * SAME_GAP) ? locate(next, part(wanted, cut, size), head, effort) : null;
      const at =
        rest?.unit === head ? endsBlock(book, page, part(wanted, 0, cut), isInWord(wanted, cut), effort) : null;
      if (rest && at && isSure(page, at) && isSure(following, rest))
        return { ...placed(page, at), rest: placed(following, rest) };
    }
  }
  return null;
}

function part(core: Core, start: number, end: number): Core {
  return coreOf(core.text.slice(core.from[start], core.to[end - 1]));
}

/** Whether a cut parts a word; two characters of a script without spaces are none. */
const isInWord = (core: Core, cut: number) => {
  const sides = [...core.core.slice(cut - 1, cut + 1)];
  return core.to[cut - 1] === core.from[cut] && sides.every((char) => /[\p{L}\p{Nd}]/u.test(char) && !isUnspaced(char));
};

/** Where the half stands so that it ends a block near the foot of the page; in mid-word only before a hyphen. */
function endsBlock(book: Book, page: Page, half: Core, inWord: boolean, effort: Effort) {
  const core = pageCore(page);
  const blocks = bodyOf(book, page);
  const foot = blocks.at(-1)?.end ?? 0;
  for (const block of blocks.toReversed()) {
    if (foot - block.end > MAX_BETWEEN || !effort.spend(core.core.length)) break;
    const first = unitAt(core, block.end) - half.core.length;
    const at = first >= 0 ? locate(core, half, first, effort) : null;
    if (at?.unit === first && (!inWord || /^\p{Pd}/u.test(page.text.slice(at.end)))) return at;
  }
  return null;
}

function unitAt(core: Core, character: number): number {
  const unit = core.from.findIndex((from) => from >= character);
  return unit < 0 ? core.core.length : unit;
}

const bodyOf = (book: Book, page: Page) =>
  blocksOfPage(book, page.number).filter((block) => block.kind !== 'furniture');
