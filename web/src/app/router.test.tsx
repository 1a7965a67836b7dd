import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequireStudent } from '@/features/auth/require-student.tsx';
import { publish, useAuth } from '@/lib/auth/auth-store.ts';
import { closeLogin } from '@/lib/login-modal.ts';
import { renderScreen } from '@/testing/render.tsx';
import { Router } from './router.tsx';
import { navigation } from './routes.tsx';

vi.mock('@/features/library/dashboard.tsx', () => ({ default: () => <h1>The dashboard</h1> }));

const ana = { uid: 'ana', email: 'ana@example.com', displayName: null, photoURL: null };

beforeEach(() => {
  useAuth.setState({ status: 'loading', user: null, left: false });
  closeLogin();
});

describe('a protected screen', () => {
  const secret = (
    <RequireStudent>
      <p>Secret</p>
    </RequireStudent>
  );

  it('waits behind the full-screen spinner while it is determined who is here', () => {
    renderScreen(secret, { at: '/progress' });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByText('Secret')).toBeNull();
  });

  it('sends a visitor to /', () => {
    publish(null);
    renderScreen(secret, { at: '/progress' });
    expect(screen.getByTestId('where').textContent).toBe('/');
    expect(screen.queryByText('Secret')).toBeNull();
  });

  it('lets a student in', () => {
    publish(ana);
    renderScreen(secret, { at: '/progress' });
    expect(screen.getByText('Secret')).toBeTruthy();
  });
});

describe('a visitor who came for a screen', () => {
  it('is told what to log in to, and is led there after the log-in', async () => {
    publish(null);
    renderScreen(<Router />, { at: '/review?from=mail' });
    expect(await screen.findByText('Log in to review your cards.')).toBeTruthy();
    expect(screen.getByTestId('where').textContent).toMatch(/^\/($|\?)/);
    publish(ana);
    await vi.waitFor(() => expect(screen.getByTestId('where').textContent).toMatch(/^\/review/), { timeout: 15_000 });
  });

  it('is not led there where the line that says so was never on the screen', async () => {
    publish(ana);
    renderScreen(<Router />, { at: { pathname: '/', state: { wanted: '/review' } } });
    expect(await screen.findByRole('heading', { name: 'The dashboard' })).toBeTruthy();
  });

  it('is told nothing where the screen was left by logging out', async () => {
    publish(ana);
    renderScreen(<Router />, { at: '/settings' });
    await screen.findByRole('button', { name: 'Account menu' });
    publish(null);
    expect(await screen.findByRole('button', { name: 'Start Learning Now' })).toBeTruthy();
    expect(screen.queryByText(/^Log in to/)).toBeNull();
  });
});

describe('/', () => {
  it('is the landing page with its six features for a visitor', async () => {
    publish(null);
    renderScreen(<Router />);
    expect(await screen.findByRole('button', { name: 'Start Learning Now' })).toBeTruthy();
    const features = within(screen.getByRole('region', { name: 'What Folio does' }));
    expect(features.getAllByRole('heading', { level: 3 }).map((heading) => heading.firstChild?.textContent)).toEqual([
      'AI study companion',
      'Smart quiz generator',
      'Progress dashboard',
      'PDF library',
      'Video learning',
      'Smart citations',
    ]);
  });

  it('is the dashboard for a student, under the navigation and the account menu', async () => {
    publish(ana);
    renderScreen(<Router />);
    expect(await screen.findByRole('heading', { name: 'The dashboard' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Account menu' })).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(navigation.map(({ label }) => label));
    expect(links[0]?.getAttribute('href')).toBe('/');
  });

  it('opens the login modal by Start Learning Now', async () => {
    publish(null);
    renderScreen(<Router />);
    (await screen.findByRole('button', { name: 'Start Learning Now' })).click();
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});

it.each([null, ana])('has a footer with the four pages and the social links (for %o)', async (user) => {
  publish(user);
  renderScreen(<Router />, { at: '/about' });
  const footer = within(await screen.findByRole('contentinfo'));
  const address = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
  expect(address('About')).toBe('/about');
  expect(address('Contact')).toBe('/contact');
  expect(address('Privacy Policy')).toBe('/privacy-policy');
  expect(address('Terms of Service')).toBe('/terms-of-service');
  expect(footer.getAllByRole('link').length).toBeGreaterThan(4);
});

it('gives the 30-day notice in the terms', async () => {
  publish(null);
  renderScreen(<Router />, { at: '/terms-of-service' });
  expect(await screen.findByText(/Material changes are announced .* at least 30 days before/)).toBeTruthy();
});

it('says plainly that an address leads nowhere', async () => {
  publish(null);
  renderScreen(<Router />, { at: '/no/such/page' });
  expect(await screen.findByRole('heading', { name: 'This page is not in the book' })).toBeTruthy();
});
