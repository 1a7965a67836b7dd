import { quiz as words } from '@/config/texts/quiz.ts';
import { formatNumber } from '@/lib/format.ts';

/** Which pages to ask about: `whole`, `pages` (as typed), or the place of a chapter in the outline. */
export interface Range {
  choice: 'whole' | 'pages' | number;
  from: string | undefined;
  to: string | undefined;
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
