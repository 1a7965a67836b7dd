/** App Check: whether a call comes from our own site, as far as that can be told. Switched on by `APP_CHECK=enforce`. */
import { getAppCheck } from 'firebase-admin/app-check';
import { appCheckEnforced } from '../config.ts';
import { app } from '../platform/app.ts';
import { AppError, unavailable } from '../platform/errors.ts';

/** The header that Firebase's own client libraries send the token in. */
export const APP_CHECK_HEADER = 'x-firebase-appcheck';

const unknownApp = (why: string): AppError =>
  new AppError('unknown_app', 'This request did not come from our own site. Please reload the page and try again.', {
    log: { why },
  });

/** The Admin SDK reports a failed download of Google's keys as a bad argument; only its words tell. */
const keysUnreachable = (error: Error): boolean => error.message.includes('fetching Json Web Keys');

/**
 * Lets pass what carries an App Check token of this project's, and everything where App Check is off.
 * @throws AppError `unknown_app` for a missing, malformed, foreign or expired token; `unavailable` where it could not be
 *   checked
 */
export async function checkApp(token: string | string[] | undefined): Promise<void> {
  if (!appCheckEnforced()) return;
  if (typeof token !== 'string' || token === '') throw unknownApp('no token');
  try {
    await getAppCheck(app()).verifyToken(token);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!(error instanceof Error) || !code.startsWith('app-check/') || keysUnreachable(error)) throw unavailable(error);
    throw unknownApp(code);
  }
}
