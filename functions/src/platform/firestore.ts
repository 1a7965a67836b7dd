import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { app } from './app.ts';

let handle: Firestore | undefined;

/** The database, connected on first use. Fields that are undefined are left out. */
export function firestore(): Firestore {
  if (!handle) {
    handle = getFirestore(app());
    handle.settings({ ignoreUndefinedProperties: true });
  }
  return handle;
}
