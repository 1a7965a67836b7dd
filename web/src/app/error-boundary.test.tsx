import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectErrors } from '@/testing/expected-errors.ts';
import { renderScreen } from '@/testing/render.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyRoute, Screen } from './lazy-route.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  // Nobody looks for a lost connection any more.
  window.dispatchEvent(new Event('online'));
});

/** Nothing answers. */
const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

/** A screen whose code cannot be fetched until `connect` is called. */
function unreachable() {
  let connected = false;
  const route = lazyRoute(async () => {
    if (!connected) throw new TypeError('Failed to fetch dynamically imported module: /assets/progress.js');
    return { default: () => <h1>Progress</h1> };
  });
  renderScreen(
    <ErrorBoundary>
      <Suspense>
        <Screen route={route} />
      </Suspense>
    </ErrorBoundary>,
  );
  return () => {
    connected = true;
  };
}

it('a screen whose code cannot be fetched says that the connection is lost, and blames nobody', async () => {
  const { told } = expectErrors();
  offline();
  const connect = unreachable();
  expect(await screen.findByRole('heading', { name: 'You seem to be offline' })).toBeTruthy();
  expect(screen.queryByText(/our mistake/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'You seem to be offline' })).toBeTruthy();
  connect();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Progress' })).toBeTruthy();
  expect(told()).not.toEqual([]);
});

it('… and comes by itself when the connection is back', async () => {
  const { told } = expectErrors();
  offline();
  const connect = unreachable();
  await screen.findByRole('heading', { name: 'You seem to be offline' });
  connect();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Progress' })).toBeTruthy();
  expect(told()).not.toEqual([]);
});

it('… and says that a new version is there where the site answers and the code is still not to be had', async () => {
  const { told } = expectErrors();
  const asked = vi.fn(async (_address: string, _given?: RequestInit) => new Response('<!doctype html>'));
  vi.stubGlobal('fetch', asked);
  unreachable();
  expect(await screen.findByRole('heading', { name: 'This page needs a newer Folio' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(asked.mock.calls[0]?.[1]?.cache).toBe('no-store');
  expect(told()).not.toEqual([]);
});

function Broken(): never {
  throw new Error('oops');
}

it('what breaks while connected is our mistake', async () => {
  const { told } = expectErrors();
  renderScreen(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong on this page' })).toBeTruthy();
  expect(told()).not.toEqual([]);
});
