/** What is said where nothing answers: which words the book does not have, and which of its own terms are near. */
import type { Book } from '../../book/model.ts';
import { pageOf } from '../../book/pages.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { termsOf, wordsOf } from '../../book/search/terms.ts';
import type { TermMark } from '../../contract/passages.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import type { Search } from '../find/passages.ts';
import type { Question } from '../find/question.ts';
import { isFrameTerm } from '../find/words.ts';
import { LOOKED_FOR, TERMS } from './settings.ts';

/**
 * Names and numbers of a question that the book has in no form. Of other words ("blow", "somebody") it says nothing that the book
 * lacks them: readers took that for the reason, where the book has the thing in other words.
 */
export function lookedFor({ text, weights }: Question, index: BookIndex): string[] {
  const words = wordsOf(text).filter((word, at) => {
    const terms = termsOf(word, index.language).filter((term) => weights.has(term));
    const isUnknown =
      terms.length > 0 && terms.every((term) => !index.postings.has(term) && !isFrameTerm(term, index.language));
    return isUnknown && ((at > 0 && /^\p{Lu}/u.test(word)) || /\p{N}/u.test(word));
  });
  return [...new Set(words)].slice(0, LOOKED_FOR);
}

/** Terms that the book defines in the passages where the question's words are, with the page of each definition. */
export function termsNear(
  { retrieved, question }: Search,
  facts: KnowledgeBase | null,
  book: Book,
  index: BookIndex,
): TermMark[] {
  if (!facts) return [];
  const sections = new Map<number, number>();
  for (const { at, passage } of retrieved.candidates) {
    const { section = -1 } = index.sentences[at] ?? {};
    sections.set(section, Math.max(passage, sections.get(section) ?? 0));
  }
  const best = [...sections].sort(([, a], [, b]) => b - a).slice(0, TERMS.passages);
  const near = best.flatMap(([section, worth]) =>
    facts
      .inSection(section)
      .filter(({ kind, subject }) => kind === 'definition' && subject !== '')
      .map((fact) => ({ fact, worth: worth * (1 + fact.importance / 255) })),
  );
  const isAsked = (term: string) => termsOf(term, index.language).every((one) => question.weights.has(one));
  const terms = new Map<string, TermMark>();
  for (const { fact } of near.toSorted((a, b) => b.worth - a.worth)) {
    const key = fact.subject.toLowerCase();
    if (terms.has(key) || isAsked(fact.subject)) continue;
    const label = pageOf(book, fact.page)?.label;
    terms.set(key, { term: fact.subject, page: fact.page, ...(label !== undefined && { label }) });
    if (terms.size === TERMS.most) break;
  }
  return [...terms.values()];
}
