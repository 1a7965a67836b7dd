/** `users/{uid}/asked/{question}`: where the question of an `Idempotency-Key` went, so that a retry finds it, or finds it gone. */
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { AppError } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';

/** Conversation and collection; it outlives the conversation, and holds nothing that was said. */
const Place = z.object({ collection: z.enum(['chats', 'sessions']), conversation: z.string() });
type Place = z.infer<typeof Place>;

/** Where that is noted. */
export const askedRef = (uid: string, question: string) =>
  firestore().collection('users').doc(uid).collection('asked').doc(question);

/** 422: the key came before with another question, book or conversation. */
export const keyReused = (): AppError =>
  new AppError('key_reused', 'This was sent before with other words or to another place. Please ask it once more.');

/**
 * The conversation that the question went into, or null where it is new.
 * @throws AppError `key_reused` where it went into one of another kind
 */
export async function findAsked(
  uid: string,
  question: string,
  collection: Place['collection'],
): Promise<string | null> {
  return placeIn(await askedRef(uid, question).get(), collection);
}

/** The conversation that is noted in a snapshot of `askedRef`. @throws AppError `key_reused` as above */
export function placeIn(snapshot: DocumentSnapshot, collection: Place['collection']): string | null {
  if (!snapshot.exists) return null;
  const place = Place.parse(snapshot.data());
  if (place.collection !== collection) throw keyReused();
  return place.conversation;
}

/** Notes where a question goes, with the write that stores it; that write fails where the key was used before. */
export function noteAsked(batch: WriteBatch, uid: string, question: string, place: Place): void {
  batch.create(askedRef(uid, question), place);
}
