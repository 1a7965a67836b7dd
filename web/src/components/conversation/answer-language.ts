import type { Citation } from '@contract/evidence.ts';

/** From this share of an answer's letters on it speaks the book's language. */
const MOSTLY = 0.5;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * The language that an answer is in, as far as that can be told: the book's, where most of its words are the book's own.
 * @param language of the book, BCP 47
 * @returns undefined where it is the page's language, or not known
 */
export function answerLanguage(
  answer: string,
  citations: readonly Pick<Citation, 'quote'>[],
  language: string | null,
): string | undefined {
  if (language === null) return undefined;
  const quotes = citations.map(({ quote }) => quote.toLowerCase()).join(' ');
  const quoted = new Set(wordsOf(quotes));
  const words = wordsOf(answer.replaceAll(/\[\d+\]/g, ''));
  const letters = (some: readonly string[]) => some.reduce((sum, word) => sum + word.length, 0);
  const own = words.filter((word) => quoted.has(word) || (word.length > 3 && quotes.includes(word)));
  return words.length > 0 && letters(own) >= letters(words) * MOSTLY ? language : undefined;
}
