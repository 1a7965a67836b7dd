/** What a student reads about wrong options: why each is wrong, and where the book speaks of it. */
import { findQuote } from '../../../book/evidence/index.ts';
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf, wordsOf } from '../../../book/search/terms.ts';
import { quotable } from '../../../book/sentences.ts';
import { isStop } from '../../../language/analyse.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { ClaimedQuote } from '../../engine.ts';
import { checkClaim } from '../answer/claims.ts';

export interface WrongOption {
  text: string;
  why: string;
  /** The book's words about it, as they were claimed. */
  place?: ClaimedQuote | undefined;
}

/** A longer option is a statement, which no other sentence of the book holds. */
const TERM_CHARS = 60;
/** A longer sentence tells of more than the option. */
const SENTENCE_CHARS = 320;

const lowered = new WeakMap<BookIndex, string[]>();

/** The stems that tell what a text is about. */
function tellingTerms(text: string, { language }: BookIndex): ReadonlySet<string> {
  const pack = packFor(language);
  const words = wordsOf(text.normalize('NFKC').replace(/[’‘]/g, "'"));
  return new Set(words.filter((word) => !isStop(word.toLowerCase(), pack)).flatMap((word) => termsOf(word, language)));
}

/** How many of some words a text has. */
const shared = (words: ReadonlySet<string>, text: ReadonlySet<string>): number =>
  [...words].filter((word) => text.has(word)).length;

/** Of the words that tell what an option is, what speaks of it has so many. */
const NAMED = 0.5;

/** Whether a text names an option; one that is nothing but signs or small words is named by anything that is said of it. */
const names = (text: string, option: string, index: BookIndex): boolean => {
  const wanted = tellingTerms(option, index);
  return wanted.size === 0 || shared(wanted, tellingTerms(text, index)) > 0;
};

/**
 * The book's words about a wrong option: those that were claimed with it, or a sentence that has the option and most of what the reason
 * says of it; null where neither says anything of that.
 */
export function placeOf(book: Book, index: BookIndex, { text, why, place }: WrongOption): ClaimedQuote | null {
  const [option, reason] = [tellingTerms(text, index), tellingTerms(why, index)];
  const further = new Set([...reason].filter((word) => !option.has(word)));
  const tells = (words: string) => {
    const own = tellingTerms(words, index);
    return shared(option, own) >= NAMED * option.size ? shared(further, own) : 0;
  };
  const found = place && findQuote(book, place.quote, place.page);
  if (place && found && !found.rest && tells(place.quote) > 0) return { page: found.page, quote: place.quote };
  const term = text.trim().toLowerCase();
  if (term.length < 3 || term.length > TERM_CHARS) return null;
  const texts = lowered.get(index) ?? index.sentences.map((sentence) => sentence.text.toLowerCase());
  lowered.set(index, texts);
  let best: { at: number; start: number; told: number } | null = null;
  for (const [at, words] of texts.entries()) {
    const start = words.indexOf(term);
    const sentence = index.sentences[at];
    if (start < 0 || sentence?.kind !== 'prose' || sentence.rest || words.length > SENTENCE_CHARS) continue;
    const isWhole = ![words[start - 1], words[start + term.length]].some((letter) =>
      /[\p{L}\p{M}]/u.test(letter ?? ''),
    );
    const told = isWhole ? tells(sentence.text) : 0;
    if (told > 0 && (!best || told > best.told || (told === best.told && start < best.start)))
      best = { at, start, told };
  }
  const sentence = best && index.sentences[best.at];
  return sentence ? quotable(book, sentence) : null;
}

/** What of an explanation cannot be shown, and why; by the option, `null` for the explanation itself. */
export interface Lack {
  option: string | null;
  reason: string;
}

export interface Explained {
  text: string;
  lacks: Lack[];
}

const NO_REASON = 'It says nothing of this option: say what it is and why it does not fit.';
const REPEATED = 'It is the quote again: say the reason, the meaning or the step in other words.';
const LINES = /[^\p{L}\p{N}]+/gu;

/**
 * The explanation with why each wrong option is wrong, as far as the book's words carry it and it speaks of that option.
 * @param quoting says in the language of the book that it has these words
 */
export function explainedAll(
  explanation: string,
  evidence: readonly ClaimedQuote[],
  wrong: readonly WrongOption[],
  about: readonly (ClaimedQuote | null)[],
  said: string,
  { index, quoting }: { index: BookIndex; quoting: (quotes: readonly ClaimedQuote[]) => string },
): Explained {
  const around = { question: said, around: said, pages: [] };
  const faultOf = (text: string, quotes: readonly ClaimedQuote[]) => {
    const checked = checkClaim(
      { form: 'paragraph', text, quotes: [...quotes] },
      (quote) => [quote],
      () => around,
    );
    return 'claim' in checked ? null : checked.reason;
  };
  const letters = (text: string) => text.toLowerCase().replace(LINES, '');
  const lacks: Lack[] = [];
  const unheld = faultOf(explanation, evidence);
  const repeats = evidence.some(({ quote }) => letters(quote).includes(letters(explanation)));
  if (unheld !== null || repeats) lacks.push({ option: null, reason: unheld ?? REPEATED });
  const right = unheld === null ? explanation : quoting(evidence);
  const reasons = wrong.flatMap(({ text, why }, i) => {
    const place = about[i];
    const reason = why.trim();
    // What denies the option may deny what the book says of it elsewhere.
    const fault =
      reason === '' || !names(reason, text, index)
        ? NO_REASON
        : faultOf(reason, evidence) && (place ? faultOf(reason, [...evidence, place]) : faultOf(reason, evidence));
    if (fault !== null) lacks.push({ option: text, reason: fault });
    return fault === null ? [`“${text}”: ${reason}`] : [];
  });
  return { text: [right, ...reasons].join('\n'), lacks };
}
