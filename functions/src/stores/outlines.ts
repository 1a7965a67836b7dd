/** `users/{uid}/outlines/{id}`: the chapters of a document, kept apart so that lists stay small. */
import * as z from 'zod/mini';
import { outermostChapters, type Stretch } from '../book/outermost.ts';
import { OutlineEntry } from '../contract/library.ts';
import { MAX_SECTIONS } from '../contract/limits.ts';
import { firestore } from '../platform/firestore.ts';

/** Keeps the document far below Firestore's 1 MiB: 1,000 titles of 200 characters are at most 0.8 MB in any script. */
const MOST_TITLE_CHARS = 200;

const StoredOutline = z.object({ entries: z.array(OutlineEntry) });

/** Where a document's outline is. */
export const outlineRef = (uid: string, id: string) =>
  firestore().collection('users').doc(uid).collection('outlines').doc(id);

/** An outline as it is stored: bounded. */
export const storedOutline = (entries: OutlineEntry[]) => ({
  entries: entries
    .slice(0, MAX_SECTIONS)
    .map((entry) => ({ ...entry, title: [...entry.title].slice(0, MOST_TITLE_CHARS).join('') })),
});

/** The chapters that a student's progress in a book is told by, and its whole outline. @param pages how many it has */
export async function readChapters(
  uid: string,
  id: string,
  pages: number,
): Promise<{ chapters: Stretch[]; outline: OutlineEntry[] }> {
  const outline = await readOutline(uid, id);
  return { chapters: outermostChapters(outline, pages), outline };
}

/** The chapters and sections of a document, in the order of the book; none where nothing is known. */
export async function readOutline(uid: string, id: string): Promise<OutlineEntry[]> {
  const snapshot = await outlineRef(uid, id).get();
  return snapshot.exists ? StoredOutline.parse(snapshot.data()).entries : [];
}
