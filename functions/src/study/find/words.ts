/** Words of questions that say nothing about what is asked for, by the packs of the book and of the question. */
import { bareWord, isFrame, isStop } from '../../language/analyse.ts';
import type { PackCode } from '../../language/codes.ts';
import { languageOfQuestion } from '../../language/detect.ts';
import type { LanguagePack } from '../../language/pack.ts';
import { packFor } from '../../language/packs/index.ts';

/** The packs that a question's words are looked up in: the book's, and that of the language it is asked in. */
export function packsOf(question: string, book: PackCode): LanguagePack[] {
  const asked = languageOfQuestion(question, book);
  return asked === book ? [packFor(book)] : [packFor(book), packFor(asked)];
}

export const isStopIn = (word: string, packs: readonly LanguagePack[]): boolean =>
  packs.some((pack) => isStop(word, pack));

export const isFrameIn = (word: string, packs: readonly LanguagePack[]): boolean =>
  packs.some((pack) => isFrame(word, pack));

/** Terms of one of a pack's lists: the words themselves and their stems. */
function termsOfList(list: 'stop' | 'frame'): (language: PackCode) => ReadonlySet<string> {
  const made = new Map<PackCode, ReadonlySet<string>>();
  return (language) => {
    const pack = packFor(language);
    const known =
      made.get(language) ??
      new Set([...pack.words[list]].flatMap((word) => [word, pack.words.stem(bareWord(word, pack))]));
    made.set(language, known);
    return known;
  };
}

const stopTerms = termsOfList('stop');
const frameTerms = termsOfList('frame');

/** Whether a term of a book in this language is that of a function word. */
export const isStopTerm = (term: string, language: PackCode): boolean => stopTerms(language).has(term);

/** Whether a term of a book in this language is that of an examiners' word. */
export const isFrameTerm = (term: string, language: PackCode): boolean => frameTerms(language).has(term);
