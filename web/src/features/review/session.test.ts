import { describe, expect, it } from 'vitest';
import { graded, next, resumed, type Session, waitsFor } from './session.ts';

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

  it('that is loaded anew lets the minutes pass of what was asked a moment ago', () => {
    const card = (state: string, due: number) => ({ memory: { state, due: in_(due), last: in_(-0.5) } });
    const [again, due, tomorrow, fresh] = [
      card('learning', 1),
      card('learning', -3),
      card('review', 10),
      { memory: null },
    ];
    const session = { ...resumed([again, due, tomorrow, fresh], NOW, BOUNDS), spent: 0, limit: 900 };
    expect(session.waiting.map(({ card }) => card)).toEqual([due, tomorrow, fresh]);
    expect(session.returning).toMatchObject([{ card: again, due: NOW + 60_000, asked: NOW - 30_000 }]);
    expect(waitsFor({ ...session, waiting: [] }, NOW, BOUNDS)).toMatchObject({ at: NOW + 30_000 });
  });

  it('asks it early where nothing else is left, but not right after it was asked', () => {
    for (const minutes of [1, 10]) {
      const soon = after(begun('a'), { state: 'learning', due: in_(minutes) });
      expect(next(soon, NOW, BOUNDS)).toBeNull();
      expect(waitsFor(soon, NOW, BOUNDS)).toMatchObject({ turn: { card: 'a' }, at: NOW + 60_000 });
      expect(next(soon, NOW + 60_000, BOUNDS)?.card).toBe('a');
    }
  });

  it('asks another card meanwhile, though the one that was asked a moment ago is due before it', () => {
    const forgotten = after(begun('a', 'b'), { state: 'learning', due: in_(10) });
    const both = after(forgotten, { state: 'learning', due: in_(5) }, NOW + 50_000);
    expect(next(both, NOW + 50_000, BOUNDS)).toBeNull();
    expect(waitsFor(both, NOW + 50_000, BOUNDS)).toMatchObject({ turn: { card: 'a' }, at: NOW + 60_000 });
    expect(next(both, NOW + 60_000, BOUNDS)?.card).toBe('a');
  });

  it('leaves to another session what comes back tomorrow or in an hour', () => {
    for (const memory of [
      { state: 'review', due: in_(10) },
      { state: 'relearning', due: in_(60) },
    ])
      expect(waitsFor(after(begun('a'), memory), NOW, BOUNDS)).toBeNull();
  });

  it('waits for nothing once the day’s minutes are used', () => {
    const used = { ...after(begun('a'), { state: 'learning', due: in_(1) }), spent: 890 };
    expect(waitsFor(used, NOW, BOUNDS)).toBeNull();
    expect(next(used, NOW + 60_000, BOUNDS)).toBeNull();
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
