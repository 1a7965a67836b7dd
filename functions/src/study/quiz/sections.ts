/** The sections of a book that can be asked for by their titles, each with its key points. */
import { sectionsOf } from '../../book/chapters.ts';
import { topicOf } from '../../book/topic-title.ts';
import type { ClaimedQuote } from '../engine.ts';
import { contentWords, covered, likeness } from '../gate/words.ts';
import { oncePerBook, type QuizContext, statement } from './context.ts';
import { listsOf } from './lists.ts';
import { type Statement, statementsOf } from './self-contained.ts';
import { isDefined, termsOf } from './terms.ts';

export interface KeyPoint {
  /** Index of its sentence in the book. */
  at: number;
  text: string;
  quote: ClaimedQuote;
}

export interface TitledSection {
  index: number;
  title: string;
  chapter: number;
  /** First page of its text. */
  page: number;
  /** What whoever has read it should know, the most telling first. */
  points: KeyPoint[];
}

/** A section of fewer statements has no key points of its own. */
const LEAST_STATEMENTS = 4;
const MOST_POINTS = 6;
/** Two points with so much in common say the same. */
const SAME = 0.4;
/** What a definition of the section's own term, a list, and the opening of a paragraph add to how central a sentence is. */
const BONUS = { definition: 1, list: 0.7, opens: 0.25, titled: 0.5 };

/** All sections with a title that says what they are about and enough statements, in the order of the book. */
export const titledSections = oncePerBook((context): readonly TitledSection[] => {
  const titles = sectionsOf(context.book);
  const kinds = new Set(['chapter', 'summary']);
  const bySection = Map.groupBy(statementsOf(context), ({ section }) => section);
  const found = [...bySection].flatMap(([index, statements]): TitledSection[] => {
    const section = titles[index];
    const title = section && kinds.has(section.kind) ? topicOf(section.title) : null;
    const [first] = statements;
    if (title === null || !first || statements.length < LEAST_STATEMENTS) return [];
    const points = keyPoints(context, statements, title, MOST_POINTS);
    return [{ index, title, chapter: first.chapter, page: first.quote.page, points }];
  });
  return found.length > 0 ? found : wholeText(context);
});

/** A text without sections, by its own title. */
function wholeText(context: QuizContext): TitledSection[] {
  const statements = statementsOf(context);
  const [first] = statements;
  const title = topicOf(context.book.title ?? '');
  if (title === null || !first || statements.length < LEAST_STATEMENTS) return [];
  const points = keyPoints(context, statements, title, MOST_POINTS);
  return [{ index: -1, title, chapter: first.chapter, page: first.quote.page, points }];
}

/** The sentences that say most of what a stretch of text is about, the most telling first. */
export function keyPoints(
  context: QuizContext,
  statements: readonly Statement[],
  title: string,
  most: number,
): KeyPoint[] {
  const counts = new Map<string, number>();
  for (const { at } of statements)
    for (const word of context.contentAt(at)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const named = contentWords(title);
  const defines = definingSentences(context);
  const lists = listingSentences(context);
  const scored = statements.map((one, i) => {
    const words = [...context.contentAt(one.at)];
    // What the stretch keeps saying, by sentence; a long sentence says no more by being long.
    const central = words.reduce((sum, word) => sum + Math.log(counts.get(word) ?? 1), 0) / Math.sqrt(words.length + 4);
    const opens = statements[i - 1]?.paragraph !== one.paragraph;
    const bonus =
      (defines.has(one.at) ? BONUS.definition : 0) +
      (lists.has(one.at) ? BONUS.list : 0) +
      (opens ? BONUS.opens : 0) +
      BONUS.titled * covered(named, context.contentAt(one.at));
    return { one, score: central + bonus * Math.max(1, Math.log(statements.length)) };
  });
  const chosen: KeyPoint[] = [];
  for (const { one } of scored.sort((a, b) => b.score - a.score)) {
    const fresh = chosen.every(({ at }) => likeness(context.contentAt(at), context.contentAt(one.at)) < SAME);
    if (fresh) chosen.push({ at: one.at, text: statement(context, one.text), quote: one.quote });
    if (chosen.length >= most) break;
  }
  return chosen;
}

/** Sentences that say what a term means. */
const definingSentences = oncePerBook((context): ReadonlySet<number> => {
  const terms = new Set(
    termsOf(context)
      .filter(isDefined)
      .map(({ key }) => key),
  );
  const facts = context.knowledge.ofKind('definition').filter(({ stored }) => terms.has(stored.keys.subject));
  return new Set(facts.map(({ stored }) => stored.first));
});

/** Sentences that hold a list whole. */
const listingSentences = oncePerBook(
  (context): ReadonlySet<number> => new Set(listsOf(context).flatMap(({ quote, at }) => (quote ? [at] : []))),
);
