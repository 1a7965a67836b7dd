/** Topics that a book's text names: terms it defines, or that one chapter is about. */
import type { Book } from '../../../book/model.ts';
import { type Facts, factsOf } from '../questions/facts.ts';
import { gapSentences } from '../questions/gaps/sentences.ts';
import { gapTerms } from '../questions/gaps/terms.ts';
import type { Entry } from '../questions/term-index.ts';
import { keyOf } from '../questions/term-index.ts';
import { headingTerms, weightOf } from '../questions/weight.ts';
import type { Candidate } from './candidate.ts';
import { standing } from './standing.ts';

/** A term that stands less often is mentioned, not taught. */
const LEAST_COUNT = 3;
/** What is not defined is a topic only if a chapter is about it (`weightOf`), and in two words or more. */
const ABOUT = 1.5;
const DEFINED = 1.5;
const COMPOUND = 1;
/** A word told only by its form and its company may be no term at all. */
const GUESSED = 0.5;

/** Terms of a book in its language, with a score of about 1 to 4. */
export function termTopics(book: Book, language: string): Candidate[] {
  return language === 'en' ? englishTerms(book) : guessedTerms(book, language);
}

function englishTerms(book: Book): Candidate[] {
  const facts = factsOf(book);
  const titles = headingTerms(book);
  const defining = new Map<string, number>();
  for (const { statement, definition } of facts.facts) {
    const key = definition && keyOf(definition.term);
    if (key !== undefined && !defining.has(key)) defining.set(key, statement);
  }
  return [...facts.termIndex].flatMap(([key, entry]): Candidate[] => {
    const definition = defining.get(key);
    if (entry.count < LEAST_COUNT || entry.person) return [];
    if (entry.name && definition === undefined) return [];
    const chapter = chapterOf(entry.chapters);
    const weight = weightOf(facts, entry.term, chapter, titles);
    if (definition === undefined && (weight < ABOUT || entry.words < 2)) return [];
    const place = placeOf(facts, entry, chapter, definition);
    if (!place) return [];
    const score = weight + (definition === undefined ? 0 : DEFINED) + (entry.words > 1 ? COMPOUND : 0);
    return [{ ...place, chapter, score }];
  });
}

function placeOf(facts: Facts, entry: Entry, chapter: number, definition?: number) {
  const here = entry.statements.filter((at) => facts.statements[at]?.chapter === chapter);
  for (const at of definition === undefined ? here : [definition, ...here]) {
    const statement = facts.statements[at];
    const topic = statement && standing(statement.quote, entry.term);
    if (topic) return { topic, place: { page: statement.page, quote: statement.quote } };
  }
  return null;
}

const chapterOf = (chapters: ReadonlyMap<number, number>): number =>
  [...chapters].reduce((most, one) => (one[1] > most[1] ? one : most))[0];

function guessedTerms(book: Book, language: string): Candidate[] {
  const sentences = gapSentences(book, language);
  return [...gapTerms(sentences, language).values()].flatMap(({ text, count, sentences: held, chapters }) => {
    const chapter = chapterOf(chapters);
    const sentence =
      held.map((at) => sentences[at]).find((one) => one?.chapter === chapter) ?? sentences[held[0] ?? -1];
    if (!sentence) return [];
    const here = chapters.get(chapter) ?? 0;
    const score = GUESSED * Math.log2(here) * (here / count);
    return [{ topic: text, place: { page: sentence.page, quote: sentence.quote }, chapter, score }];
  });
}
