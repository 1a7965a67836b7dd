import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as accountModule from '@/lib/auth/account.ts';
import { sendPasswordReset } from '@/lib/auth/account.ts';
import * as signInModule from '@/lib/auth/sign-in.ts';
import { openLogin } from '@/lib/login-modal.ts';
import { renderScreen } from '@/testing/render.tsx';
import { standIn } from '@/testing/stand-in.ts';
import LoginModal from './login-modal.tsx';

beforeEach(() => {
  standIn(accountModule, 'sendPasswordReset');
  standIn(signInModule, 'prepareSignIn');
});

beforeEach(async () => {
  vi.mocked(sendPasswordReset).mockResolvedValue();
  openLogin('login');
  renderScreen(<LoginModal />);
  await userEvent.type(await screen.findByLabelText('Email'), 'ana@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
});
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the link' }));

describe('“Forgot your password?”', () => {
  it('has the mail sent, and does not tell whether there is such an account', async () => {
    await send();
    expect(sendPasswordReset).toHaveBeenCalledWith('ana@example.com');
    expect((await screen.findByRole('status')).textContent).toContain('If ana@example.com has an account');
  });

  it('asks for an address', async () => {
    await userEvent.clear(screen.getByLabelText('Email'));
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Please fill all fields');
    expect(sendPasswordReset).not.toHaveBeenCalled();
  });

  it('says why the mail could not be sent', async () => {
    vi.mocked(sendPasswordReset).mockRejectedValue(
      Object.assign(new Error('Firebase: Error (auth/invalid-email).'), { code: 'auth/invalid-email' }),
    );
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Firebase: Error (auth/invalid-email).');
    expect(alert.textContent).toContain('This doesn’t look like an email address.');
  });

  it('leads back to the login with the address kept', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Back to Login' }));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.com');
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  });
});
