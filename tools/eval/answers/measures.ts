/** The figures of an evaluation of answers, as ../shared/data/answers/README.md defines them. */
import stem from 'wink-porter2-stemmer';
import type { ProvedAnswer } from '../../../functions/src/study/proof.ts';

/** Lower-cased, stemmed words of four letters or more. */
function contentWords(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map((word) => (/^[a-z]+$/.test(word) ? stem(word) : word)));
}

/** The share of the expected content words that a text holds; 1 where none are expected. */
export function recalled(text: string, expected: string): number {
  const wanted = contentWords(expected);
  const said = contentWords(text);
  let found = 0;
  for (const word of wanted) if (said.has(word)) found++;
  return wanted.size === 0 ? 1 : found / wanted.size;
}

/** Whether an answer holds at least half of the expected content words; true where none are expected. */
const recovers = (answer: string, expected: string): boolean => 2 * recalled(answer, expected) >= 1;

/** Whether a quote stands on a page character for character, but for white space: where a line of Chinese ends there is none in the sentence. */
export function isVerbatim(pageText: string, quote: string): boolean {
  const flat = (text: string) => text.replace(/\s+/g, '');
  return quote.trim() !== '' && flat(pageText).includes(flat(quote));
}

/** A text as spans are compared: compatibility forms, case, white space, punctuation and Arabic vowel marks say nothing. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{Cf}\u0640\u0670\u064b-\u065f]/gu, '');

/** Whether a text holds a span of the book, as the README of ../shared/data/xquad compares them. */
export const holds = (text: string, span: string): boolean => folded(text).includes(folded(span));

/** An answer as it is read: without the marks of its citations and the signs of its Markdown. */
const plainOf = (answer: string): string =>
  answer.replaceAll(/(?<!\\)\[\d+\]/g, ' ').replaceAll(/\\(?=[\p{P}\p{S}])|\*\*/gu, '');

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How long an answer is: words, or, of a text without spaces between them, characters without white space. */
function lengthOf(plain: string): number {
  const characters = [...plain.replaceAll(/\s/g, '')];
  const unspaced = characters.filter((one) => UNSPACED.test(one)).length;
  return 2 * unspaced > characters.length ? characters.length : (plain.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0);
}

/** Words that are shown before a press. */
const SHOWN_WORDS = 250;

/** A reply as a student sees it before a press. */
export interface Reply {
  state: 'line' | 'passages' | 'mayHelp' | 'nothing';
  line: string;
  /** Line and first passage; of an engine that writes its answers, the answer. */
  first: string;
  /** Line and passages, 250 words of them. */
  shown: string;
  pages: number[];
}

const STATES = {
  line: 'line',
  passages: 'passages',
  outline: 'passages',
  may_help: 'mayHelp',
  nothing: 'nothing',
} as const;

export function readReply({ answer, citations, found, line = '', passages = [], outline }: ProvedAnswer): Reply {
  const pages = [...citations.map(({ page }) => page), ...passages.map(({ page }) => page)];
  if (found === undefined) {
    const text = plainOf(answer);
    return { state: citations.length > 0 ? 'passages' : 'nothing', line: '', first: text, shown: text, pages };
  }
  const said = plainOf(line);
  const texts = passages.map(({ text }) => text);
  const entries = outline?.entries.map(({ title }) => title) ?? [];
  const first = [said, texts[0] ?? '', ...entries].join('\n');
  return { state: STATES[found], line: said, first, shown: cut([said, ...texts, ...entries].join('\n')), pages };
}

/** The first 250 words of a text; two characters of a text without spaces count as a word. */
function cut(text: string): string {
  let words = 0;
  for (const { 0: piece, index } of text.matchAll(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu,
  )) {
    words += UNSPACED.test(piece) ? 0.5 : 1;
    if (words > SHOWN_WORDS) return text.slice(0, index);
  }
  return text;
}

/** Counts over questions by name; `length` is the sum over those that something was shown for. */
export type Tally = Record<string, number> & { n: number };

export const emptyTally = (): Tally => ({ n: 0 });

/** What one reply adds to the counts. */
export function count(
  { state, line, first, shown, pages }: Reply,
  { kind, expected, pages: right }: { kind: string; expected: string; pages: readonly [number, number] },
): Record<string, number> & { shown: number } {
  const isThere = (text: string) =>
    holds(text, expected) || (kind !== 'fact' && recovers(text, expected) && expected.trim() !== '');
  const section = pages.some((page) => page >= right[0] && page <= right[1]);
  const holdsIt = state !== 'nothing' && section && isThere(shown);
  return {
    n: 1,
    line: Number(state === 'line'),
    passages: Number(state === 'passages'),
    mayHelp: Number(state === 'mayHelp'),
    nothing: Number(state === 'nothing'),
    section: Number(state !== 'nothing' && section),
    first: Number(holdsIt && isThere(first)),
    shown: Number(holdsIt),
    span: Number(state !== 'nothing' && holds(shown, expected)),
    lineRight: Number(state === 'line' && isThere(line)),
    beside: Number((state === 'line' || state === 'passages') && !holdsIt),
    length: state === 'nothing' ? 0 : lengthOf(shown),
  };
}

const share = (part: number, whole: number) => (whole === 0 ? null : Number((part / whole).toFixed(3)));

/** Shares of the questions asked; `lineRight` of the lines, `length` a mean over those that something was shown for. */
export function shares({ n, line = 0, nothing = 0, lineRight = 0, length = 0, ...counts }: Tally) {
  return {
    n,
    line: share(line, n),
    nothing: share(nothing, n),
    ...Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, share(value, n)])),
    lineRight: share(lineRight, line),
    length: n === nothing ? null : Number((length / (n - nothing)).toFixed(1)),
  };
}

export { share };
