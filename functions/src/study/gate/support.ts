/** Rules on what the evidence says: it carries the right option and none of the others. */
import { digitsIn, spelledIn, withPlainNumbers } from '../../book/numbers.ts';
import { containsRun, contentWords, covered, words } from './words.ts';

export type SupportFault = 'key_not_supported' | 'distractor_supported' | 'answer_not_supported';

/** Engines may shorten or inflect the book's words, but not bring their own. */
const KEY_COVER = 0.6;
/** Of fewer content words each must be in the quote, inflected as it may be. */
const FEW_WORDS = 4;
/** A distractor whose own words the quote holds to this share could be defended from it; of two words both must be there. */
const DISTRACTOR = { share: 0.75, words: 3 };

interface Asked {
  question: string;
  options: readonly string[];
  answer_index: number;
}

/** Whether a right option has a number in digits that neither its quote, which has others, nor its question has. */
function countsOtherwise(quote: string, question: string, option: string): boolean {
  const told = new Set([...digitsIn(quote), ...digitsIn(question)]);
  const unsaid = digitsIn(option).filter((number) => !told.has(number));
  if (unsaid.length === 0 || digitsIn(quote).length === 0) return false;
  const spelled = new Set([...spelledIn(quote), ...spelledIn(question)]);
  return unsaid.some((number) => !spelled.has(number));
}

/** Takes the inflection off a lower-case word, in the language of the book. */
export type Stem = (word: string) => string;

/** A quote that has so many words of the question and the right option is about what is asked. */
const ABOUT = 2;

/**
 * The first rule that options break against their evidence, or null. Whether a right option in other words than the quote's says the
 * same is the model's to judge, and the reader's, who sees the quote: doubted is only one whose quote speaks of something else.
 * @param whole the sentences that the quote is cut from: the right option is looked for there, wrong ones in the quote alone
 */
export function supportFault(quote: string, whole: string, asked: Asked, stem?: Stem): SupportFault | null {
  const { question, options, answer_index } = asked;
  return faultIn(
    withPlainNumbers(quote),
    withPlainNumbers(whole),
    { question: withPlainNumbers(question), options: options.map(withPlainNumbers), answer_index },
    stem,
  );
}

function faultIn(
  quote: string,
  whole: string,
  { question, options, answer_index: key }: Asked,
  stem?: Stem,
): SupportFault | null {
  const right = options[key];
  if (right === undefined || !(says(whole, right, stem) || isAbout(whole, question, right, stem)))
    return 'key_not_supported';
  if (countsOtherwise(whole, question, right)) return 'key_not_supported';
  const own = contentWords(right, stem);
  const said = contentWords(quote, stem);
  const isSaid = (option: string) => {
    const run = words(option);
    if (run.length === 0) return quote.includes(option.trim());
    if (containsRun(words(quote), run)) return true;
    const others = new Set([...contentWords(option, stem)].filter((word) => !own.has(word)));
    const share = covered(others, said);
    return others.size >= DISTRACTOR.words ? share >= DISTRACTOR.share : others.size > 1 && share === 1;
  };
  return options.some((option, i) => i !== key && isSaid(option)) ? 'distractor_supported' : null;
}

/** A single word as the right option is a term, which its quote has. */
function isAbout(quote: string, question: string, option: string, stem?: Stem): boolean {
  if (contentWords(option, stem).size === 1) return false;
  const said = contentWords(quote, stem);
  return [...contentWords(`${question} ${option}`, stem)].filter((word) => said.has(word)).length >= ABOUT;
}

function says(quote: string, option: string, stem?: Stem): boolean {
  const run = words(option);
  if (run.length === 0) return quote.includes(option.trim());
  if (containsRun(words(quote), run)) return true;
  const content = contentWords(option, stem);
  if ([...content].every((word) => /^\p{Nd}+$/u.test(word)) && isTold(quote, option)) return true;
  const share = covered(content, contentWords(quote, stem));
  return content.size > 0 && (content.size < FEW_WORDS ? share === 1 : share >= KEY_COVER);
}

/** Whether a quote has the numbers of an option, in digits or spelled out. */
function isTold(quote: string, option: string): boolean {
  const told = new Set([...digitsIn(quote), ...spelledIn(quote)]);
  const numbers = digitsIn(option);
  return numbers.length > 0 && numbers.every((number) => told.has(number));
}

/** Whether an answer or a point of an outline rests on the words of its quote. */
export function restsOn(quote: string, statement: string, stem?: Stem): boolean {
  return covered(contentWords(statement, stem), contentWords(quote, stem)) >= KEY_COVER;
}
