/** Whether a book has an answer to a question at all. */
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import { packFor } from '../../../language/packs/index.ts';
import { keptTerms } from '../../find/kept-terms.ts';
import type { Mention } from '../../find/mentions.ts';
import type { Question } from '../../find/question.ts';
import { isFrameTerm } from '../../find/words.ts';
import { meet } from './meet.ts';

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

/** A word and its number ("circuit 2", "terminal 4"), but for a year, and for a name ("Henry 8"), which is written in many ways. */
const NUMBERED = /(?<!\p{L})(\p{Ll}{3,})\s+(\p{Nd}{1,3})(?![\p{Nd}\p{L}%-]|[.,]\p{Nd})/gu;
/** What tells against an answer where the book never writes such a thing, in log-odds. Set by hand. */
const NEVER_WRITTEN = 5;

/**
 * What tells against the book's answering a question about a thing with a number that it never writes: it stands in a picture or
 * an exercise that the question came with.
 */
export function againstNumbered(question: Question, index: BookIndex): number {
  const things = [...question.text.matchAll(NUMBERED)].flatMap(({ 1: word = '', 2: number = '' }) => {
    const [term] = termsOf(word, index.language);
    return term && question.weights.has(term) && !isFrameTerm(term, index.language) ? [{ term, number }] : [];
  });
  const isWritten = ({ term, number }: (typeof things)[number]) =>
    Array.from(index.holders.get(term) ?? []).some((at) => {
      const terms = keptTerms(index, at);
      return terms.some((one, place) => one === term && terms[place + 1] === number);
    });
  return things.some((thing) => index.holders.get(thing.term) !== undefined && !isWritten(thing)) ? NEVER_WRITTEN : 0;
}
