/** For tests that use the stores directly: the Admin SDK of this process reaches the emulators' bucket as well. */
// Else the Storage client looks for Google's own machines before it writes to the emulator.
process.env.METADATA_SERVER_DETECTION ??= 'none';
process.env.FIREBASE_CONFIG ??= JSON.stringify({ storageBucket: `${process.env.GCLOUD_PROJECT}.appspot.com` });

// The students of tests are all new; a test of the first day says so itself.
process.env.FIRST_DAY_PERCENT ??= '100';

/** Names of everything that is stored for a student, files and documents' fields aside. */
export async function filesOf(uid: string): Promise<string[]> {
  const { bucket } = await import('../../src/platform/bucket.ts');
  const [files] = await bucket().getFiles({ prefix: `users/${uid}/` });
  return files.map(({ name }) => name.replace(`users/${uid}/books/`, ''));
}

/** Puts other bytes in place of a book's file ("index.bin.gz"), or with null takes it away. */
export async function replaceFile(uid: string, id: string, name: string, bytes: Buffer | null): Promise<void> {
  const { bucket } = await import('../../src/platform/bucket.ts');
  const file = bucket().file(`users/${uid}/books/${id}/${name}`);
  await (bytes ? file.save(bytes, { resumable: false }) : file.delete());
  // A process that keeps the book open would not see it before it opens the book again.
  const { documentsOf } = await import('../../src/stores/documents.ts');
  await documentsOf(uid).doc(id).update({ text_version: crypto.randomUUID() });
}

/** Loses the text of a book, as a careless hand in the bucket would. */
export const removeBookText = (uid: string, id: string): Promise<void> => replaceFile(uid, id, 'text.json.gz', null);

/** Lets a student ask as if they had not asked for long. */
export async function rested(uid: string): Promise<void> {
  const { firestore } = await import('../../src/platform/firestore.ts');
  await firestore().doc(`users/${uid}/allowances/pace-asking`).delete();
}

/** The signal of a client that stays to the end. */
export const nobodyLeaves = () => new AbortController().signal;
