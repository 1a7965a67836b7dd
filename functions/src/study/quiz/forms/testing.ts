/** What forms make of a few pages, for tests. */

import type { OutlineItem } from '../../../book/model.ts';
import { sentencesOf } from '../../../book/sentences.ts';
import { testBook } from '../../../book/testing.ts';
import { buildKnowledge } from '../../../knowledge/index.ts';
import type { DraftMcq, DraftSaq } from '../../engine.ts';
import { seededRandom } from '../gate/seed.ts';
import { readingOf } from '../reading.ts';
import { candidatesOf } from '../stock.ts';
import { STATEMENTS } from './form.ts';

/** Everything that could be asked about pages. */
export function stockOf(pages: string[], language = 'en', outline: OutlineItem[] = []) {
  const book = testBook(pages, outline, language);
  const counts = { mcq: 5, saq: 3, laq: 1 };
  const knowledge = buildKnowledge(book, sentencesOf(book));
  return candidatesOf(readingOf({ book, counts, seed: 'a', earlier: [] }, knowledge));
}

/** The multiple-choice questions of a form, drafted with the same numbers every time. */
export const drafted = (pages: string[], form: string, language = 'en', outline: OutlineItem[] = []): DraftMcq[] =>
  stockOf(pages, language, outline)
    .mcqs.filter((candidate) => candidate.form === form || candidate.form === STATEMENTS)
    .flatMap((candidate) => candidate.draft(seededRandom('a')) ?? [])
    .filter((draft) => draft.form === form);

/** The short-answer questions of a form. */
export const shortDrafts = (pages: string[], form: string, language = 'en'): DraftSaq[] =>
  stockOf(pages, language)
    .saqs.filter((candidate) => candidate.form === form)
    .flatMap((candidate) => candidate.draft(seededRandom('a')) ?? []);
