/** Words to choose from, and marks on them, placed on the pages as they are read now. */
import { boxesOf, Effort } from '../../book/evidence/index.ts';
import type { Page } from '../../book/model.ts';
import { pageOf } from '../../book/pages.ts';
import { placeOn } from '../../book/placed.ts';
import { wordLinesOf, wordsOf } from '../../book/words.ts';
import { isHandbook } from '../../contract/handbook.ts';
import { MARKS_PAGE_BYTES, MAX_CHOICE_WORDS } from '../../contract/limits.ts';
import type { Mark, MarkPart, MarkRequest, PageWords } from '../../contract/marks.ts';
import { notFound } from '../../platform/errors.ts';
import type { LoadedBook } from '../../stores/book-text.ts';
import { noSuchPage, openDocument } from '../../stores/documents.ts';
import { bytesOf } from '../../stores/heavy-pages.ts';
import { listMarks, type OwnedMark, type Placed, putMark, removeMark, withinPlaces } from '../../stores/marks.ts';
import { openBook } from '../../stores/opened-books.ts';

type PlacedPart = Placed['parts'][number];

/** The words of a page. @throws AppError `not_found` where the student has no such book */
export async function wordsOnPage(uid: string, id: string, page: number): Promise<PageWords> {
  const { book } = await openBook(uid, id);
  const there = pageOf(book, page);
  if (!there) return { page, text: '', lines: [], words: [] };
  return {
    page,
    ...(there.label !== undefined && { label: there.label }),
    text: there.text,
    lines: wordLinesOf(book, there),
    words: wordsOf(there),
  };
}

/** The text that marks are placed in: another one while the book is being read, and each time that it is read anew. */
const versionOf = ({ document, complete }: LoadedBook): string =>
  complete ? (document.text_version ?? '') : 'reading';

/** The part where its words are on the page now; without boxes where they are not found. */
function placed(page: Page, part: MarkPart, effort: Effort): PlacedPart {
  const words = wordsOf(page);
  const found = placeOn(page, part, effort);
  const named = { ...part, ...(page.label !== undefined && { label: page.label }) };
  if (!found) return { ...named, boxes: [] };
  const from = words.findIndex(({ end }) => end > found.start);
  const to = words.findLastIndex(({ start }) => start < found.end);
  return { ...named, first: Math.max(0, from), last: Math.max(0, to), boxes: boxesOf(page, found.start, found.end) };
}

/**
 * The parts in the text as it is now; as they were where a page has not been read yet. A mark has a place for each of its words at most:
 * parts beyond that (letters that are each a line) have none.
 */
function placedIn({ book }: LoadedBook, parts: readonly MarkPart[], effort = new Effort()): PlacedPart[] {
  let left = MAX_CHOICE_WORDS;
  return parts.map((part) => {
    const page = pageOf(book, part.page);
    const found = page ? placed(page, part, effort) : { ...part, boxes: part.boxes ?? [] };
    if (found.boxes.length > left) return { ...found, boxes: [] };
    left -= found.boxes.length;
    return found;
  });
}

const shown = ({ id, pdf_id: _, place: __, text_version: ___, ...mark }: OwnedMark): Mark => ({
  mark_id: id,
  ...withinPlaces(mark),
});

/** Keeps a mark. @throws AppError `not_found`, also for the handbook, which nobody can change; `invalid` for a page that the book has not; `limit` */
export async function keepMark(uid: string, id: string, sent: MarkRequest): Promise<Mark> {
  if (isHandbook(id)) throw notFound('book');
  const document = await openDocument(uid, id);
  if (sent.parts.some(({ page }) => page > document.pages)) throw noSuchPage();
  const loaded = await openBook(uid, id, document);
  return shown(await putMark(uid, id, sent, { text_version: versionOf(loaded), parts: placedIn(loaded, sent.parts) }));
}

/** A book's marks; those that were placed in another version of its text are looked for in this one. @throws AppError `not_found` */
export async function marksIn(uid: string, id: string, after?: string): Promise<{ marks: Mark[]; more: boolean }> {
  if (isHandbook(id)) return { marks: [], more: false };
  const { marks, more } = await listMarks(uid, id, after);
  const document = await openDocument(uid, id);
  const whole = document.status === 'ready';
  const old = marks.some(({ text_version }) => !whole || text_version !== (document.text_version ?? ''));
  if (!old) return { marks: marks.map(shown), more };
  const loaded = await openBook(uid, id, document);
  const version = versionOf(loaded);
  const placedNow: Mark[] = [];
  const effort = new Effort();
  let bytes = 0;
  for (const mark of marks) {
    // Placed anew, marks may be larger than they are stored, and take their time: the others are for the next call.
    if (bytes >= MARKS_PAGE_BYTES) return { marks: placedNow, more: true };
    const same = mark.text_version === version && loaded.complete;
    const now = shown(same ? mark : { ...mark, parts: placedIn(loaded, mark.parts, effort) });
    if (effort.isOver && placedNow.length > 0) return { marks: placedNow, more: true };
    placedNow.push(now);
    bytes += bytesOf(now);
  }
  return { marks: placedNow, more };
}

/** Removes a mark. @throws AppError `not_found` where there is no such book */
export async function dropMark(uid: string, id: string, mark: string, noteAt?: string): Promise<Mark | null> {
  if (isHandbook(id)) throw notFound('book');
  await openDocument(uid, id);
  const kept = await removeMark(uid, id, mark, noteAt);
  return kept && shown(kept);
}
