import { useCallback, useRef, useState } from 'react';
import { auth } from '@/config/texts/auth.ts';
import { asksForGoogleAccount, logInWithGoogle, prepareSignIn, VerifyError } from '@/lib/auth/sign-in.ts';
import { closeLogin, type Mode } from '@/lib/login-modal.ts';
import { type Problem, problemOf } from './sign-in-problem.ts';

/** The modal's state: which mode, whether a try is under way, and what went wrong with the last. */
export function useSignIn() {
  const [mode, setMode] = useState<Mode>('login');
  const [choosingAccount, setChoosingAccount] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const underWay = useRef(new AbortController());

  /** Each opening of the modal begins in the mode that it was opened for, without the last one's trouble. */
  const begin = useCallback((opened: Mode) => {
    setMode(opened);
    setProblem(null);
    setChoosingAccount(false);
    prepareSignIn();
  }, []);

  /** Closing the modal cancels the sign-in that is under way (READINGS): nobody is signed in later. */
  const cancel = useCallback(() => {
    underWay.current.abort();
    setBusy(false);
  }, []);

  /** Runs a try and says what went wrong. */
  const attempt = async (work: (signal: AbortSignal) => Promise<void>) => {
    underWay.current = new AbortController();
    const { signal } = underWay.current;
    setBusy(true);
    setProblem(null);
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(problemOf(error, mode));
      setChoosingAccount(false);
      // The account exists now: what is left to do is to log in to it.
      if (error instanceof VerifyError) setMode('login');
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };

  return {
    mode,
    busy,
    problem,
    choosingAccount,
    begin,
    cancel,
    /** The modal closes only when the sign-in has succeeded, the token check included (SPEC §4). */
    enter: (signIn: (signal: AbortSignal) => Promise<void>) => attempt((signal) => signIn(signal).then(closeLogin)),
    google: () =>
      attempt(async (signal) => {
        if (await asksForGoogleAccount()) return setChoosingAccount(true);
        await logInWithGoogle(signal);
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
