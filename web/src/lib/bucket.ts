/** The only importer of firebase/storage (17 kB). Loaded for a file that is too large for a request, and for nothing else. */
import { connectStorageEmulator, getStorage, ref, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { firebase } from './auth/connection.ts';

/** Whoever closes the laptop for the night finds the upload going on in the morning. */
const TRY_FOR_MS = 24 * 60 * 60_000;

let connected = false;

/**
 * Begins to send a PDF to the student's own place in Storage, under storage.rules.
 * @param id the name it gets there
 * @returns the sending, in an object: by itself it is a promise of its own end
 */
export async function sendToBucket(file: File, id: string): Promise<{ task: UploadTask }> {
  const { auth, storageEmulator } = await firebase();
  if (!auth.currentUser) throw new Error('nobody is signed in');
  const storage = getStorage(auth.app);
  if (storageEmulator && !connected) {
    const [host = '', port] = storageEmulator.split(':');
    connectStorageEmulator(storage, host, Number(port));
  }
  connected = true;
  storage.maxUploadRetryTime = TRY_FOR_MS;
  const place = ref(storage, `users/${auth.currentUser.uid}/incoming/${id}`);
  return { task: uploadBytesResumable(place, file, { contentType: 'application/pdf' }) };
}
