import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, serve } from '@/testing/service.ts';
import { publish } from './auth/auth-store.ts';
import { keepPage, placeIn } from './reading-places.ts';
import { sendStop } from './stops.ts';
import { forgetWork } from './storage.ts';

beforeEach(() => {
  publish(null);
  forgetWork();
  publish({ uid: 'ana', email: 'ana@example.com', displayName: null, photoURL: null });
  vi.useRealTimers();
});

const kept = { stop: { page: 1, ago: 0 } };

describe('where a student stops', () => {
  it('is told once, with how long ago that was', async () => {
    const { made } = serve({ 'POST /book/b1/stop': kept });
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    keepPage('b1', 81, 293);
    vi.setSystemTime(1_060_000);
    await sendStop('b1');
    await sendStop('b1');
    expect(made.map(({ body }) => body)).toEqual([{ page: 81, ago: 60_000 }]);
  });

  it('is told the next time where it could not be, and never of a book in which no page was turned', async () => {
    const { made, answers } = serve({ 'POST /book/b1/stop': new Refusal(503, 'unavailable', 'Later.') });
    await sendStop('b1');
    expect(made).toEqual([]);
    keepPage('b1', 4, 293);
    await sendStop('b1');
    expect(placeIn('b1')?.sent).toBeUndefined();
    answers['POST /book/b1/stop'] = kept;
    await sendStop('b1');
    expect(placeIn('b1')?.sent).toBe(placeIn('b1')?.at);
  });

  it('is never from the future, however a clock was set', async () => {
    const { made } = serve({ 'POST /book/b1/stop': kept });
    vi.useFakeTimers({ toFake: ['Date'], now: 5_000_000 });
    keepPage('b1', 4, 293);
    vi.setSystemTime(4_000_000);
    await sendStop('b1');
    expect(made[0]?.body).toEqual({ page: 4, ago: 0 });
  });
});
