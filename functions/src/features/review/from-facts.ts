/** Cards out of what a book states. */
import { isHandbook } from '../../contract/handbook.ts';
import { CARDS_AT_ONCE } from '../../contract/limits.ts';
import type { CardsAdded, KeyFacts } from '../../contract/review.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { QUIZ } from '../../stores/book-files.ts';
import { addCards, cardId, knownCards } from '../../stores/cards.ts';
import { rebuiltFile } from '../../stores/rebuilt.ts';
import { wholeBook } from '../../stores/whole-book.ts';
import { openMaterial } from '../../study/quiz/material.ts';
import { type KeyFactCard, keyFactsOf } from '../../study/review/key-facts.ts';

interface Pages {
  from?: number | undefined;
  to?: number | undefined;
}

async function factsOn(uid: string, pdfId: string, { from, to }: Pages, signal: AbortSignal) {
  // Cards belong to the student's own books, as quizzes do.
  if (isHandbook(pdfId)) throw notFound('book');
  const { document, book, knowledge } = await wholeBook(uid, pdfId, signal);
  const known = await knowledge();
  await openMaterial(book, known, rebuiltFile(uid, document.id, QUIZ));
  const facts = keyFactsOf(book, known, {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  });
  return { document, facts };
}

/** As many facts as one reply holds, whole pages of them; and the page that the rest begins on. */
function firstOf(facts: readonly KeyFactCard[]): { facts: readonly KeyFactCard[]; next: number | null } {
  const beyond = facts[CARDS_AT_ONCE];
  if (!beyond) return { facts, next: null };
  const whole = facts.filter(({ evidence }) => evidence.page < beyond.evidence.page);
  // A page with more than a reply's worth of facts is no page of a book.
  return whole.length > 0
    ? { facts: whole.slice(0, CARDS_AT_ONCE), next: beyond.evidence.page }
    : { facts: facts.slice(0, CARDS_AT_ONCE), next: beyond.evidence.page + 1 };
}

/**
 * The key facts of a book that could be cards.
 * @throws AppError `not_found`, `not_ready` while the book is being read
 */
export async function keyFacts(uid: string, pdfId: string, pages: Pages, signal: AbortSignal): Promise<KeyFacts> {
  const { document, facts: all } = await factsOn(uid, pdfId, pages, signal);
  const { facts, next } = firstOf(all);
  const ids = facts.map(({ question, answer }) => cardId(pdfId, { question, answer: [answer] }));
  const known = await knownCards(uid, ids);
  return {
    title: document.title,
    facts: facts.map(({ question, answer, evidence, chapter, defines: term }, at) => {
      const card_id = ids[at] ?? '';
      return { card_id, ...(term && { term }), question, answer, evidence, chapter, known: known.has(card_id) };
    }),
    next,
  };
}

/**
 * Keeps key facts as cards; what they say is found in the book again, and not taken from the caller.
 * @throws AppError `not_found` (book or fact), `not_ready`, `limit`
 */
export async function cardsFromFacts(
  uid: string,
  pdfId: string,
  wanted: readonly string[],
  pages: Pages,
  signal: AbortSignal,
): Promise<CardsAdded> {
  const { facts } = await factsOn(uid, pdfId, pages, signal);
  const ids = new Set(wanted);
  const chosen = facts.filter(({ question, answer }) => ids.has(cardId(pdfId, { question, answer: [answer] })));
  if (chosen.length === 0) throw new AppError('not_found', 'The book has changed since. Please reload the list.');
  return addCards(
    uid,
    pdfId,
    chosen.map(({ question, answer, evidence, chapter, term, siblings }) => ({
      ...{ term, siblings },
      content: { kind: 'short', question, answer: [answer], evidence: [evidence], chapter, source: 'fact' },
    })),
  );
}
