import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, memoryOf } from '../contract/memory.ts';
import type { ReviewDay, SentEntry } from '../contract/review.ts';
import { GRADES, type Grade } from '../contract/review-log.ts';
import type { KeptEntry } from './cards.ts';
import { growth, kept, merged } from './review-log.ts';

const DAY_MS = 86_400_000;
const BEGIN = Date.parse('2026-11-22T08:00:00Z');
const HOUR_MS = 3_600_000;

/** What one device did with one card while nobody saw it: reviews, some of them taken back. */
const device = (name: string) =>
  fc
    .array(
      fc.record({ hours: fc.integer({ min: 0, max: 24 * 60 }), grade: fc.constantFrom(...GRADES), undo: fc.boolean() }),
      {
        maxLength: 12,
      },
    )
    .map((done) =>
      done.flatMap(({ hours, grade, undo }, i): SentEntry[] => {
        const id = `${name}-entry-${i}`;
        const at = (minutes: number) => new Date(BEGIN + hours * HOUR_MS + minutes * 60_000).toISOString();
        const entry = { id, card_id: 'card', at: at(0), grade: grade as Grade, seconds: 5 + i };
        return undo && i % 3 === 0 ? [entry, { id: `${id}-undo`, card_id: 'card', at: at(1), undoes: id }] : [entry];
      }),
    );

/** The same entries in portions, some of them sent twice, in any order of the portions. */
const sending = (entries: SentEntry[]) =>
  fc
    .record({
      order: fc.shuffledSubarray(entries, { minLength: entries.length }),
      again: fc.subarray(entries),
      portion: fc.integer({ min: 1, max: 5 }),
    })
    .map(({ order, again, portion }) => {
      const all = [...order, ...again];
      return Array.from({ length: Math.ceil(all.length / portion) }, (_, i) =>
        all.slice(i * portion, (i + 1) * portion),
      );
    });

const LATER = new Date(BEGIN + 100 * DAY_MS);
const numbers = ({ reviews, seconds, asked, remembered }: Omit<ReviewDay, 'day'>) => [
  ...[reviews, seconds, asked, remembered],
];
const asKept = (entries: readonly SentEntry[]) => entries.map((entry) => kept(entry, 60, LATER));

describe('two devices that were offline', () => {
  it('come together with nothing lost and nothing doubled, in 500 histories sent in any order', () => {
    const histories = fc
      .record({ phone: device('phone'), desk: device('desk') })
      .chain(({ phone, desk }) =>
        sending([...phone, ...desk]).map((portions) => ({ all: [...phone, ...desk], portions })),
      );
    fc.assert(
      fc.property(histories, ({ all, portions }) => {
        let log: KeptEntry[] = [];
        const days: Record<string, number[]> = {};
        for (const portion of portions) {
          const next = merged(log, asKept(portion));
          const { memory, changes } = growth(log, next);
          expect(memory).toEqual(memoryOf(next));
          for (const [day, by] of changes) days[day] = numbers(by).map((one, i) => one + (days[day]?.[i] ?? 0));
          log = next;
        }
        const expected = asKept(all);
        expect(new Set(log.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
        expect(log).toHaveLength(expected.length);
        expect(memoryOf(log)).toEqual(memoryOf(expected));
        expect(counted(log)).toEqual(counted(expected));
        const whole = [...growth([], expected).changes].map(([day, by]) => [day, numbers(by)] as const);
        const some = Object.entries(days).filter(([, by]) => by.some((one) => one !== 0));
        expect(Object.fromEntries(some)).toEqual(Object.fromEntries(whole));
      }),
      { numRuns: 500, seed: 20261122 },
    );
  });

  it('an undo that arrives before what it undoes still holds', () => {
    const review: SentEntry = {
      id: 'the-review',
      card_id: 'card',
      at: new Date(BEGIN).toISOString(),
      grade: 1,
      seconds: 9,
    };
    const undo: SentEntry = {
      id: 'the-undo',
      card_id: 'card',
      at: new Date(BEGIN).toISOString(),
      undoes: 'the-review',
    };
    const log = merged(merged([], asKept([undo])), asKept([review]));
    expect(memoryOf(log)).toBeNull();
    expect(growth([], log).changes.size).toBe(0);
  });

  it('a clock that is ahead gives no review of tomorrow', () => {
    const ahead: SentEntry = {
      id: 'from-ahead',
      card_id: 'card',
      at: new Date(BEGIN + DAY_MS).toISOString(),
      grade: 3,
      seconds: 9,
    };
    expect(kept(ahead, 0, new Date(BEGIN)).at).toBe(new Date(BEGIN).toISOString());
  });

  it.each(['0000-01-01T00:00:00Z', '1970-01-01T00:00:07Z'])('a clock that was never set (%s) reviews now', (at) => {
    const never: SentEntry = { id: 'from-never', card_id: 'card', at, grade: 3, seconds: 9 };
    const now = new Date(BEGIN + DAY_MS);
    const entry = kept(never, -840, now);
    expect(entry.at).toBe(now.toISOString());
    expect(Date.parse(memoryOf([entry])?.due ?? '')).toBeLessThan(now.getTime() + 30 * DAY_MS);
  });
});

it('retention is told from cards that were learned before, and a day ends at four in the morning', () => {
  const review = (id: string, at: string, grade: Grade): SentEntry => ({ id, card_id: 'card', at, grade, seconds: 10 });
  const log = asKept([
    review('first-look', '2026-11-22T09:00:00Z', 4),
    review('second-look', '2026-12-20T09:00:00Z', 3),
    review('third-look', '2027-02-11T01:30:00Z', 1),
  ]);
  expect(Object.fromEntries(growth([], log).changes)).toEqual({
    '2026-11-22': { reviews: 1, seconds: 10, asked: 0, remembered: 0 },
    '2026-12-20': { reviews: 1, seconds: 10, asked: 1, remembered: 1 },
    '2027-02-10': { reviews: 1, seconds: 10, asked: 1, remembered: 0 },
  });
});
