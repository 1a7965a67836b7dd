import type { ReviewSession } from '@contract/review.ts';
import type { Memory } from '@contract/review-log.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { card } from '@/testing/samples.ts';
import { keepingAhead, keepSession, keptSession, learned, removed } from './kept-session.ts';

const signIn = (uid: string) =>
  useAuth.setState({ status: 'signed-in', user: { uid, email: null, displayName: null, photoURL: null } });

const session = (...ids: string[]): ReviewSession => ({
  ...{ cards: ids.map(card), seconds_each: 20, limit_minutes: 15, spent_seconds: 0, total: 9, left: 0 },
});
const due = (at: string): Memory => ({
  ...{ due: at, state: 'review', stability: 3, difficulty: 5, step: 0, days: 3, reviews: 1, lapses: 0, last: at },
});
const kept = () => keptSession()?.cards.map(({ card_id }) => card_id);

beforeEach(() => {
  localStorage.clear();
  signIn('ana');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:00:00') });
});
afterEach(() => {
  vi.useRealTimers();
  useAuth.setState({ status: 'signed-out', user: null });
});

describe('cards kept for the next day', () => {
  it('are the next study day’s after midnight too, which begins at four', () => {
    vi.setSystemTime(new Date('2026-11-21T00:30:00'));
    keepSession(session());
    keepingAhead()(session('tomorrow'));
    vi.setSystemTime(new Date('2026-11-21T03:30:00'));
    expect(kept()).toEqual([]);
    vi.setSystemTime(new Date('2026-11-21T09:00:00'));
    expect(kept()).toEqual(['tomorrow']);
  });

  it('know what was done while they were on their way', () => {
    const keep = keepingAhead();
    learned(card('done'), due('2026-12-01T12:00:00'));
    removed(card('gone'));
    learned(card('again'), due('2026-11-21T12:00:00'));
    keep(session('done', 'gone', 'other'));
    vi.setSystemTime(new Date('2026-11-21T09:00:00'));
    expect(kept()).toEqual(['other', 'again']);
  });

  it('do not hold a card that was removed', () => {
    keepingAhead()(session('gone', 'other'));
    removed(card('gone'));
    vi.setSystemTime(new Date('2026-11-21T09:00:00'));
    expect(kept()).toEqual(['other']);
  });

  it('are nobody’s who signed in while they were on their way', () => {
    const keep = keepingAhead();
    signIn('ben');
    keep(session('ana’s'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('ana’s');
  });
});
