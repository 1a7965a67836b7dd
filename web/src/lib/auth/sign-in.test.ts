import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '@/lib/api/api-client.ts';
import { call } from '@/lib/api/api-client.ts';
import { keepDraft, readDraft } from '@/lib/quiz-drafts.ts';
import { keepPage } from '@/lib/reading-places.ts';
import { storedKeys } from '@/lib/storage.ts';
import { standIn } from '@/testing/stand-in.ts';
import { useAuth } from './auth-store.ts';
import * as connectionModule from './connection.ts';
import { firebase, firebaseIfNeeded } from './connection.ts';
import { startSession } from './session.ts';
import { logIn, logOut, SignInCancelled, signUp, VerifyError } from './sign-in.ts';

beforeEach(() => {
  standIn(apiClientModule, 'call');
  standIn(connectionModule, 'firebase', 'firebaseIfNeeded');
});

const ana = {
  uid: 'ana',
  email: 'ana@example.com',
  displayName: null,
  photoURL: null,
  getIdToken: async () => 'ana-token',
  delete: vi.fn(async () => undefined),
};

/** A stand-in for the identity provider: tells its listener, like the real one, before the sign-in call returns. */
function provider() {
  const auth: { currentUser: typeof ana | null } = { currentUser: null };
  let tell: (user: typeof ana | null) => void = () => undefined;
  const become = (user: typeof ana | null) => {
    auth.currentUser = user;
    tell(user);
  };
  const enter = async () => {
    become(ana);
    return { user: ana };
  };
  return {
    auth,
    enter,
    emulated: true,
    onAuthStateChanged: (_auth: unknown, listener: typeof tell) => {
      tell = listener;
      listener(auth.currentUser);
    },
    signInWithEmailAndPassword: vi.fn(enter),
    createUserWithEmailAndPassword: vi.fn(enter),
    signOut: vi.fn(async () => become(null)),
  };
}

const one = provider();
const unhurried = () => new AbortController().signal;

beforeEach(async () => {
  await one.signOut();
  vi.clearAllMocks();
  vi.mocked(call).mockResolvedValue(undefined as never); // the reply is not read
  // Only what sign-in.ts and session.ts use of Firebase is stood in for.
  vi.mocked(firebase).mockResolvedValue(one as never);
  vi.mocked(firebaseIfNeeded).mockReturnValue(Promise.resolve(one) as never);
  useAuth.setState({ status: 'signed-out', user: null });
});

describe('signing in', () => {
  it.each([
    ['logIn', logIn],
    ['signUp', signUp],
  ])('by %s has the service check the token before any screen hears of the student', async (_name, enter) => {
    let duringCheck = '';
    vi.mocked(call).mockImplementation(async () => {
      duringCheck = useAuth.getState().status;
      return undefined as never;
    });
    await enter('ana@example.com', 'secret', unhurried());
    expect(vi.mocked(call).mock.calls).toMatchObject([['auth.verify', { body: { token: 'ana-token' } }]]);
    expect(duringCheck).toBe('signed-out');
    expect(useAuth.getState()).toMatchObject({ status: 'signed-in', user: { uid: 'ana' } });
  });

  it('ends signed out when the token check fails, and says so', async () => {
    vi.mocked(call).mockRejectedValue(new Error('The service is resting.'));
    const attempt = logIn('ana@example.com', 'secret', unhurried());
    await expect(attempt).rejects.toBeInstanceOf(VerifyError);
    await expect(attempt).rejects.toThrow('The service is resting.');
    expect(useAuth.getState().status).toBe('signed-out');
  });

  it("passes the provider's refusal on and never asks the service", async () => {
    one.signInWithEmailAndPassword.mockRejectedValueOnce(new Error('Firebase: Error (auth/invalid-credential).'));
    await expect(logIn('ana@example.com', 'wrong', unhurried())).rejects.toThrow('auth/invalid-credential');
    expect(call).not.toHaveBeenCalled();
    expect(useAuth.getState().status).toBe('signed-out');
  });

  it.each(['while the provider is asked', 'while the token is checked'])(
    'that is cancelled %s signs nobody in',
    async (when) => {
      const cancel = new AbortController();
      const atProvider = when === 'while the provider is asked';
      if (atProvider)
        one.signInWithEmailAndPassword.mockImplementationOnce(async () => {
          const entered = await one.enter();
          cancel.abort();
          return entered;
        });
      else
        vi.mocked(call).mockImplementationOnce(async () => {
          cancel.abort();
          return undefined as never;
        });
      const heard: string[] = [];
      const stopHearing = useAuth.subscribe(({ status }) => heard.push(status));
      await expect(logIn('ana@example.com', 'secret', cancel.signal)).rejects.toBeInstanceOf(SignInCancelled);
      stopHearing();
      expect(heard).not.toContain('signed-in');
      expect(one.signOut).toHaveBeenCalledTimes(1);
      expect(useAuth.getState().status).toBe('signed-out');
    },
  );

  it('that follows a cancelled one waits until that is undone', async () => {
    const cancel = new AbortController();
    const cancelled = logIn('ana@example.com', 'secret', cancel.signal);
    cancel.abort();
    const next = logIn('ana@example.com', 'secret', unhurried());
    await expect(cancelled).rejects.toBeInstanceOf(SignInCancelled);
    await next;
    expect(useAuth.getState().status).toBe('signed-in');
  });

  it('that is cancelled while the account is made leaves no account', async () => {
    const cancel = new AbortController();
    one.createUserWithEmailAndPassword.mockImplementationOnce(async () => {
      const entered = await one.enter();
      cancel.abort();
      return entered;
    });
    await expect(signUp('ana@example.com', 'secret', cancel.signal)).rejects.toBeInstanceOf(SignInCancelled);
    expect(ana.delete).toHaveBeenCalledTimes(1);
    expect(call).not.toHaveBeenCalled();
    expect(useAuth.getState().status).toBe('signed-out');
  });

  it('ends with logOut, and with it goes where the student stopped in their books and what they answered', async () => {
    await logIn('ana@example.com', 'secret', unhurried());
    keepPage('locks', 81, 293);
    keepDraft('q1', { ...readDraft('q1'), answers: { mcq: {}, saq: { 0: 'a lock' }, laq: {} } });
    await logOut();
    expect(useAuth.getState().status).toBe('signed-out');
    expect(storedKeys('folio:')).toEqual([]);
  });
});

describe('finding out who is here', () => {
  it('does not load Firebase for a visitor', async () => {
    vi.mocked(firebaseIfNeeded).mockReturnValue(null);
    useAuth.setState({ status: 'loading', user: null });
    await startSession();
    expect(useAuth.getState().status).toBe('signed-out');
    expect(firebase).not.toHaveBeenCalled();
  });
});
