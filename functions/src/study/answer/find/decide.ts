/** Whether a book has an answer to a question at all. */
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { Question } from '../question/question.ts';
import { isFrameTerm } from '../question/words.ts';
import { meet } from './meet.ts';
import type { Mention } from './mentions.ts';

/** A subject of more terms is described rather than named. */
const MOST_NAMED = 2;

/** Whether a question asks what something is whose very name the book doesn't know: a word of it, or its words together. */
export function asksOfUnknown(question: Question, mentions: readonly Mention[], index: BookIndex): boolean {
  if (question.subject === null || mentions.length > 0) return false;
  // Where forms of words are known, a name that no sentence mentions stands there in other words alone ("memory": "memorial").
  const { inflected } = packFor(index.language).words;
  return question.subjectTerms.every(
    (name) =>
      name.length <= MOST_NAMED &&
      (name.some((term) => !index.postings.has(term)) ||
        !meet(name, index) ||
        (inflected !== undefined && name.length === 1)),
  );
}

/** Whether a section's title holds all that a question asks about: then the book has a section on it. */
export function hasOwnSection(question: Question, index: BookIndex): boolean {
  const told = [...question.weights.keys()].filter((term) => !isFrameTerm(term, index.language));
  return (
    told.length >= 2 &&
    index.sections.some(({ kind, title }) => {
      const terms = kind === 'chapter' ? termsOf(title, index.language) : [];
      return told.every((term) => terms.includes(term));
    })
  );
}
