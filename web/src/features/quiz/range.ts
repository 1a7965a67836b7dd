import type { OutlineEntry } from '@contract/library.ts';
import { quiz as words } from '@/config/texts/quiz.ts';
import { formatNumber } from '@/lib/format.ts';

/** Which pages to ask about: `whole`, `pages` (as typed), or the place of a chapter in the outline. */
export interface Range {
  choice: 'whole' | 'pages' | number;
  from: string | undefined;
  to: string | undefined;
}

/** What a quiz is about in words, "3 Locks, pp. 12–40"; undefined for the whole book. */
export function rangeText({ choice, from, to }: Range, outline: readonly OutlineEntry[]): string | undefined {
  if (choice === 'whole' || from === undefined || to === undefined) return undefined;
  const pages = words.config.somePages(from, to);
  const chapter = typeof choice === 'number' ? outline[choice]?.title : undefined;
  return chapter === undefined ? pages : `${chapter}, ${pages}`;
}

export const WHOLE: Range = { choice: 'whole', from: undefined, to: undefined };

const isPage = (text: string | undefined, pages: number) =>
  text !== undefined && /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= pages;

/** What is wrong with the pages, in words for the student, or null. */
export function rangeProblem({ choice, from, to }: Range, pages: number | undefined): string | null {
  if (choice === 'whole' || pages === undefined) return null;
  const good = isPage(from, pages) && isPage(to, pages) && Number(from) <= Number(to);
  return good ? null : words.config.badPages(formatNumber(pages));
}
