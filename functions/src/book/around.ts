/** Words of a page with what stands around them there, in one line. */
import type { InContext } from '../contract/book.ts';
import type { Page } from './model.ts';

/** Looked through for so many words, whatever the script (characters a word at most). */
const REACH = 30;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The page's text in one line, without running heads and page numbers, and without the marks of footnotes. */
function said(page: Page, start: number, end: number): string {
  let text = '';
  let at = start;
  for (const line of page.lines) {
    if (line.end <= at || line.start >= end) continue;
    for (const left of line.role === 'furniture' ? [line] : line.runs.filter(({ mark }) => mark)) {
      if (left.end <= at || left.start >= end) continue;
      text += page.text.slice(at, Math.max(at, left.start));
      at = Math.min(end, left.end);
    }
  }
  return (text + page.text.slice(at, end)).replace(/\s+/g, ' ');
}

/** `said` from a place on or up to it, as much of it as has more than so many characters at that end, or all. */
function saidNear(page: Page, start: number, end: number, side: 'before' | 'after', chars: number): string {
  for (let reach = 4 * chars; ; reach *= 4) {
    const [from, to] = side === 'before' ? [Math.max(start, end - reach), end] : [start, Math.min(end, start + reach)];
    const text = side === 'before' ? said(page, from, to).trimStart() : said(page, from, to).trimEnd();
    if (text.length > chars || (from === start && to === end)) return text;
  }
}

/** What the last word before a cut is followed by: '…' stands for it, too. */
const AT_CUT = /[\s,;:.–—-]+$/u;

/** The first so many words of a text, with '…' where it goes on. */
function firstWords(text: string, count: number): string {
  if (text.length === 0) return text;
  let words = 0;
  for (const { index, segment, isWordLike } of segmenter.segment(text.slice(0, count * REACH))) {
    if (isWordLike && ++words > count) return `${text.slice(0, index).replace(AT_CUT, '')}…`;
    if (index + segment.length >= text.length) return text;
  }
  return `${text.slice(0, count * REACH).replace(AT_CUT, '')}…`;
}

/** The last so many words of a text, with '…' where it begins earlier. */
function lastWords(text: string, count: number): string {
  const tail = text.slice(-count * REACH);
  const starts = [...segmenter.segment(tail)].filter(({ isWordLike }) => isWordLike).map(({ index }) => index);
  const cut = starts.length > count ? (starts.at(-count) ?? 0) : 0;
  return cut === 0 && tail.length === text.length ? text : `…${tail.slice(cut).trimStart()}`;
}

/** How many words a text holds, in any script. */
export const wordsIn = (text: string): number =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/**
 * Characters `[start, end)` of a page with about so many words before and after them: what a reader would see around them on
 * the page, whatever stands between the lines of a paragraph there.
 */
export function around(page: Page, start: number, end: number, before: number, after: number): InContext {
  return {
    before: lastWords(saidNear(page, 0, start, 'before', before * REACH), before),
    words: said(page, start, end).trim(),
    after: firstWords(saidNear(page, end, page.text.length, 'after', after * REACH), after),
  };
}
