import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { publish } from '@/lib/auth/auth-store.ts';
import * as signInModule from '@/lib/auth/sign-in.ts';
import {
  asksForGoogleAccount,
  logIn,
  logInWithEmulatedGoogle,
  logInWithGoogle,
  signUp,
  VerifyError,
} from '@/lib/auth/sign-in.ts';
import { closeLogin, openLogin, useLoginModal } from '@/lib/login-modal.ts';
import { renderScreen } from '@/testing/render.tsx';
import { standIn } from '@/testing/stand-in.ts';
import LoginModal from './login-modal.tsx';

beforeEach(() => {
  standIn(
    signInModule,
    'asksForGoogleAccount',
    'logIn',
    'logInWithEmulatedGoogle',
    'logInWithGoogle',
    'prepareSignIn',
    'signUp',
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = () => useLoginModal.getState().open;

async function fill(email: string, password: string) {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
}

beforeEach(() => {
  for (const enter of [logIn, signUp, logInWithGoogle, logInWithEmulatedGoogle]) vi.mocked(enter).mockResolvedValue();
  openLogin('login');
  renderScreen(<LoginModal />);
});

describe('the login modal, opened by Start Learning Now', () => {
  const openByStart = () => {
    closeLogin();
    openLogin();
  };

  it('offers an account first to whom was never here', async () => {
    openByStart();
    expect(await screen.findByRole('dialog', { name: 'Sign up for Folio' })).toBeTruthy();
    expect(button('Sign Up').getAttribute('type')).toBe('submit');
  });

  it('offers Login first where somebody has signed in before', async () => {
    publish({ uid: 'ana', email: null, displayName: null, photoURL: null });
    publish(null);
    openByStart();
    expect(await screen.findByRole('dialog', { name: 'Log in to Folio' })).toBeTruthy();
    window.localStorage.clear();
  });
});

describe('the login modal, opened to log in', () => {
  it('is a dialog whose main button submits', () => {
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Login' }).getAttribute('type')).toBe('submit');
  });

  it('begins in the e-mail field, and says what is so for who comes for the first time', async () => {
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    expect(screen.getByRole('dialog', { name: 'Log in to Folio' }).textContent).not.toMatch(/back|left them/i);
    await userEvent.click(button('Sign Up'));
    expect(screen.getByRole('dialog', { name: 'Sign up for Folio' })).toBeTruthy();
  });

  it('shows who makes an account what it is made under, in tabs of their own; who has one is not told again', async () => {
    const legal = () =>
      screen.queryAllByRole<HTMLAnchorElement>('link').map(({ pathname, target }) => [pathname, target]);
    expect(legal()).toEqual([]);
    await userEvent.click(button('Sign Up'));
    expect(legal()).toEqual([
      ['/terms-of-service', '_blank'],
      ['/privacy-policy', '_blank'],
    ]);
  });

  it('closes by its close button', async () => {
    await userEvent.click(button('Close'));
    expect(isOpen()).toBe(false);
  });

  it('closes by Esc', async () => {
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('toggles between Login and Sign Up and keeps what was typed', async () => {
    await fill('ana@example.com', 'secret');
    await userEvent.click(button('Sign Up'));
    expect(button('Sign Up').getAttribute('type')).toBe('submit');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.com');
    await userEvent.click(button('Login'));
    expect(button('Login').getAttribute('type')).toBe('submit');
  });

  it.each([
    ['', ''],
    ['ana@example.com', ''],
    ['', 'secret'],
    ['   ', 'secret'],
  ])("asks for both fields when given '%s' and '%s'", async (email, password) => {
    if (email) await userEvent.type(screen.getByLabelText('Email'), email);
    if (password) await userEvent.type(screen.getByLabelText('Password'), password);
    await userEvent.click(button('Login'));
    expect(screen.getByRole('alert').textContent).toBe('Please fill all fields');
    expect(logIn).not.toHaveBeenCalled();
  });

  it("reads 'Processing...' while busy and closes only after the sign-in has succeeded", async () => {
    let succeed: () => void = () => undefined;
    vi.mocked(logIn).mockReturnValue(
      new Promise((resolve) => {
        succeed = resolve;
      }),
    );
    await fill('ana@example.com', 'secret{Enter}');
    expect(button('Processing...').hasAttribute('disabled')).toBe(true);
    expect(isOpen()).toBe(true);
    succeed();
    await vi.waitFor(() => expect(isOpen()).toBe(false));
    expect(logIn).toHaveBeenCalledWith('ana@example.com', 'secret', expect.any(AbortSignal));
  });

  it('cancels the sign-in when it is closed while it processes, and opens afresh', async () => {
    let refuse: (error: Error) => void = () => undefined;
    vi.mocked(logIn).mockReturnValue(
      new Promise((_, reject) => {
        refuse = reject;
      }),
    );
    await fill('ana@example.com', 'secret{Enter}');
    await userEvent.click(button('Close'));
    const [, , signal] = vi.mocked(logIn).mock.calls[0]!;
    expect(signal.aborted).toBe(true);
    openLogin('login');
    expect(await screen.findByRole('button', { name: 'Login' })).toHaveProperty('disabled', false);
    refuse(new Error('cancelled'));
    await Promise.resolve();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("says in plain words what to do, shows the provider's message as it is below, and keeps the e-mail", async () => {
    const refusal = Object.assign(new Error('Firebase: Error (auth/invalid-credential).'), {
      code: 'auth/invalid-credential',
    });
    vi.mocked(logIn).mockRejectedValue(refusal);
    await fill('ana@example.com', 'wrong{Enter}');
    const [hint, whose, message] = (await screen.findByRole('alert')).children;
    // The provider's words may name limits other than ours: whose they are is said.
    expect(whose?.textContent).toBe('The sign-in service says:');
    expect(message?.textContent).toBe('Firebase: Error (auth/invalid-credential).');
    expect(hint?.textContent).toContain('don’t match');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.com');
    expect(isOpen()).toBe(true);
  });

  it('has a plain sentence for what it has no words of its own for', async () => {
    const refusal = Object.assign(new Error('Firebase: Error (auth/never-heard-of).'), { code: 'auth/never-heard-of' });
    vi.mocked(logIn).mockRejectedValue(refusal);
    await fill('ana@example.com', 'secret{Enter}');
    const [hint, whose, message] = (await screen.findByRole('alert')).children;
    expect(hint?.textContent).toMatch(/^Signing in didn’t work this time\. Try again/);
    expect(whose?.textContent).toBe('The sign-in service says:');
    expect(message?.textContent).toBe('Firebase: Error (auth/never-heard-of).');
  });

  it('asks for both fields in Sign Up too, and there shows the provider’s message and keeps what was typed', async () => {
    await userEvent.click(button('Sign Up'));
    const submit = document.querySelector<HTMLButtonElement>('button[type=submit]') as HTMLButtonElement; // the dialog has one
    await userEvent.click(submit);
    expect(screen.getByRole('alert').textContent).toBe('Please fill all fields');
    vi.mocked(signUp).mockRejectedValue(new Error('Firebase: Error (auth/user-disabled).'));
    await fill('ana@example.com', 'secret{Enter}');
    expect(await screen.findByText('Firebase: Error (auth/user-disabled).')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.com');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret');
  });

  it('turns to Login when the account was made but the token check failed', async () => {
    vi.mocked(signUp).mockRejectedValue(new VerifyError(new Error('The service is resting.')));
    await userEvent.click(button('Sign Up'));
    await fill('ana@example.com', 'secret{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('The service is resting.');
    expect(button('Login').getAttribute('type')).toBe('submit');
    expect(isOpen()).toBe(true);
  });

  it("signs in by Google's popup in production", async () => {
    vi.mocked(asksForGoogleAccount).mockResolvedValue(false);
    await userEvent.click(button('Continue with Google'));
    await vi.waitFor(() => expect(isOpen()).toBe(false));
    expect(logInWithGoogle).toHaveBeenCalledOnce();
  });

  it('asks for the Google account itself in the emulators', async () => {
    vi.mocked(asksForGoogleAccount).mockResolvedValue(true);
    await userEvent.click(button('Continue with Google'));
    await userEvent.click(await screen.findByRole('button', { name: /ana\.google@example\.com/ }));
    expect(logInWithEmulatedGoogle).toHaveBeenCalledWith(
      'ana.google@example.com',
      'Ana Reader',
      expect.any(AbortSignal),
    );
    expect(logInWithGoogle).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(isOpen()).toBe(false));
  });
});
