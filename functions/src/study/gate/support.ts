/** Rules on what the evidence says: it carries the right option and none of the others. */
import { containsRun, contentWords, covered, words } from './words.ts';

export type SupportFault = 'key_not_supported' | 'distractor_supported' | 'answer_not_supported';

/** Engines may shorten or inflect the book's words, but not bring their own. */
const KEY_COVER = 0.6;

/** Fewer content words than this must stand in the quote as they are. */
const FEW_WORDS = 4;

/** A distractor whose words the quote holds to this share could be defended from it. */
const DISTRACTOR_COVER = 0.75;

/** Whether the quote says the option: in its very words or, if it is longer, with most of them. */
function supports(quote: string, option: string, cover = DISTRACTOR_COVER): boolean {
  const run = words(option);
  if (run.length === 0) return quote.includes(option.trim());
  if (containsRun(words(quote), run)) return true;
  const content = contentWords(option);
  return content.size >= FEW_WORDS && covered(content, contentWords(quote)) >= cover;
}

/** The first rule that options break against their evidence, or null. */
export function supportFault(quote: string, options: readonly string[], key: number): SupportFault | null {
  const right = options[key];
  if (right === undefined || !supports(quote, right, KEY_COVER)) return 'key_not_supported';
  if (options.some((option, i) => i !== key && supports(quote, option))) return 'distractor_supported';
  return null;
}

/** Whether an answer or a point of an outline rests on the words of its quote. */
export function restsOn(quote: string, statement: string): boolean {
  return covered(contentWords(statement), contentWords(quote)) >= KEY_COVER;
}
