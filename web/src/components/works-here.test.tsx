import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publish } from '@/lib/auth/auth-store.ts';
import { useConnection } from '@/lib/connection.ts';
import * as device from '@/lib/device.ts';
import { keepSession } from '@/lib/kept-session.ts';
import { renderScreen } from '@/testing/render.tsx';
import { card } from '@/testing/samples.ts';
import { CardsHere, WorksHere } from './works-here.tsx';

beforeEach(() => publish({ uid: 'ana', email: null, displayName: null, photoURL: null }));
afterEach(() => {
  publish(null);
  useConnection.setState({ lost: false });
});

const keepCards = (count: number) =>
  keepSession({
    ...{ cards: Array.from({ length: count }, (_, i) => card(`c${i}`)), seconds_each: 20 },
    ...{ limit_minutes: 15, spent_seconds: 0, total: 9, left: 0 },
  });
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('with a connection only the book is a way on', () => {
  keepCards(2);
  renderScreen(<WorksHere bookId="locks" />);
  expect(links()).toEqual([['Open the book', '/chat/locks']]);
});

it('without one what this device has is offered, and nothing else', async () => {
  vi.spyOn(device, 'keptBooks').mockResolvedValue(['locks']);
  useConnection.setState({ lost: true });
  const { unmount } = renderScreen(<WorksHere bookId="weaving" />);
  await vi.waitFor(() => expect(device.keptBooks).toHaveBeenCalled());
  expect(links()).toEqual([]);
  unmount();
  keepCards(2);
  renderScreen(<WorksHere bookId="locks" />);
  await screen.findByRole('link', { name: 'Open the book' });
  expect(links()).toEqual([
    ['Open the book', '/chat/locks'],
    ['Review 2 cards', '/review'],
  ]);
});

it('a line says nothing of cards where none are here', () => {
  useConnection.setState({ lost: true });
  const { unmount } = renderScreen(<CardsHere />);
  expect(links()).toEqual([]);
  unmount();
  keepCards(1);
  renderScreen(<CardsHere />);
  expect(links()).toEqual([['Review 1 card', '/review']]);
});
