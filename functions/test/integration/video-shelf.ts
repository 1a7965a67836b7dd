/** What is stored of a book's videos, and how a test makes it older. */
import type { DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '../../src/platform/firestore.ts';
import type { VideoShelf } from '../../src/stores/videos.ts';
import type { Student } from '../support/students.ts';

const DAY_MS = 24 * 60 * 60_000;

export const videoShelf = ({ uid }: Student, book: string): DocumentReference =>
  firestore().doc(`users/${uid}/videos/${book}`);

/** Makes what was found so many days old, and ends any pause. */
export async function ageVideos(student: Student, book: string, days: number): Promise<void> {
  const shelf = videoShelf(student, book);
  const { found } = (await shelf.get()).data() as VideoShelf; // which the calls wrote
  const found_at = new Date(Date.now() - days * DAY_MS).toISOString();
  await shelf.update({ found: found.map((one) => ({ ...one, found_at })), pause: null });
}
