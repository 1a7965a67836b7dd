/** Rules on what the evidence says: it carries the right option and none of the others. */
import { containsRun, contentWords, covered, words } from './words.ts';

export type SupportFault = 'key_not_supported' | 'distractor_supported' | 'answer_not_supported';

/** Engines may shorten or inflect the book's words, but not bring their own. */
const KEY_COVER = 0.6;
/** Of fewer content words each must be in the quote, inflected as it may be. */
const FEW_WORDS = 4;
/** A distractor whose own words the quote holds to this share could be defended from it. */
const DISTRACTOR = { share: 0.75, words: 3 };

/** Takes the inflection off a lower-case word, in the language of the book. */
export type Stem = (word: string) => string;

/** The first rule that options break against their evidence, or null. */
export function supportFault(quote: string, options: readonly string[], key: number, stem?: Stem): SupportFault | null {
  const right = options[key];
  if (right === undefined || !says(quote, right, stem)) return 'key_not_supported';
  const own = contentWords(right, stem);
  const said = contentWords(quote, stem);
  const isSaid = (option: string) => {
    const run = words(option);
    if (run.length === 0) return quote.includes(option.trim());
    if (containsRun(words(quote), run)) return true;
    const others = new Set([...contentWords(option, stem)].filter((word) => !own.has(word)));
    return others.size >= DISTRACTOR.words && covered(others, said) >= DISTRACTOR.share;
  };
  return options.some((option, i) => i !== key && isSaid(option)) ? 'distractor_supported' : null;
}

function says(quote: string, option: string, stem?: Stem): boolean {
  const run = words(option);
  if (run.length === 0) return quote.includes(option.trim());
  if (containsRun(words(quote), run)) return true;
  const content = contentWords(option, stem);
  const share = covered(content, contentWords(quote, stem));
  return content.size > 0 && (content.size < FEW_WORDS ? share === 1 : share >= KEY_COVER);
}

/** Whether an answer or a point of an outline rests on the words of its quote. */
export function restsOn(quote: string, statement: string, stem?: Stem): boolean {
  return covered(contentWords(statement, stem), contentWords(quote, stem)) >= KEY_COVER;
}
