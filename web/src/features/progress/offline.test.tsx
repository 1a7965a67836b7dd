import { hashKey } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { publish } from '@/lib/auth/auth-store.ts';
import { KEPT, storeValue } from '@/lib/storage.ts';
import { renderScreen } from '@/testing/render.tsx';
import { summary } from '@/testing/samples.ts';
import { Refusal, serve } from '@/testing/service.ts';
import ProgressScreen from './progress-screen.tsx';
import { GET, overall } from './testing.ts';

describe('without a connection', () => {
  /** What an earlier visit left on this device. */
  const leaveBehind = () => {
    publish({ uid: 'ana', email: null, displayName: null, photoURL: null });
    const data = { pages: [{ overall_summary: overall, attempts: [summary()], more: false }], pageParams: [null] };
    storeValue(`${KEPT}ana:${hashKey(['progress', 'attempts'])}`, JSON.stringify({ at: Date.UTC(2026, 10, 3), data }));
  };
  afterEach(() => publish(null));

  it('what this device has kept is shown, with since when it stands', async () => {
    leaveBehind();
    serve({});
    renderScreen(<ProgressScreen />);
    expect(await screen.findByText('You seem to be offline.')).toBeTruthy();
    expect(screen.getByText(/^This is how you stood on .*2026/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^View Details: / })).toBeTruthy();
    expect(screen.queryByText('No quiz attempts found.')).toBeNull();
  });

  it('what comes next waits for a connection, and says so', async () => {
    leaveBehind();
    const chapter = {
      title: 'Memory',
      from: 6,
      to: 10,
      state: 'shaky',
      attempted: 9,
      correct: 2,
      right: 2,
      of: 9,
      last: null,
    };
    const data = { books: [{ pdf_id: 'locks', title: 'Threads and Locks', chapters: [chapter] }] };
    storeValue(
      `${KEPT}ana:${hashKey(['progress', 'coverage', ''])}`,
      JSON.stringify({ at: Date.UTC(2026, 10, 3), data }),
    );
    serve({});
    renderScreen(<ProgressScreen />);
    await screen.findByText('A quiz needs a connection.');
    const next = within(screen.getByRole('region', { name: 'Next' }));
    expect(next.getByRole<HTMLButtonElement>('button', { name: 'Practise' }).disabled).toBe(true);
    expect(next.queryByRole('link')).toBeNull();
  });

  it('nothing kept reads as empty, and so does what the service refuses, whatever was kept', async () => {
    serve({});
    const { unmount } = renderScreen(<ProgressScreen />);
    expect(await screen.findByText('No quiz attempts found.')).toBeTruthy();
    unmount();
    leaveBehind();
    serve({ [GET]: new Refusal(500, 'internal', 'Broken.') });
    renderScreen(<ProgressScreen />);
    expect(await screen.findByText('Broken.')).toBeTruthy();
    expect(screen.getByText('No quiz attempts found.')).toBeTruthy();
  });
});
