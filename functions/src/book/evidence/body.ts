/** Words that stand on a page more than once: in its running head, and in what it says. */
import { blocksOfPage } from '../blocks.ts';
import type { Book, Page } from '../model.ts';
import { boxesOf } from './boxes.ts';
import { coreOf } from './core.ts';
import { Effort } from './effort.ts';
import { isSure, locate, pageCore, type VerifiedQuote, verifyQuote } from './verify.ts';

/** As `verifyQuote`, but the first place that is no running head or foot, where there is one. */
export function verifyInBody(book: Book, page: Page, quote: string): VerifiedQuote | null {
  const first = verifyQuote(page, quote);
  if (!first) return null;
  const furniture = blocksOfPage(book, page.number).filter((block) => block.kind === 'furniture');
  const core = pageCore(page);
  const wanted = coreOf(quote);
  const effort = new Effort();
  for (let at = locate(core, wanted, 0, effort); at; at = locate(core, wanted, at.unit + 1, effort)) {
    const { start, end } = at;
    if (!furniture.some((block) => start < block.end && end > block.start) && isSure(page, at)) {
      return { start, end, boxes: boxesOf(page, start, end) };
    }
  }
  return first;
}
