/** Texts of a quiz as HTML that learning platforms show: directions, mathematics and bold kept, everything else escaped. */
import { directionOf } from '@/lib/language-direction.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For HTML and XML alike; without what XML 1.0 has no way to write (its section 2.2). */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** Formulas as MathJax reads them on those platforms: `\[…\]` where one stands alone, else `\(…\)`. */
const withMath = (text: string): string =>
  text.replace(/\$\$([^$]+)\$\$/g, (whole, formula: string, at: number, all: string) =>
    all.slice(0, at).trim() === '' && all.slice(at + whole.length).trim() === ''
      ? `\\[${formula.trim()}\\]`
      : `\\(${formula.trim()}\\)`,
  );

const inline = (text: string): string =>
  escapeXml(withMath(text.trim()))
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\r?\n/g, '<br>');

/** One paragraph, running in its own words' direction. */
export const paragraph = (text: string): string => `<p dir="${directionOf(text)}">${inline(text)}</p>`;

/** A paragraph a line; where there are several, a list. */
export const paragraphs = (lines: readonly string[]): string => lines.map(paragraph).join('');
export const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li dir="${directionOf(line)}">${inline(line)}</li>`).join('')}</ul>`;

/** A short answer as Moodle compares it (its documentation, "Short-Answer question type"): a bare `*` would stand for anything. */
export const literally = (answer: string): string => answer.replaceAll('*', '\\*');

/** A text as one line of plain words, so long at most. */
export const oneLine = (text: string, most: number): string => {
  const line = text.replace(/\*\*/g, '').replace(/\s+/g, ' ').trim();
  return [...line].length <= most
    ? line
    : `${[...line]
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};
