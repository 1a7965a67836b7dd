/** What a student can do with their own sign-in: look at it, confirm it, change its address, get a new password, end it. */
import { call } from '@/lib/api/api-client.ts';
import { forgetWaiting } from '@/lib/review-outbox.ts';
import { forgetWork } from '@/lib/storage.ts';
import { publish, useAuth } from './auth-store.ts';
import { firebase } from './connection.ts';
import { logOut } from './sign-in.ts';
import { type StoredUser, storedUser } from './stored-user.ts';

export interface SignInDetails {
  email: string | null;
  /** Whether the address was shown to be the student's. */
  verified: boolean;
  /** Signs in with a password; otherwise through Google alone. */
  hasPassword: boolean;
}

async function connected() {
  const known = await firebase();
  const user = known.auth.currentUser;
  if (!user) throw new Error('Nobody is signed in.');
  return { ...known, user };
}

const hasPassword = ({ providerData }: Pick<StoredUser, 'providerData'>) =>
  providerData.some(({ providerId }) => providerId === 'password');

/** The sign-in as the provider knows it now, so that a link opened in a mail shows. @throws FirebaseError */
export async function signInDetails(): Promise<SignInDetails> {
  const { user, reload } = await connected();
  await reload(user);
  // A changed address belongs into the avatar's menu as well.
  if (useAuth.getState().user?.email !== user.email) publish(user);
  return { email: user.email, verified: user.emailVerified, hasPassword: hasPassword(user) };
}

/** The sign-in as this machine knew it last; undefined where it does not. */
export function lastSignInDetails(): SignInDetails | undefined {
  const user = storedUser();
  return user?.uid === useAuth.getState().user?.uid && user
    ? { email: user.email, verified: user.emailVerified, hasPassword: hasPassword(user) }
    : undefined;
}

/** Sends the mail that shows the address to be the student's. @throws FirebaseError */
export async function sendVerification(): Promise<void> {
  const { user, sendEmailVerification } = await connected();
  await sendEmailVerification(user);
}

/** Has the provider check the password; the next token says that it was typed just now. @throws FirebaseError */
export async function confirmPassword(password: string): Promise<void> {
  const { user, EmailAuthProvider, reauthenticateWithCredential } = await connected();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

/** Sends a mail to the new address; the address changes when its link is opened. @throws FirebaseError */
export async function changeEmail(password: string, email: string): Promise<void> {
  await confirmPassword(password);
  const { user, verifyBeforeUpdateEmail } = await connected();
  await verifyBeforeUpdateEmail(user, email);
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Sends a mail for choosing a new password. Whether there is such an account is not told. @throws FirebaseError */
export async function sendPasswordReset(email: string): Promise<void> {
  const { auth, sendPasswordResetEmail } = await firebase();
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  }
}

/** Whether the provider does not know the student any more. */
async function isGone(): Promise<boolean> {
  try {
    const { auth, reload } = await firebase();
    // Another tab has found out before.
    if (!auth.currentUser) return true;
    await reload(auth.currentUser);
    return false;
  } catch (error) {
    return codeOf(error) === 'auth/user-token-expired' || codeOf(error) === 'auth/user-not-found';
  }
}

/**
 * Deletes the account with everything in it, forgets what this device kept of it, and signs out.
 * @param password typed again just now; null for a student who has none
 * @throws FirebaseError for a wrong password, ApiError
 */
export async function deleteAccount(password: string | null): Promise<void> {
  if (password !== null) await confirmPassword(password);
  try {
    await call('account.delete');
  } catch (error) {
    // A reply that was lost on its way: the work may be done all the same.
    if (!(await isGone())) throw error;
  }
  forgetWork();
  forgetWaiting();
  await logOut();
}
