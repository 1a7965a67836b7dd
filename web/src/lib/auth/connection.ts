import { hasStoredSession } from '@/lib/storage.ts';
import type { Connection } from './firebase.ts';

type Firebase = typeof import('./firebase.ts') & Connection;

let connection: Promise<Firebase> | null = null;
let connected = false;

/** Firebase, loaded and connected once; a failed try is forgotten so that the next can succeed. */
export function firebase(): Promise<Firebase> {
  connection ??= import('./firebase.ts')
    .then(async (module) => {
      const known = { ...module, ...(await module.connect()) };
      connected = true;
      return known;
    })
    .catch((error) => {
      connection = null;
      throw error;
    });
  return connection;
}

/** Firebase where someone is or may be signed in; null for a visitor, for whom it is not loaded. */
export function firebaseIfNeeded(): Promise<Firebase> | null {
  return connection ?? (hasStoredSession() ? firebase() : null);
}

/** Whether Firebase is there already and knows who is signed in. */
export const isConnected = (): boolean => connected;
