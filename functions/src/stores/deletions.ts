/**
 * `users/{uid}/deletions/{id}`: books that were deleted. The note is written in the same step that removes the document,
 * and tells what is still to be removed after a crash; it stays a day, so that a late retry of the upload finds it.
 */
import type { Query } from 'firebase-admin/firestore';
import { now } from '../platform/clock.ts';
import { retryOnConflict } from '../platform/compare-and-set.ts';
import { firestore } from '../platform/firestore.ts';
import { isId } from '../platform/ids.ts';
import { pagesOf } from '../platform/sweeping.ts';
import { removeBookFiles } from './book-files.ts';
import { deleteCardsOf } from './cards.ts';
import { deleteChatsAbout } from './chats.ts';
import { documentRef, parseDocument } from './documents.ts';
import { deleteMarksOf } from './marks.ts';
import { outlineRef } from './outlines.ts';
import { pictureJobRef } from './picture-jobs.ts';
import { jobRef } from './readings.ts';
import { forgetStop } from './stops.ts';
import { forgetVideos } from './videos.ts';

/** `deleted_at`: ISO 8601. */
interface Deletion {
  deleted_at: string;
  finished: boolean;
}

/** Whose deletion, and of which document. */
interface Told {
  uid: string;
  id: string;
}

export const deletionRef = (uid: string, id: string) =>
  firestore().collection('users').doc(uid).collection('deletions').doc(id);

/**
 * Removes a document, so that it is gone for everyone at once. What hangs on it is removed by `finishDeletion`.
 * @returns whether there was one
 */
export async function deleteDocument(uid: string, id: string): Promise<boolean> {
  const ref = documentRef(uid, id);
  if (!ref) return false;
  return retryOnConflict(async () => {
    const snapshot = await ref.get();
    if (!snapshot.updateTime) return false;
    const { reading, pictures } = parseDocument(id, snapshot.data());
    const batch = firestore().batch();
    batch.delete(ref, { lastUpdateTime: snapshot.updateTime });
    batch.delete(outlineRef(uid, id));
    if (reading) batch.delete(jobRef(uid, reading.job));
    if (pictures) batch.delete(pictureJobRef(uid, pictures.job));
    const note: Deletion = { deleted_at: now(), finished: false };
    batch.set(deletionRef(uid, id), note);
    await batch.commit();
    return true;
  });
}

/** Whether this student deleted a document of this id a short while ago. */
export const isDeleted = async (uid: string, id: string): Promise<boolean> =>
  isId(id) && (await deletionRef(uid, id).get()).exists;

/** Removes what a deleted document left: its files, the conversations about it, its cards, its marks, the videos found for it and where the student stopped in it. Can be repeated. */
export async function finishDeletion(uid: string, id: string): Promise<void> {
  await removeBookFiles(uid, id);
  await deleteChatsAbout(uid, id);
  await deleteCardsOf(uid, id);
  await deleteMarksOf(uid, id);
  await forgetVideos(uid, id);
  await forgetStop(uid, id);
  await deletionRef(uid, id).set({ finished: true }, { merge: true });
}

/** Forgets a deletion that is long done. */
export async function forgetDeletion(uid: string, id: string): Promise<void> {
  await deletionRef(uid, id).delete();
}

async function* told(query: Query): AsyncGenerator<Told[]> {
  for await (const docs of pagesOf(query))
    yield docs.map((doc) => ({ uid: doc.ref.parent.parent?.id ?? '', id: doc.id }));
}

const allNotes = () => firestore().collectionGroup('deletions');

/** The deletions, of all students, that were begun before a time (ISO 8601) and are not finished. */
export const unfinishedDeletions = (before: string) =>
  told(allNotes().where('finished', '==', false).where('deleted_at', '<=', before));

/** Those that were begun before a time and are finished: nobody has to remember them. */
export const finishedDeletions = (before: string) =>
  told(allNotes().where('finished', '==', true).where('deleted_at', '<=', before));
