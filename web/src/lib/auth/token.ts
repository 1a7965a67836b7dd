import { firebaseIfNeeded } from './connection.ts';

/**
 * The signed-in student's identity token, or null when nobody is signed in.
 * @param fresh take a new one even if the present one has not expired by this machine's clock
 * @throws what Firebase throws when a new one cannot be had
 */
export async function idToken({ fresh = false } = {}): Promise<string | null> {
  const known = await firebaseIfNeeded();
  return (await known?.auth.currentUser?.getIdToken(fresh)) ?? null;
}
