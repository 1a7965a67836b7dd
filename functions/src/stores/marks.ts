/**
 * `users/{uid}/marks/{id}`: what a student marked in a book. Ids and times are the devices' own, so that what was done without a
 * connection can be sent late, and more than once. Marks go with their book.
 */
import * as z from 'zod/mini';
import { Box } from '../contract/evidence.ts';
import { MARKS_PAGE, MARKS_PAGE_BYTES, MAX_CHOICE_WORDS, MAX_EARLIER_NOTES, MAX_MARKS } from '../contract/limits.ts';
import { EarlierNote, MARK_COLOURS, MARK_KINDS, MarkPart, type MarkRequest } from '../contract/marks.ts';
import { now } from '../platform/clock.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { documentRef } from './documents.ts';
import { heavyPage } from './heavy-pages.ts';

const Part = z.extend(MarkPart, { label: z.optional(z.string()), boxes: z.array(Box) });

const StoredMark = z.object({
  pdf_id: z.string(),
  /** Its first word's place in the book: marks are listed by it. */
  place: z.number(),
  /** The version of the book's text that the parts were placed in. */
  text_version: z.string(),
  kind: z.enum(MARK_KINDS),
  colour: z.enum(MARK_COLOURS),
  note: z.string(),
  note_at: z.nullable(z.string()),
  created_at: z.string(),
  changed_at: z.string(),
  earlier: z.array(EarlierNote),
  parts: z.array(Part),
});
type StoredMark = z.infer<typeof StoredMark>;

/** A mark with as many places as there can be words: an earlier version kept more, which no screen could draw. */
export function withinPlaces<M extends Pick<StoredMark, 'parts'>>(mark: M): M {
  let left = MAX_CHOICE_WORDS;
  const parts = mark.parts.map((part) => {
    const boxes = part.boxes.length > left ? part.boxes.slice(0, left) : part.boxes;
    left -= boxes.length;
    return { ...part, boxes };
  });
  return { ...mark, parts };
}

export type OwnedMark = StoredMark & { id: string };

/** Where chosen words are, and in which version of the text. */
export type Placed = Pick<StoredMark, 'text_version' | 'parts'>;

const marksOf = (uid: string) => firestore().collection('users').doc(uid).collection('marks');
const ofBook = (uid: string, pdfId: string) => marksOf(uid).where('pdf_id', '==', pdfId);

/** Pages hold fewer words than this. */
const PAGE_WORDS = 1_000_000;
const placeOf = ([part]: StoredMark['parts']) => (part ? part.page * PAGE_WORDS + part.first : 0);

/** A device's clock may be ahead; what it wrote is not from the future for that. */
const past = (at: string, today: string) => (at > today ? today : new Date(at).toISOString());

type Noted = Pick<StoredMark, 'note' | 'note_at' | 'earlier'>;

/**
 * A note after a device's version of it has come. Written over what is there it takes its place; otherwise neither device knew of
 * the other's: the later one stands, and the other is kept beside it. The same for whichever order they come in.
 */
export function mergeNotes(
  there: Noted,
  sent: { note: string; note_at: string | null; note_over: string | null },
): Noted {
  const { note, note_at, note_over } = sent;
  // The device did not write it, or everybody has it.
  if (note_at === null || note_at === note_over || (note === there.note && there.note_at !== null)) return there;
  if (note_over === there.note_at) {
    // Later than what it was written over, whatever the clocks show.
    const least = there.note_at === null ? 0 : Date.parse(there.note_at) + 1;
    return { ...there, note, note_at: new Date(Math.max(Date.parse(note_at), least)).toISOString() };
  }
  // Sent again: it stands beside the note already.
  if (there.earlier.some((one) => one.note === note && one.at === note_at)) return there;
  const [mine, theirs] = [
    { note, at: note_at },
    { note: there.note, at: there.note_at ?? '' },
  ];
  const wins = mine.at > theirs.at || (mine.at === theirs.at && mine.note > theirs.note);
  const [stands, lost] = wins ? [mine, theirs] : [theirs, mine];
  // What the same device wrote over since is no text of its own any more.
  const kept = there.earlier.filter(({ at, note: text }) => at !== note_over && text !== lost.note);
  const earlier = (lost.note === '' ? kept : [...kept, lost]).toSorted((a, b) => a.at.localeCompare(b.at));
  // A moment later than both: a device knows of what came together here only when it has read this time.
  const at = new Date(Math.max(Date.parse(stands.at), Date.parse(lost.at || stands.at)) + 1).toISOString();
  return { note: stands.note, note_at: at, earlier: earlier.slice(-MAX_EARLIER_NOTES) };
}

/**
 * A mark after a device's version of it has come; the same for whichever order versions come in, as far as they knew of one another.
 * @param there null where it is new, or was removed
 * @param today now (ISO 8601)
 */
