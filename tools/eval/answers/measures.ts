/** The figures of an evaluation of answers, as ../shared/data/answers/README.md defines them. */
import stem from 'wink-porter2-stemmer';

/** Lower-cased, stemmed words of four letters or more. */
export function contentWords(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map((word) => (/^[a-z]+$/.test(word) ? stem(word) : word)));
}

/** Whether an answer holds at least half of the expected content words; true where none are expected. */
export function recovers(answer: string, expected: string): boolean {
  const wanted = contentWords(expected);
  const said = contentWords(answer);
  let found = 0;
  for (const word of wanted) if (said.has(word)) found++;
  return 2 * found >= wanted.size;
}

/** Whether a quote stands on a page character for character, but for the kind and amount of white space. */
export function isVerbatim(pageText: string, quote: string): boolean {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  return quote.trim() !== '' && flat(pageText).includes(flat(quote));
}

export interface Tally {
  n: number;
  answered: number;
  section: number;
  meaning: number;
}

export const emptyTally = (): Tally => ({ n: 0, answered: 0, section: 0, meaning: 0 });

const share = (part: number, whole: number) => (whole === 0 ? null : Number((part / whole).toFixed(3)));

export function shares({ n, answered, section, meaning }: Tally) {
  return { n, answered: share(answered, n), section: share(section, n), meaning: share(meaning, n) };
}

export { share };
