import type { UserCredential } from 'firebase/auth';
import { call } from '@/lib/api/api-client.ts';
import { forgetWork } from '@/lib/storage.ts';
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

/** The student closed the modal before the sign-in was through: nobody is signed in. */
export class SignInCancelled extends Error {
  override name = 'SignInCancelled';
}

/** Sign-ins happen one after the other: one that was cancelled is undone before the next begins. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Signs in, has the service check the token (SPEC §7, `/auth/verify`), and only then lets the screens know.
 * @param isNew the account is made by this: where it is cancelled, no account stays
 */
async function enter(
  signIn: (firebase: Firebase) => Promise<UserCredential>,
  signal: AbortSignal,
  { isNew = false } = {},
): Promise<void> {
  const known = await firebase();
  const work = before.then(() =>
    holdingBack(async () => {
      await listen();
      if (signal.aborted) throw new SignInCancelled();
      const { user } = await signIn(known);
      try {
        if (signal.aborted && isNew) await user.delete();
        signal.throwIfAborted();
        await call('auth.verify', { body: { token: await user.getIdToken() }, signal });
        signal.throwIfAborted();
      } catch (error) {
        await known.signOut(known.auth);
        throw signal.aborted ? new SignInCancelled() : new VerifyError(error);
      }
    }),
  );
  before = work.catch(() => undefined);
  await work;
}

/** @throws FirebaseError the provider's refusal, VerifyError, or SignInCancelled once `signal` has said so */
export const logIn = (email: string, password: string, signal: AbortSignal): Promise<void> =>
  enter(({ auth, signInWithEmailAndPassword }) => signInWithEmailAndPassword(auth, email, password), signal);

/** @throws as `logIn` */
export const signUp = (email: string, password: string, signal: AbortSignal): Promise<void> =>
  enter(({ auth, createUserWithEmailAndPassword }) => createUserWithEmailAndPassword(auth, email, password), signal, {
    isNew: true,
  });

/** Whether Google's button must ask for the account itself, because no popup can open in the emulators. */
export const asksForGoogleAccount = async (): Promise<boolean> => (await firebase()).emulated;

/** Google's own popup. @throws as `logIn`; FirebaseError also when the student closes it */
export const logInWithGoogle = (signal: AbortSignal): Promise<void> =>
  enter(({ auth, googlePopup }) => googlePopup(auth), signal);

/** Signs in to the Auth emulator as a Google account of this address, which it takes without a signature. */
export const logInWithEmulatedGoogle = (email: string, name: string, signal: AbortSignal): Promise<void> =>
  enter(({ auth, GoogleAuthProvider, signInWithCredential }) => {
    const claims = { sub: `google-${email.toLowerCase()}`, email, name, email_verified: true };
    return signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(claims)));
  }, signal);

/** Ends the session on this device, and forgets what was left unfinished on it: nobody who comes later reads it. */
export async function logOut(): Promise<void> {
  const { auth, signOut } = await firebase();
  await signOut(auth);
  forgetWork();
}

/** Fetches what signing in needs while the student types. A failure is told by the try itself. */
export function prepareSignIn(): void {
  firebase().catch(() => undefined);
}
