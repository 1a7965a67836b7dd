import { useCallback, useState } from 'react';
import { auth } from '@/config/texts/auth.ts';
import { asksForGoogleAccount, logInWithGoogle, prepareSignIn, VerifyError } from '@/lib/auth/sign-in.ts';
import { closeLogin } from '@/lib/login-modal.ts';
import { type Problem, problemOf } from './sign-in-problem.ts';

export type Mode = 'login' | 'signUp';

/** The modal's state: which mode, whether a try is under way, and what went wrong with the last. */
export function useSignIn() {
  const [mode, setMode] = useState<Mode>('login');
  const [choosingAccount, setChoosingAccount] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  /** Each opening of the modal begins without the last one's trouble. */
  const begin = useCallback(() => {
    setProblem(null);
    setChoosingAccount(false);
    prepareSignIn();
  }, []);

  /** Runs a try and says what went wrong. */
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error, mode));
      setChoosingAccount(false);
      // The account exists now: what is left to do is to log in to it.
      if (error instanceof VerifyError) setMode('login');
    } finally {
      setBusy(false);
    }
  };

  return {
    mode,
    busy,
    problem,
    choosingAccount,
    begin,
    /** The modal closes only when the sign-in has succeeded, the token check included (SPEC §4). */
    enter: (signIn: () => Promise<void>) => attempt(() => signIn().then(closeLogin)),
    google: () =>
      attempt(async () => {
        if (await asksForGoogleAccount()) return setChoosingAccount(true);
        await logInWithGoogle();
        closeLogin();
      }),
    backToForm: () => setChoosingAccount(false),
    toggle: () => {
      setMode(mode === 'login' ? 'signUp' : 'login');
      setProblem(null);
    },
    refuse: () => setProblem({ message: auth.missing, hint: null }),
  };
}
