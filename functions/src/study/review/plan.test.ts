import { describe, expect, it } from 'vitest';
import { remembered } from '../../contract/memory.ts';
import type { Memory } from '../../contract/review-log.ts';
import { type Due, interleaved, planDay, roomFor } from './plan.ts';

const now = new Date('2026-11-22T18:00:00Z');
const learned = (daysAgo: number): Memory => {
  const first = new Date(now.getTime() - daysAgo * 86_400_000);
  return remembered(null, first, 4);
};
const card = (id: string, about: Partial<Due> = {}): Due => ({
  id,
  memory: learned(10),
  term: id,
  siblings: [],
  ...about,
});
const ids = (cards: readonly Due[]) => cards.map(({ id }) => id);

describe('a day', () => {
  it('asks no more than its minutes hold', () => {
    const due = Array.from({ length: 100 }, (_, i) => card(`c${i}`));
    const { cards, left } = planDay({
      due,
      week: 100,
      fresh: [card('new', { memory: null })],
      now,
      seconds: 900,
      each: 30,
    });
    expect(cards).toHaveLength(30);
    expect(left).toBe(70);
    expect(ids(cards)).not.toContain('new');
  });

  it('asks nothing more when less than a minute is left of it', () => {
    expect(planDay({ due: [card('a')], week: 1, fresh: [], now, seconds: 59, each: 10 })).toEqual({
      cards: [],
      left: 1,
    });
  });

  it('saves what is remembered best where not all can be saved', () => {
    const due = [
      card('old', { memory: learned(200) }),
      card('late', { memory: learned(30) }),
      card('just', { memory: learned(16) }),
    ];
    const { cards } = planDay({ due, week: 3, fresh: [], now, seconds: 60, each: 30 });
    expect(ids(cards)).toEqual(['just', 'late']);
  });

  it('brings in new cards where all that is due fits, more for who is only beginning', () => {
    const room = (due: number, week: number, fresh = 100) => roomFor({ due, week, fresh }, 900, 30);
    expect(room(0, 0).fresh).toBeGreaterThan(room(4, 30).fresh);
    expect(room(4, 30).fresh).toBeGreaterThan(0);
    expect(room(29, 150)).toEqual({ due: 29, fresh: 0 });
    expect(room(30, 30)).toEqual({ due: 30, fresh: 0 });
    expect(room(0, 0, 2)).toEqual({ due: 0, fresh: 2 });
  });
});

describe('the order', () => {
  it('lets what is easily confused follow on one another', () => {
    const order = interleaved([
      card('positive reinforcement', { siblings: ['negative reinforcement'] }),
      card('cell'),
      card('tissue'),
      card('negative reinforcement'),
    ]);
    expect(ids(order).slice(0, 2)).toEqual(['positive reinforcement', 'negative reinforcement']);
  });

  it('keeps two cards about the same thing apart, so that none gives the other away', () => {
    const order = ids(
      interleaved([card('a1', { term: 'a' }), card('a2', { term: 'a' }), card('b'), card('c'), card('d'), card('e')]),
    );
    expect(order.indexOf('a2') - order.indexOf('a1')).toBeGreaterThan(4);
    expect(order).toHaveLength(6);
  });

  it('loses no card where they are all about one thing', () => {
    const cards = Array.from({ length: 5 }, (_, i) => card(`c${i}`, { term: 'one' }));
    expect(ids(interleaved(cards)).sort()).toEqual(ids(cards).sort());
  });
});
