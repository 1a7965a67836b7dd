import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { renderScreen } from '@/testing/render.tsx';
import AboutPage from './about-page.tsx';

const before = useAuth.getState();
afterEach(() => useAuth.setState(before, true));

it('About leads a visitor in, and nobody who is in already', () => {
  useAuth.setState({ status: 'signed-out', user: null });
  const { unmount } = renderScreen(<AboutPage />, { at: '/about' });
  expect(screen.getByRole('heading', { name: 'About Folio' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start Learning Now' })).toBeTruthy();
  unmount();
  const user = { uid: 'u1', email: null, displayName: null, photoURL: null };
  useAuth.setState({ status: 'signed-in', user });
  renderScreen(<AboutPage />, { at: '/about' });
  expect(screen.queryByRole('button', { name: 'Start Learning Now' })).toBeNull();
});