export function mergeMark(
  there: StoredMark | null,
  sent: MarkRequest,
  { pdf_id, ...placed }: Placed & Pick<StoredMark, 'pdf_id'>,
  today: string,
): StoredMark {
  const note_at = sent.note_at === null ? null : past(sent.note_at, today);
  const changed_at = past(sent.changed_at, today);
  const { kind, colour, note, note_over } = sent;
  return there
    ? {
        ...there,
        ...mergeNotes(there, { note, note_at, note_over }),
        ...(changed_at > there.changed_at && { kind, colour, changed_at }),
      }
    : {
        ...{ pdf_id, kind, colour, note, note_at, changed_at, earlier: [] },
        ...{ created_at: past(sent.created_at, today), place: placeOf(placed.parts), ...placed },
      };
}

/**
 * Whether a mark that a device removes is gone: not where its note was written by somebody whom the device does not know of.
 * @param noteAt when the note was written last, as far as the device knows
 */
export const isGone = ({ note, note_at }: Pick<StoredMark, 'note' | 'note_at'>, noteAt: string | undefined): boolean =>
  note === '' || note_at === (noteAt ?? null);

/**
 * Keeps a mark, or what was changed of one that is there.
 * @throws AppError `not_found` where the book is gone, `limit` where it has too many marks, `key_reused` for an id of another book's mark
 */
export async function putMark(uid: string, pdfId: string, sent: MarkRequest, placed: Placed): Promise<OwnedMark> {
  const book = documentRef(uid, pdfId);
  if (!book) throw notFound('book');
  const ref = marksOf(uid).doc(sent.mark_id);
  const isNew = !(await ref.get()).exists;
  if (isNew && (await ofBook(uid, pdfId).count().get()).data().count >= MAX_MARKS)
    throw new AppError(
      'limit',
      `This book has ${MAX_MARKS} marks, as many as there can be. Remove some to add others.`,
    );
  return firestore().runTransaction(async (transaction) => {
    const [owner, known] = await transaction.getAll(book, ref);
    if (!owner?.exists) throw notFound('book');
    const there = known?.exists ? withinPlaces(StoredMark.parse(known.data())) : null;
    if (there && there.pdf_id !== pdfId) throw new AppError('key_reused', 'This mark belongs to another book.');
    const mark = mergeMark(there, sent, { pdf_id: pdfId, ...placed }, now());
    transaction.set(ref, mark);
    return { id: sent.mark_id, ...mark };
  });
}

/** Of the heaviest marks (2,000 places, 20 notes) some 60 MB as Firestore's own objects. */
const READ_AT_ONCE = 25;

/**
 * A book's marks in reading order, up to `MARKS_PAGE` and about `MARKS_PAGE_BYTES`, behind the mark `after` where it is given. They are read
 * some at a time, so that the heaviest don't fill the memory.
 * @throws AppError `not_found`
 */
export async function listMarks(
  uid: string,
  pdfId: string,
  after?: string,
): Promise<{ marks: OwnedMark[]; more: boolean }> {
  const ordered = ofBook(uid, pdfId).orderBy('place').orderBy('__name__');
  const last = after === undefined ? undefined : await marksOf(uid).doc(after).get();
  if (last && !last.exists) throw notFound('mark');
  const { found, more } = await heavyPage(
    ordered,
    last,
    (doc): OwnedMark => ({ id: doc.id, ...StoredMark.parse(doc.data()) }),
    { most: MARKS_PAGE, bytes: MARKS_PAGE_BYTES, atOnce: READ_AT_ONCE },
  );
  return { marks: found, more };
}

/**
 * Removes a mark, unless its note was written by somebody who is not known of.
 * @param noteAt when the note was written last, as far as the device knows
 * @returns the mark where it stays
 */
export async function removeMark(
  uid: string,
  pdfId: string,
  id: string,
  noteAt: string | undefined,
): Promise<OwnedMark | null> {
  const ref = marksOf(uid).doc(id);
  return firestore().runTransaction(async (transaction) => {
    const known = await transaction.get(ref);
    if (!known.exists) return null;
    const mark = StoredMark.parse(known.data());
    if (mark.pdf_id !== pdfId) throw notFound('mark');
    if (!isGone(mark, noteAt)) return { id, ...mark };
    transaction.delete(ref);
    return null;
  });
}

/** How many marks are removed in one step. */
const REMOVED_AT_ONCE = 400;

/** Removes the marks of a book that is gone. Can be repeated. */
export async function deleteMarksOf(uid: string, pdfId: string): Promise<void> {
  for (;;) {
    const { docs } = await ofBook(uid, pdfId).limit(REMOVED_AT_ONCE).select().get();
    if (docs.length === 0) return;
    const batch = firestore().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
