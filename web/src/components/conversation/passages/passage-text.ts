/** What is shown of a passage: its lines, what is marked in them, and how much of all passages before a press. */
import type { Passage, Span } from '@contract/passages.ts';

/** A stretch of a line; `marked`: it answers best. */
interface Stretch {
  text: string;
  marked: boolean;
}

export interface Line {
  stretches: Stretch[];
  /** It is an item of a list. */
  item: boolean;
  /** The book prints a bullet or a number before it. */
  bulleted: boolean;
}

/** Words that are shown before a press. */
export const MOST_WORDS = 250;

const BULLET = /^\s*(?:[\p{Pd}•‣▪◦●○■□✓*·]|\(?(?:\p{Nd}{1,3}|\p{L}|[ivxIVX]{1,5})[.)、])\s/u;
const ANNOUNCES = /[:：]\s*$/;

/** The stretches of a text between two offsets. */
function stretches(text: string, marks: readonly Span[], from: number, to: number): Stretch[] {
  const found: Stretch[] = [];
  let at = from;
  for (const { start, end } of marks) {
    const [begin, stop] = [Math.max(start, at), Math.min(end, to)];
    if (stop <= begin) continue;
    if (begin > at) found.push({ text: text.slice(at, begin), marked: false });
    found.push({ text: text.slice(begin, stop), marked: true });
    at = stop;
  }
  if (at < to) found.push({ text: text.slice(at, to), marked: false });
  return found;
}

/** A passage line by line: paragraphs, or the items of a list under their lead-in. */
export function linesOf({ text, marks, kind }: Pick<Passage, 'text' | 'marks' | 'kind'>): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const bulleted = BULLET.test(line);
    const leadIn = lines.length === 0 && (ANNOUNCES.test(line) || !bulleted);
    if (line.trim() !== '') {
      const item = kind === 'list' && !leadIn;
      lines.push({ stretches: stretches(text, marks, from, from + line.length), item, bulleted });
    }
    from += line.length + 1;
  }
  return lines;
}

const words = (language: string | undefined) => new Intl.Segmenter(language, { granularity: 'word' });

/** How many words a text has, in scripts without spaces too. */
export function countWords(text: string, language?: string): number {
  let count = 0;
  for (const { isWordLike } of words(language).segment(text)) if (isWordLike) count += 1;
  return count;
}

/** The part of a passage with so many words: from its beginning, or where that does not reach what is marked, from there. */
export function shortened(passage: Passage, most: number): Passage & { cut: { before: boolean; behind: boolean } } {
  const { text, marks, lang } = passage;
  const segments = [...words(lang).segment(text)].filter(({ isWordLike }) => isWordLike);
  const ends = (from: number) => {
    const last = segments.filter(({ index }) => index >= from)[most - 1];
    return last ? last.index + last.segment.length : text.length;
  };
  const first = marks[0];
  const from = first && first.end > ends(0) ? first.start : 0;
  const to = ends(from) >= segments.at(-1)!.index ? text.length : ends(from);
  return {
    ...passage,
    text: text.slice(from, to),
    marks: marks.flatMap(({ start, end }) =>
      end > from && start < to ? [{ start: Math.max(0, start - from), end: Math.min(end, to) - from }] : [],
    ),
    cut: { before: from > 0, behind: to < text.length },
  };
}

/** How many of the passages are shown before a press: as many as have so few words together, one at least. */
export function shownAtFirst(passages: readonly Pick<Passage, 'text' | 'lang'>[]): number {
  let sum = 0;
  const over = passages.findIndex(({ text, lang }, i) => {
    sum += countWords(text, lang);
    return i > 0 && sum > MOST_WORDS;
  });
  return over < 0 ? passages.length : over;
}

/** What an answer says before its line and its passages; '' where that is nothing. `answer` is whole by itself, and holds both. */
export function leadOf(answer: string, line: string | undefined): string {
  const paragraphs = answer.split(/\n{2,}/);
  const end = paragraphs.findIndex((paragraph) => paragraph === line || paragraph.startsWith('>'));
  return (end < 0 ? paragraphs : paragraphs.slice(0, end)).join('\n\n').trim();
}
