import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryOf } from '../../src/contract/memory.ts';
import type { SentEntry } from '../../src/contract/review.ts';
import { GRADES } from '../../src/contract/review-log.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { newId } from '../../src/platform/ids.ts';
import { cardRef, type KeptEntry, listCards, openCard, removeCard } from '../../src/stores/cards.ts';
import { listDays } from '../../src/stores/review-days.ts';
import { addEntries, growth } from '../../src/stores/review-log.ts';

const DAY_MS = 86_400_000;
const MIB = 1024 * 1024;

/** A card of nobody's book. */
const card = (log: readonly KeptEntry[] = []) => ({
  ...{
    pdf_id: newId(),
    created_at: '2026-11-01T00:00:00.000Z',
    place: '1',
    due: null,
    memory: null,
    term: '',
    siblings: [],
  },
  content: { kind: 'short', question: 'q', answer: ['a'], evidence: [], chapter: null, source: 'fact' },
  log,
});

/** Reviews of the last months, as devices send them: some with clocks that are years ahead or were never set, some taken back. */
const history = fc.array(
  fc.record({
    card: fc.constantFrom('one', 'two'),
    days: fc.oneof(fc.double({ min: 0, max: 90, noNaN: true }), fc.constantFrom(-4_000, 20_000)),
    grade: fc.constantFrom(...GRADES),
    undo: fc.boolean(),
  }),
  { minLength: 6, maxLength: 14 },
);

describe('the sums of the days', () => {
  it('follow from what is kept, in whatever order it came, sent twice, beside cards of others and cards that are gone', async () => {
    await fc.assert(
      fc.asyncProperty(
        history.chain((done) => {
          const entries = done.flatMap(({ card: of, days, grade, undo }, i): SentEntry[] => {
            const about = { card_id: `card-${of}`, at: new Date(Date.now() - days * DAY_MS).toISOString() };
            const id = `entry-number-${i}`;
            const review = { id, ...about, grade, seconds: 5 + i };
            return undo && i % 3 === 0 ? [review, { ...about, id: `${id}-undo`, undoes: id }] : [review];
          });
          return fc.shuffledSubarray([...entries, ...entries.slice(0, 4)], {
            minLength: entries.length + Math.min(4, entries.length),
          });
        }),
        async (order) => {
          const [uid, other] = [newId(), newId()];
          await Promise.all(['one', 'two', 'gone'].map((name) => cardRef(uid, `card-${name}`).set(card())));
          await cardRef(other, 'card-of-another').set(card());
          const late = {
            id: 'too-late-to-count',
            card_id: 'card-gone',
            at: new Date().toISOString(),
            grade: 3,
            seconds: 9,
          } as const;
          await removeCard(uid, 'card-gone');
          for (let at = 0; at < order.length; at += 3) {
            const foreign = { ...late, id: `foreign-entry-${at}`, card_id: 'card-of-another' };
            const { gone } = await addEntries(uid, [...order.slice(at, at + 3), late, foreign], 60);
            expect(gone).toEqual([late.id, foreign.id]);
          }
          const logs = await Promise.all(['one', 'two'].map((name) => openCard(uid, `card-${name}`)));
          expect(new Set(logs.flatMap(({ log }) => log.map(({ id }) => id)))).toEqual(
            new Set(order.map(({ id }) => id)),
          );
          for (const { log, memory } of logs) expect(memory).toEqual(memoryOf(log));
          const expected = new Map<string, number[]>();
          for (const { log } of logs)
            for (const [day, by] of growth([], log).changes)
              expected.set(
                day,
                numbers(by).map((one, i) => one + (expected.get(day)?.[i] ?? 0)),
              );
          const { days } = await listDays(uid);
          const some = days
            .map((day) => [day.day, numbers(day)] as const)
            .filter(([, all]) => all.some((one) => one !== 0));
          expect(new Map(some)).toEqual(expected);
          expect((await openCard(other, 'card-of-another')).log).toEqual([]);
          expect((await listDays(other)).days).toEqual([]);
        },
      ),
      { numRuns: 12, seed: 20261126 },
    );
  });
});

const numbers = ({
  reviews,
  seconds,
  asked,
  remembered,
}: Record<'reviews' | 'seconds' | 'asked' | 'remembered', number>) => [...[reviews, seconds, asked, remembered]];

/** The longest piece of work that let nothing else have the loop (s of processor). */
async function longestPiece(work: () => Promise<unknown>): Promise<number> {
  let [longest, ends] = [0, false];
  let before = process.cpuUsage();
  const turn = () => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1e6);
    before = process.cpuUsage();
    if (!ends) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  ends = true;
  return longest;
}

describe('logs as long as they may be', () => {
  const full = Array.from({ length: 990 }, (_, i): KeptEntry => {
    const at = new Date(Date.UTC(2026, 0, 2) + i * 4 * 3_600_000).toISOString();
    return {
      id: `e${String(i).padStart(63, '0')}`,
      at,
      grade: GRADES[i % 4] ?? 1,
      seconds: 3,
      typed: true,
      day: at.slice(0, 10),
    };
  });

  it('of thirty cards take further entries in pieces, and are listed by their bytes', async () => {
    const uid = newId();
    const ids = Array.from({ length: 30 }, (_, i) => `card-${String(i).padStart(3, '0')}`);
    for (const id of ids) await firestore().doc(`users/${uid}/cards/${id}`).set(card(full));
    // Between the first ones, so that all that follows is worked out anew.
    const at = '2026-01-02T01:00:00.000Z';
    const entries = ids.map((card_id): SentEntry => ({ id: `late-${card_id}`, card_id, at, grade: 3, seconds: 9 }));
    let kept: string[] = [];
    expect(await longestPiece(async () => ({ kept } = await addEntries(uid, entries, 60)))).toBeLessThan(1);
    expect(kept).toEqual(entries.map(({ id }) => id));
    const found: string[] = [];
    for (let more = true; more; ) {
      const page = await listCards(uid, found.at(-1));
      expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(1.5 * MIB);
      for (const { id, log } of page.cards) {
        found.push(id);
        expect(log).toHaveLength(full.length + 1);
      }
      ({ more } = page);
    }
    expect(found).toEqual(ids);
  });
});
