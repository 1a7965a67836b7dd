/** What a model is told of a book's facts before it writes questions, and what is added to its drafts. */
import type { KnowledgeBase } from '../../knowledge/index.ts';
import type { DraftMcq, QuestionsInput } from '../engine.ts';
import { rivalsOf } from './distractors.ts';
import { withPages } from './pages.ts';
import { readingOf } from './reading.ts';
import { termsOf } from './terms.ts';

/** A term, what the book says it means, and terms of the same sort, which a student could take for it. */
interface BriefTerm {
  term: string;
  meaning: string;
  page: number;
  siblings: string[];
}

export interface Brief {
  /** The weightiest terms on these pages. */
  termsOn: (pages: ReadonlySet<number>) => BriefTerm[];
  /** The draft with the book's words about each wrong option, where the book uses all of them. */
  withPages: (draft: DraftMcq) => DraftMcq;
}

const MOST_TERMS = 12;
const SIBLINGS = 5;

export function briefOf(input: QuestionsInput, knowledge: KnowledgeBase): Brief {
  const reading = readingOf(input, knowledge);
  const terms = termsOf(reading);
  return {
    termsOn: (pages) =>
      terms
        .filter(({ page }) => pages.has(page))
        .slice(0, MOST_TERMS)
        .map((term) => ({
          term: term.text,
          meaning: term.meaning,
          page: term.page,
          siblings: rivalsOf(reading, terms, term, term.meaning)
            .slice(0, SIBLINGS)
            .map(({ text }) => text),
        })),
    withPages: (draft) => withPages(reading, draft),
  };
}
