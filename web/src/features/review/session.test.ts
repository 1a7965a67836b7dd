import { describe, expect, it } from 'vitest';
import { graded, next, type Session } from './session.ts';

interface Memory {
  due: string;
  state: string;
}
const BOUNDS = { leastLeft: 60, ahead: 20 };
const NOW = Date.parse('2026-11-22T18:00:00Z');
const in_ = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const begun = (...cards: string[]): Session<string, Memory> => ({
  waiting: cards.map((card) => ({ card, memory: null })),
  returning: [],
  spent: 0,
  limit: 900,
});
const after = (session: Session<string, Memory>, memory: Memory, now = NOW) => {
  const turn = next(session, now, BOUNDS);
  if (!turn) throw new Error('over');
  return graded(session, turn, memory, 20, now, BOUNDS);
};

describe('a session', () => {
  it('asks what was forgotten again after its minutes, before it goes on', () => {
    const later = after(begun('a', 'b', 'c'), { state: 'learning', due: in_(1) });
    expect(next(later, NOW, BOUNDS)?.card).toBe('b');
    expect(next(later, NOW + 61_000, BOUNDS)?.card).toBe('a');
  });

  it('asks it early where nothing else is left, and not what comes back tomorrow', () => {
    expect(next(after(begun('a'), { state: 'learning', due: in_(10) }), NOW, BOUNDS)?.card).toBe('a');
    expect(next(after(begun('a'), { state: 'review', due: in_(10) }), NOW, BOUNDS)).toBeNull();
    expect(next(after(begun('a'), { state: 'relearning', due: in_(60) }), NOW, BOUNDS)).toBeNull();
  });

  it('begins no card when less than a minute of the day is left', () => {
    expect(next({ ...begun('a'), spent: 840 }, NOW, BOUNDS)?.card).toBe('a');
    expect(next({ ...begun('a'), spent: 841 }, NOW, BOUNDS)).toBeNull();
  });

  it('counts what each card took', () => {
    const done = after(after(begun('a', 'b'), { state: 'review', due: in_(9_000) }), {
      state: 'review',
      due: in_(9_000),
    });
    expect(done).toMatchObject({ waiting: [], returning: [], spent: 40 });
  });
});
