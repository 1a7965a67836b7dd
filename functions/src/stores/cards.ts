/**
 * `users/{uid}/cards/{id}`: what a student keeps for review, each with its log. The log is only ever added to; the memory beside
 * it follows from it and stands there so that what is due can be asked for. Cards go with their book.
 */
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { CARDS_PAGE_BYTES, LIST_PAGE, MAX_CARDS } from '../contract/limits.ts';
import { CardContent } from '../contract/review.ts';
import { Entry, Memory, Reviewed, Undone } from '../contract/review-log.ts';
import { now } from '../platform/clock.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { derivedId, isId } from '../platform/ids.ts';
import { documentRef } from './documents.ts';
import { bytesOf, heavyPage } from './heavy-pages.ts';

/** An entry as it is kept: `day` is the student's own, `YYYY-MM-DD`. */
export const KeptEntry = z.union([z.extend(Reviewed, { day: z.string() }), Undone]);
export type KeptEntry = z.infer<typeof KeptEntry>;

const Fields = z.object({
  pdf_id: z.string(),
  created_at: z.string(),
  /** Where it stands among the cards that were never asked: what was missed though the student was sure first, then all that was missed. */
  place: z.string(),
  /** When it is asked again (ISO 8601); null while it was never asked. */
  due: z.nullable(z.string()),
  memory: z.nullable(Memory),
  /** The key of what it asks about, and of what is easily taken for that; empty where nothing is known. */
  term: z.string(),
  siblings: z.array(z.string()),
  content: CardContent,
  log: z.array(KeptEntry),
});
type StoredCard = z.infer<typeof Fields>;
export type OwnedCard = StoredCard & { id: string };

/** What is needed to choose among cards. */
const Candidate = z.pick(Fields, { pdf_id: true, memory: true, term: true, siblings: true });
export type CardCandidate = z.infer<typeof Candidate> & { id: string };
const CANDIDATE = ['pdf_id', 'memory', 'term', 'siblings'] as const;

const cardsOf = (uid: string) => firestore().collection('users').doc(uid).collection('cards');

/** Where a card is. @throws AppError `not_found` where `id` cannot be one */
export const cardRef = (uid: string, id: string) => {
  if (!isId(id)) throw notFound('card');
  return cardsOf(uid).doc(id);
};

/**
 * The same question about the same book is the same card, however often it is added. What asks only for the parts that an answer
 * left out is a card of its own: the question may be missed whole another time.
 */
export const cardId = (pdfId: string, { question, had, answer }: Asked): string =>
  derivedId('card', pdfId, ...(had ? [question, ...answer] : [question]));

/** What tells one card of a book from another. */
type Asked = Pick<CardContent, 'question' | 'had' | 'answer'>;

/** Reads a stored card. */
export const parseCard = (id: string, data: unknown): OwnedCard => ({ id, ...Fields.parse(data) });
const read = (doc: QueryDocumentSnapshot): OwnedCard => parseCard(doc.id, doc.data());

export type NewCard = Pick<StoredCard, 'term' | 'siblings' | 'content'>;

const places = { missed: 0, question: 1, mark: 1, fact: 2 };
/** Compared as text: "-" stands before every digit. */
const placeOf = ({ source, sure }: CardContent) => (sure ? '-' : places[source]);

/**
 * Keeps cards; those that are there already stay as they are.
 * @throws AppError `not_found` where the book is gone, `limit` where there are too many cards
 */
export async function addCards(
  uid: string,
  pdfId: string,
  wanted: readonly NewCard[],
): Promise<{ added: number; known: number }> {
  const book = documentRef(uid, pdfId);
  if (!book) throw notFound('book');
  const byId = new Map(wanted.map((card) => [cardId(pdfId, card.content), card]));
  const room = MAX_CARDS - (await countCards(uid));
  const created_at = now();
  return firestore().runTransaction(async (transaction) => {
    const refs = [...byId.keys()].map((id) => cardRef(uid, id));
    const [owner, ...known] = await transaction.getAll(book, ...refs);
    if (!owner?.exists) throw notFound('book');
    const missing = known.filter(({ exists }) => !exists);
    if (missing.length > room) {
      throw new AppError('limit', `You have ${MAX_CARDS} cards, as many as there can be. Remove some to add others.`);
    }
    for (const [at, { ref }] of missing.entries()) {
      const card = byId.get(ref.id);
      if (!card) continue;
      const place = `${placeOf(card.content)} ${created_at} ${String(at).padStart(3, '0')}`;
      const stored: StoredCard = { pdf_id: pdfId, created_at, place, due: null, memory: null, ...card, log: [] };
      transaction.create(ref, stored);
    }
    return { added: missing.length, known: known.length - missing.length };
  });
}

/** The card. @throws AppError `not_found` */
export async function openCard(uid: string, id: string): Promise<OwnedCard> {
  const snapshot = await cardRef(uid, id).get();
  if (!snapshot.exists) throw notFound('card');
  return parseCard(id, snapshot.data());
}

const WithoutLog = z.omit(Fields, { log: true });
export type CardWithoutLog = z.infer<typeof WithoutLog> & { id: string };

/** Cards without their logs read at once: what marks many words has up to a megabyte. */
const OPENED_AT_ONCE = 15;

