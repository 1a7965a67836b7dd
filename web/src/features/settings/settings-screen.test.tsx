import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as accountModule from '@/lib/auth/account.ts';
import { changeEmail, deleteAccount, sendVerification, signInDetails } from '@/lib/auth/account.ts';
import { publish } from '@/lib/auth/auth-store.ts';
import { useConnection } from '@/lib/connection.ts';
import { localDay } from '@/lib/format.ts';
import { storeValue } from '@/lib/storage.ts';
import { renderScreen } from '@/testing/render.tsx';
import { serve, silence } from '@/testing/service.ts';
import { standIn } from '@/testing/stand-in.ts';
import SettingsScreen from './settings-screen.tsx';

beforeEach(() => {
  standIn(accountModule, 'lastSignInDetails', 'signInDetails', 'sendVerification', 'changeEmail', 'deleteAccount');
});

const ana = { email: 'ana@example.com', verified: false, hasPassword: true };

async function open(details = ana) {
  vi.mocked(signInDetails).mockResolvedValue(details);
  publish({ uid: 'ana', email: details.email, displayName: null, photoURL: null });
  renderScreen(<SettingsScreen />, { at: '/settings' });
  await screen.findByText(details.email);
}
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(sendVerification).mockResolvedValue();
  vi.mocked(changeEmail).mockResolvedValue();
  vi.mocked(deleteAccount).mockResolvedValue();
});

afterEach(() => useConnection.setState({ lost: false }));

describe('the settings', () => {
  it('say how many minutes a day’s review may take, and change it', async () => {
    const today = { due: 3, minutes: 2, cards: 9, limit_minutes: 15, spent_seconds: 0 };
    const { made } = serve({ 'GET /review/today': today, 'PATCH /review/settings': { minutes: 30 } });
    await open();
    const most = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Most minutes a day' });
    expect(most.value).toBe('15');
    await userEvent.selectOptions(most, '30');
    await vi.waitFor(() =>
      expect(made.find(({ call }) => call === 'PATCH /review/settings')?.body).toEqual({ minutes: 30 }),
    );
  });

  it('without a connection say so once, and what needs one is off', async () => {
    const today = { due: 3, minutes: 2, cards: 9, limit_minutes: 15, spent_seconds: 0 };
    publish({ uid: 'ana', email: ana.email, displayName: null, photoURL: null });
    storeValue('folio:review-today', `${localDay()} ana\n${JSON.stringify(today)}`);
    useConnection.setState({ lost: true });
    serve({ 'GET /review/today': () => Promise.reject(new TypeError('Failed to fetch')) });
    await open({ ...ana, verified: true });
    await screen.findByText('You seem to be offline.');
    await vi.waitFor(() =>
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Most minutes a day' }).disabled).toBe(true),
    );
    expect(button('Change email')).toHaveProperty('disabled', true);
    expect(screen.queryByText(/couldn’t be loaded/)).toBeNull();
  });

  it('switch the theme', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it('say that the sign-in could not be looked up, and try again', async () => {
    serve({ 'GET /review/today': silence });
    vi.mocked(signInDetails).mockRejectedValueOnce(new Error('No connection.'));
    renderScreen(<SettingsScreen />);
    expect(await screen.findByText('No connection.')).toBeTruthy();
    expect(button('Delete my account…')).toHaveProperty('disabled', true);
    vi.mocked(signInDetails).mockResolvedValue(ana);
    await userEvent.click(button('Try again'));
    expect(await screen.findByText(ana.email)).toBeTruthy();
  });
});

describe('the e-mail address', () => {
  it('is confirmed by a mail, which is sent when asked for', async () => {
    await open();
    await userEvent.click(button('Send the confirmation email'));
    expect(sendVerification).toHaveBeenCalledOnce();
    expect(await screen.findByText(/An email is on its way to ana@example.com/)).toBeTruthy();
  });

  it('that is confirmed says so and asks for nothing', async () => {
    await open({ ...ana, verified: true });
    expect(screen.getByText('Confirmed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the confirmation email' })).toBeNull();
  });

  it('is changed with the password, by a mail to the new address', async () => {
    await open();
    await userEvent.click(button('Change email'));
    await userEvent.click(button('Send a confirmation to the new email'));
    expect((await screen.findByRole('alert')).textContent).toContain('Please fill all fields');
    await userEvent.type(screen.getByLabelText('New email'), ' new@example.com ');
    await userEvent.type(screen.getByLabelText('Your password'), 'secret');
    await userEvent.click(button('Send a confirmation to the new email'));
    expect(changeEmail).toHaveBeenCalledWith('secret', 'new@example.com');
    expect(await screen.findByText(/on its way to new@example.com/)).toBeTruthy();
  });

  it('of a Google account is changed at Google', async () => {
    await open({ ...ana, verified: true, hasPassword: false });
    expect(screen.getByText(/You log in with Google/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull();
  });
});

describe('deleting the account', () => {
  const ask = async () => {
    await userEvent.click(button('Delete my account…'));
    return within(await screen.findByRole('dialog', { name: 'Delete your account permanently?' }));
  };

  it('asks for the password once more, and then leads to /', async () => {
    await open();
    const dialog = await ask();
    expect(dialog.getByRole('button', { name: 'Delete everything' })).toHaveProperty('disabled', true);
    await userEvent.type(dialog.getByLabelText('Enter your password again'), 'secret');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(deleteAccount).toHaveBeenCalledWith('secret');
    await vi.waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/'));
  });

  it('has a student without a password type their address', async () => {
    await open({ ...ana, hasPassword: false });
    const dialog = await ask();
    const field = dialog.getByLabelText(/Type your email/);
    await userEvent.type(field, 'ana@example.co');
    expect(dialog.getByRole('button', { name: 'Delete everything' })).toHaveProperty('disabled', true);
    await userEvent.type(field, 'm{Enter}');
    expect(deleteAccount).toHaveBeenCalledWith(null);
  });

  it('that failed says why and leaves the student where they are', async () => {
    vi.mocked(deleteAccount).mockRejectedValue(new Error('Firebase: Error (auth/wrong-password).'));
    await open();
    const dialog = await ask();
    await userEvent.type(dialog.getByLabelText('Enter your password again'), 'wrong{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('auth/wrong-password');
    expect(screen.getByTestId('where').textContent).toBe('/settings');
  });
});
