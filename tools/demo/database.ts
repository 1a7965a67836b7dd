import type { Emulators } from '../lib/emulators.ts';
import { DEMO_STUDENT } from './student.ts';

/** The database of these emulators, through the functions' own handle. */
export async function databaseOf(suite: Emulators) {
  Object.assign(process.env, suite.env);
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  process.env.FIREBASE_CONFIG ??= JSON.stringify({ storageBucket: `${process.env.GCLOUD_PROJECT}.appspot.com` });
  const { firestore } = await import('../../functions/src/platform/firestore.ts');
  return firestore().collection('users').doc(DEMO_STUDENT.localId);
}

/** What the demo student has there. */
export type Own = Awaited<ReturnType<typeof databaseOf>>;
