import { signInOf } from '../../http/identify.ts';
import { AppError } from '../../platform/errors.ts';
import { describeError, log } from '../../platform/log.ts';
import { markClosed } from '../../stores/closures.ts';

/** How long ago a password may have been typed to close the account with it. The page asks for it just before. */
const FRESH_MS = 5 * 60_000;

/**
 * Closes an account for good. With the first step it is closed; what a failure or a crash leaves of the rest, another try
 * or the sweep removes.
 * @param token the caller's identity token: with a password, one that was had for typing it just now
 * @throws AppError `unauthenticated` where the password was typed too long ago
 */
export async function closeAccount(uid: string, token: string | undefined): Promise<void> {
  const { provider, msAgo } = await signInOf(token);
  if (provider === 'password' && msAgo > FRESH_MS) {
    throw new AppError('unauthenticated', 'Please enter your password once more to delete your account.');
  }
  await markClosed(uid);
  // Cloud Storage's code is loaded by the call that needs it.
  const { eraseAccount } = await import('../../stores/accounts.ts');
  await eraseAccount(uid).catch((error) => log('WARNING', 'closure left', describeError(error)));
}
