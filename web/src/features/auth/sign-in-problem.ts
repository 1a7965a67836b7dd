import { auth } from '@/config/texts/auth.ts';
import { VerifyError } from '@/lib/auth/sign-in.ts';

/** What the modal says about a failed try. */
export interface Problem {
  /** The provider's message, as it is (SPEC §5, §8). */
  message: string;
  /** The same in plain words, with what to do next; null where the message is plain itself. */
  hint: string | null;
  /** The message is the sign-in service's, which may name limits other than ours. */
  fromProvider?: true;
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** @param error whatever signing in threw */
export function problemOf(error: unknown, mode: 'login' | 'signUp'): Problem {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof VerifyError) {
    return { message, hint: mode === 'signUp' ? auth.accountMade : auth.verifyFailed };
  }
  const code = codeOf(error);
  if (!code?.startsWith('auth/')) return { message, hint: null };
  return { message, hint: auth.hints[code] ?? auth.otherHint, fromProvider: true };
}
