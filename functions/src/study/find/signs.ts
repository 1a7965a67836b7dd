/** What a sentence has that a number, a time, a person or a reason can be told by. */

import type { PackCode } from '../../language/codes.ts';
import type { LanguagePack } from '../../language/pack.ts';
import { packFor } from '../../language/packs/index.ts';
import { membersIn } from './members.ts';
import type { Question } from './question.ts';

const DIGIT = /\p{Nd}/u;
const YEAR = /\p{Nd}{4}/u;
/** Two words or more with capitals, or a word and an initial. */
const NAME = /\p{Lu}\p{Ll}+\s(?:\p{Lu}\.\s?)*\p{Lu}\p{Ll}+/u;
const ANNOUNCES = /[:：]["”’)]?$/u;
/** Who said it and when, in brackets: no year and no name that the sentence itself tells. */
const CITATION = /\([^()]*\b(?:1[5-9]|20)\d\d[a-z]?\b[^()]*\)/gu;

function signsOf({ kind, lasting }: Question, { signs }: LanguagePack): (RegExp | undefined)[] {
  if (kind === 'number') return lasting ? [signs?.duration] : [DIGIT, signs?.counted];
  if (kind === 'time') return [YEAR, signs?.time];
  if (kind === 'person') return [NAME];
  return kind === 'reason' ? [signs?.reason] : [];
}

/**
 * Whether a sentence shows what a question asks for, as far as that shows; undefined where it asks for nothing that does.
 * @param language the book's
 */
export function showing(question: Question, language: PackCode): ((text: string) => boolean) | undefined {
  if (question.kind === 'list') return (text) => ANNOUNCES.test(text) || membersIn(text, language) > 0;
  const signs = signsOf(question, packFor(language)).filter((one) => one !== undefined);
  if (signs.length === 0) return undefined;
  return (text) => {
    const plain = text.replace(CITATION, ' ');
    return signs.some((one) => one.test(plain));
  };
}
