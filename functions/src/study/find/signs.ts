/** What a sentence has that tells a number, a time, a person, a reason; what it does instead of telling anything. */
import type { PackCode } from '../../language/codes.ts';
import type { LanguagePack } from '../../language/pack.ts';
import { packFor } from '../../language/packs/index.ts';
import type { Question } from './question.ts';

const DIGIT = /\p{Nd}/u;
const YEAR = /\p{Nd}{4}/u;
/** Two words or more with capitals, or a word and an initial. */
const NAME = /\p{Lu}\p{Ll}+\s(?:\p{Lu}\.\s?)*\p{Lu}\p{Ll}+/u;

/** What shows that a sentence tells what is asked for, any of these; none where nothing does. */
function signsOf(
  { kind, text, lasting, naming }: Question,
  { signs, questions }: LanguagePack,
): (RegExp | undefined)[] {
  if (naming) return [signs?.naming];
  if (questions?.described?.test(text)) return [signs?.described];
  if (kind === 'number') return lasting ? [signs?.duration] : [DIGIT, signs?.counted];
  if (kind === 'time') return [YEAR, signs?.time];
  if (kind === 'person') return [NAME];
  return kind === 'reason' ? [signs?.reason] : [];
}

/** Who said it and when, in brackets: no year and no name that the sentence itself tells. */
const CITATION = /\([^()]*\b(?:1[5-9]|20)\d\d[a-z]?\b[^()]*\)/gu;

/**
 * Whether a sentence shows what a question asks for, as far as that shows; undefined where it asks for nothing that does.
 * @param language the book's
 */
export function showing(question: Question, language: PackCode): ((text: string) => boolean) | undefined {
  const signs = signsOf(question, packFor(language)).filter((one) => one !== undefined);
  if (signs.length === 0) return undefined;
  return (text) => {
    const plain = text.replace(CITATION, ' ');
    return signs.some((one) => one.test(plain));
  };
}

/** Whether only a sentence with a number, a time, a name, or of where a name is from answers a question; where something is can be said in any words. */
export const asksFact = ({ kind, who, naming }: Question): boolean =>
  naming || kind === 'number' || kind === 'time' || (kind === 'person' && who);
