import type { UserCredential } from 'firebase/auth';
import { call } from '@/lib/api/api-client.ts';
import { forgetPlaces } from '@/lib/reading-places.ts';
import { firebase } from './connection.ts';
import { holdingBack, listen } from './session.ts';

type Firebase = Awaited<ReturnType<typeof firebase>>;

/** The token check after signing in failed: the student is signed out again. */
export class VerifyError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'VerifyError';
  }
}

/** Signs in, has the service check the token (SPEC §7, `/auth/verify`), and only then lets the screens know. */
async function enter(signIn: (firebase: Firebase) => Promise<UserCredential>): Promise<void> {
  const known = await firebase();
  await holdingBack(async () => {
    await listen();
    const { user } = await signIn(known);
    try {
      await call('auth.verify', { body: { token: await user.getIdToken() } });
    } catch (error) {
      await known.signOut(known.auth);
      throw new VerifyError(error);
    }
  });
}

/** @throws FirebaseError the provider's refusal, or VerifyError */
export const logIn = (email: string, password: string): Promise<void> =>
  enter(({ auth, signInWithEmailAndPassword }) => signInWithEmailAndPassword(auth, email, password));

/** @throws FirebaseError the provider's refusal, or VerifyError */
export const signUp = (email: string, password: string): Promise<void> =>
  enter(({ auth, createUserWithEmailAndPassword }) => createUserWithEmailAndPassword(auth, email, password));

/** Whether Google's button must ask for the account itself, because no popup can open in the emulators. */
export const asksForGoogleAccount = async (): Promise<boolean> => (await firebase()).emulated;

/** Google's own popup. @throws FirebaseError, also when the student closes it, or VerifyError */
export const logInWithGoogle = (): Promise<void> => enter(({ auth, googlePopup }) => googlePopup(auth));

/** Signs in to the Auth emulator as a Google account of this address, which it takes without a signature. */
export const logInWithEmulatedGoogle = (email: string, name: string): Promise<void> =>
  enter(({ auth, GoogleAuthProvider, signInWithCredential }) => {
    const claims = { sub: `google-${email.toLowerCase()}`, email, name, email_verified: true };
    return signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(claims)));
  });

/** Ends the session on this device, and forgets where the student stopped in their books. */
export async function logOut(): Promise<void> {
  const { auth, signOut } = await firebase();
  await signOut(auth);
  forgetPlaces();
}

/** Fetches what signing in needs while the student types. A failure is told by the try itself. */
export function prepareSignIn(): void {
  firebase().catch(() => undefined);
}
