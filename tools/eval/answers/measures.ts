/** The figures of an evaluation of answers, as ../shared/data/answers/README.md defines them. */
import stem from 'wink-porter2-stemmer';

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
export const recovers = (answer: string, expected: string): boolean => 2 * recalled(answer, expected) >= 1;

/** Whether a quote stands on a page character for character, but for the kind and amount of white space. */
export function isVerbatim(pageText: string, quote: string): boolean {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
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
export const plainOf = (answer: string): string =>
  answer.replaceAll(/(?<!\\)\[\d+\]/g, ' ').replaceAll(/\\(?=[\p{P}\p{S}])|\*\*/gu, '');

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How long an answer is: words, or, of a text without spaces between them, characters without white space. */
export function lengthOf(plain: string): number {
  const characters = [...plain.replaceAll(/\s/g, '')];
  const unspaced = characters.filter((one) => UNSPACED.test(one)).length;
  return 2 * unspaced > characters.length ? characters.length : (plain.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0);
}

/** Counts over questions; `length` is the sum over those that were answered. */
export interface Tally {
  n: number;
  answered: number;
  section: number;
  page: number;
  meaning: number;
  span: number;
  quoted: number;
  length: number;
}

export const emptyTally = (): Tally => ({
  n: 0,
  answered: 0,
  section: 0,
  page: 0,
  meaning: 0,
  span: 0,
  quoted: 0,
  length: 0,
});

const share = (part: number, whole: number) => (whole === 0 ? null : Number((part / whole).toFixed(3)));

/** Shares of the questions asked; `length` is a mean over those that were answered. */
export function shares({ n, answered, length, ...counts }: Tally) {
  const shared = (count: number) => share(count, n);
  return {
    n,
    answered: shared(answered),
    declined: shared(n - answered),
    section: shared(counts.section),
    page: shared(counts.page),
    meaning: shared(counts.meaning),
    span: shared(counts.span),
    quoted: shared(counts.quoted),
    length: answered === 0 ? null : Number((length / answered).toFixed(1)),
  };
}

export { share };
