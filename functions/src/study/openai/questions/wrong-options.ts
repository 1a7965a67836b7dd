/** What a student reads about wrong options: why each is wrong, and where the book speaks of it. */
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { quotable } from '../../../book/sentences.ts';
import type { ClaimedQuote } from '../../engine.ts';
import { provedClaim } from '../answer/claims.ts';

export interface WrongOption {
  text: string;
  why: string;
}

/** A longer option is a statement, which no other sentence of the book holds. */
const TERM_CHARS = 60;
/** A longer sentence tells of more than the option. */
const SENTENCE_CHARS = 320;

const lowered = new WeakMap<BookIndex, string[]>();

/** The sentence that speaks of an option: one that begins with it before others; null where the book has none. */
export function placeOf(book: Book, index: BookIndex, option: string): ClaimedQuote | null {
  const term = option.trim().toLowerCase();
  if (term.length < 3 || term.length > TERM_CHARS) return null;
  const texts = lowered.get(index) ?? index.sentences.map(({ text }) => text.toLowerCase());
  lowered.set(index, texts);
  let best: { at: number; start: number } | null = null;
  for (const [at, text] of texts.entries()) {
    const start = text.indexOf(term);
    const sentence = index.sentences[at];
    if (start < 0 || sentence?.kind !== 'prose' || text.length > SENTENCE_CHARS) continue;
    const isWhole = ![text[start - 1], text[start + term.length]].some((letter) => /[\p{L}\p{M}]/u.test(letter ?? ''));
    if (isWhole && (!best || start < best.start)) best = { at, start };
  }
  const sentence = best && index.sentences[best.at];
  return sentence ? quotable(book, sentence) : null;
}

/**
 * The explanation with why each wrong option is wrong, as far as the book's words carry it.
 * @param quoting says in the language of the book that it has these words
 */
export function explainedAll(
  explanation: string,
  evidence: readonly ClaimedQuote[],
  wrong: readonly WrongOption[],
  about: readonly (ClaimedQuote | null)[],
  said: string,
  quoting: (quotes: readonly ClaimedQuote[]) => string,
): string {
  const holds = (text: string, quotes: readonly ClaimedQuote[]) =>
    provedClaim({ form: 'paragraph', text, quotes: [...quotes] }, (quote) => quote, said) !== null;
  const right = holds(explanation, evidence) ? explanation : quoting(evidence);
  const reasons = wrong.flatMap(({ text, why }, i) => {
    const place = about[i];
    // What denies the option may deny what the book says of it elsewhere.
    const isCarried = holds(why, evidence) || (place && holds(why, [...evidence, place]));
    return why.trim() !== '' && isCarried ? [`“${text}”: ${why.trim()}`] : [];
  });
  return [right, ...reasons].join('\n');
}