/**
 * The cards of some ids, in that order, without those that are not there, and without their logs, which are most of a card.
 * @param bytes the card that passes them is the last
 * @returns `unread`: how many of the ids stand behind it
 */
export async function openCards(
  uid: string,
  ids: readonly string[],
  bytes: number,
): Promise<{ cards: CardWithoutLog[]; unread: number }> {
  const cards: CardWithoutLog[] = [];
  let weight = 0;
  for (let at = 0; at < ids.length; ) {
    const refs = ids.slice(at, at + OPENED_AT_ONCE).map((id) => cardRef(uid, id));
    const found = await firestore().getAll(...refs, { fieldMask: Object.keys(WithoutLog.shape) });
    for (const doc of found) {
      if (weight >= bytes) return { cards, unread: ids.length - at };
      at++;
      if (!doc.exists) continue;
      const card = { id: doc.id, ...WithoutLog.parse(doc.data()) };
      cards.push(card);
      weight += bytesOf(card);
    }
  }
  return { cards, unread: 0 };
}

/** Which of some ids there are cards of. */
export async function knownCards(uid: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await firestore().getAll(...ids.map((id) => cardRef(uid, id)), { fieldMask: ['pdf_id'] });
  return new Set(found.flatMap(({ exists, id }) => (exists ? [id] : [])));
}

/** Cards read at once: with logs as long as they may be (1,000 entries of 200 bytes) some 10 MB. */
const READ_AT_ONCE = 50;

/** Up to `LIST_PAGE` cards and about `CARDS_PAGE_BYTES`, oldest first, behind the card `after` where it is given. @throws AppError `not_found` */
export async function listCards(uid: string, after?: string): Promise<{ cards: OwnedCard[]; more: boolean }> {
  const ordered = cardsOf(uid).orderBy('created_at').orderBy('__name__');
  const last = after === undefined ? undefined : await cardRef(uid, after).get();
  if (last && !last.exists) throw notFound('card');
  const { found, more } = await heavyPage(ordered, last, read, {
    ...{ most: LIST_PAGE, bytes: CARDS_PAGE_BYTES, atOnce: READ_AT_ONCE },
  });
  return { cards: found, more };
}

const dueBy = (uid: string, until: Date) => cardsOf(uid).where('due', '<=', until.toISOString());
const neverAsked = (uid: string) => cardsOf(uid).where('due', '==', null);

/** Cards that are due by a time, those that have waited longest first, at most so many. */
export async function dueCards(uid: string, until: Date, limit: number): Promise<CardCandidate[]> {
  const { docs } = await dueBy(uid, until)
    .orderBy('due')
    .limit(limit)
    .select(...CANDIDATE)
    .get();
  return docs.map((doc) => ({ id: doc.id, ...Candidate.parse(doc.data()) }));
}

const Due = z.object({ due: z.string(), pdf_id: z.string() });

/** When a card is due, and whose book it is of. */
export interface DueTime {
  at: Date;
  pdf_id: string;
}

/** When the cards are due that are asked again by a time, those first that have waited longest; at most so many. */
export async function dueTimes(uid: string, until: Date, limit: number): Promise<DueTime[]> {
  const { docs } = await dueBy(uid, until).orderBy('due').limit(limit).select('due', 'pdf_id').get();
  return docs.map((doc) => {
    const { due, pdf_id } = Due.parse(doc.data());
    return { at: new Date(due), pdf_id };
  });
}

/** Cards that were never asked, the first to be asked first, at most so many. */
export async function freshCards(uid: string, limit: number): Promise<CardCandidate[]> {
  const { docs } = await neverAsked(uid)
    .orderBy('place')
    .limit(limit)
    .select(...CANDIDATE)
    .get();
  return docs.map((doc) => ({ id: doc.id, ...Candidate.parse(doc.data()) }));
}

const WEEK_MS = 7 * 86_400_000;

/** How many cards there are, are due by a time or a week after it, and were never asked: counted by the database, which reads none of them. */
export async function countsOf(
  uid: string,
  until: Date,
): Promise<{ cards: number; due: number; week: number; fresh: number }> {
  const inAWeek = new Date(until.getTime() + WEEK_MS);
  const queries = [cardsOf(uid), dueBy(uid, until), dueBy(uid, inAWeek), neverAsked(uid)];
  const [cards = 0, due = 0, week = 0, fresh = 0] = await Promise.all(
    queries.map(async (query) => (await query.count().get()).data().count),
  );
  return { cards, due, week, fresh };
}

const countCards = async (uid: string): Promise<number> => (await cardsOf(uid).count().get()).data().count;

/** Removes a card and its log. @throws AppError `not_found` */
export async function removeCard(uid: string, id: string): Promise<void> {
  await openCard(uid, id);
  await cardRef(uid, id).delete();
}

/** How many cards are removed in one step. */
const REMOVED_AT_ONCE = 400;

/** Removes the cards of a book that is gone. Can be repeated. */
export async function deleteCardsOf(uid: string, pdfId: string): Promise<void> {
  for (;;) {
    const { docs } = await cardsOf(uid).where('pdf_id', '==', pdfId).limit(REMOVED_AT_ONCE).select().get();
    if (docs.length === 0) return;
    const batch = firestore().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}

/** The log of a card as the contract shows it. */
export const shownLog = (log: readonly KeptEntry[]): Entry[] => log.map((entry) => Entry.parse(entry));
