import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { publish, type User } from '@/lib/auth/auth-store.ts';
import * as signInModule from '@/lib/auth/sign-in.ts';
import { logOut } from '@/lib/auth/sign-in.ts';
import { renderScreen } from '@/testing/render.tsx';
import { standIn } from '@/testing/stand-in.ts';
import AccountMenu from './account-menu.tsx';

beforeEach(() => {
  standIn(signInModule, 'logOut');
});

const ana: User = { uid: 'ana', email: 'ana@example.com', displayName: 'Ana Reader', photoURL: null };

async function open(user: User) {
  publish(user);
  renderScreen(<AccountMenu />, { at: '/about' });
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
}

beforeEach(() => {
  vi.mocked(logOut).mockResolvedValue();
});

describe('the account menu', () => {
  it('shows the display name', async () => {
    await open(ana);
    expect(await screen.findByText('Ana Reader')).toBeTruthy();
  });

  it('shows the e-mail of a student without a name', async () => {
    await open({ ...ana, displayName: null });
    expect(await screen.findByText('ana@example.com')).toBeTruthy();
  });

  it('logs out and goes to /', async () => {
    await open(ana);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await vi.waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/'));
    expect(logOut).toHaveBeenCalledOnce();
  });

  it('says so when logging out failed, and stays', async () => {
    vi.mocked(logOut).mockRejectedValue(new Error('No connection.'));
    await open(ana);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No connection.');
    expect(screen.getByTestId('where').textContent).toBe('/about');
  });

  it('leads to the settings', async () => {
    await open(ana);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    expect(screen.getByTestId('where').textContent).toBe('/settings');
  });

  it('switches the theme and remembers it', async () => {
    await open(ana);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('folio-theme')).toBe('dark');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'System' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});
