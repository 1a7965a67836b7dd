import { describe, expect, it } from 'vitest';
import { begun, dueOf, EMPTY_QUEUE, ended, joined, LEASE_MS, mayHave, type ReadingQueue } from './shares.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 22);

/** Readers that take the next book whenever they are free, one after the other in time. */
function served(books: { student: string; id: string; pages: number; at: number; ms: number }[], readers: number) {
  const queues = new Map<string, ReadingQueue>();
  const queueOf = (student: string) => queues.get(student) ?? EMPTY_QUEUE;
  const began = new Map<string, number>();
  const running: { student: string; id: string; ends: number; ms: number }[] = [];
  const coming = books.toSorted((a, b) => a.at - b.at);
  const fill = (now: number) => {
    while (running.length < readers) {
      const [due] = [...queues]
        .flatMap(([student, queue]) => {
          const at = dueOf(queue, now);
          return at === null ? [] : [{ student, at }];
        })
        .toSorted((a, b) => a.at - b.at);
      const next = due && begun(queueOf(due.student), now);
      if (!due || !next) return;
      queues.set(due.student, next.queue);
      began.set(next.id, now);
      const ms = books.find(({ id }) => id === next.id)?.ms ?? 0;
      running.push({ student: due.student, id: next.id, ends: now + ms, ms });
    }
  };
  while (coming.length > 0 || running.length > 0) {
    running.sort((a, b) => a.ends - b.ends);
    const now = Math.min(coming[0]?.at ?? Number.POSITIVE_INFINITY, running[0]?.ends ?? Number.POSITIVE_INFINITY);
    for (; coming[0] && coming[0].at <= now; coming.shift()) {
      const { student, id, pages, at } = coming[0];
      queues.set(student, joined(queueOf(student), id, { job: id, pages, at }));
    }
    for (; running[0] && running[0].ends <= now; running.shift()) {
      const { student, id, ms } = running[0];
      queues.set(student, ended(queueOf(student), id, now, ms));
    }
    fill(now);
  }
  return (id: string) => (began.get(id) ?? Number.NaN) - (books.find((book) => book.id === id)?.at ?? 0);
}

describe('the readers', () => {
  const SLOW = 8 * MINUTE;
  const slow = (student: string, count: number, at = NOW) =>
    Array.from({ length: count }, (_, i) => ({ student, id: `${student}-${i}`, pages: 300, at, ms: SLOW }));
  const quick = (student: string, at: number) => ({ student, id: `${student}-book`, pages: 300, at, ms: MINUTE / 2 });

  it('read another student’s book at once behind one student’s 60 slow ones', () => {
    const waited = served([...slow('eve', 60), quick('ana', NOW + 1)], 20);
    expect(waited('ana-book')).toBe(0);
  });

  it('make it wait for one reading at most, even where all of them are busy with many such students', () => {
    const eves = Array.from({ length: 30 }, (_, i) => slow(`eve${i}`, 60)).flat();
    const waited = served([...eves, quick('ana', NOW + 20 * MINUTE)], 20);
    expect(waited('ana-book')).toBeLessThanOrEqual(SLOW);
  });

  it('read a short book before a long one of the same moment, and the long one before a short one that comes much later', () => {
    const book = (id: string, pages: number, at: number) => ({ student: id, id, pages, at, ms: MINUTE });
    const busy = slow('eve', 1);
    const first = served([...busy, book('long', 1_000, NOW + 1), book('short', 10, NOW + 1)], 1);
    expect(first('short')).toBeLessThan(first('long'));
    const later = served(
      [...busy, book('long', 1_000, NOW + 1), book('late', 10, NOW + 1 + 20 * MINUTE), ...slow('eve2', 2)],
      1,
    );
    expect(later('long')).toBeLessThan(later('late') + 20 * MINUTE);
  });

  it('leave nobody behind for ever: who had much of them today is served after some time all the same', () => {
    const crowd = Array.from({ length: 1_500 }, (_, i) => quick(`s${i}`, NOW + i * 20_000));
    const waited = served([...slow('eve', 3), ...crowd], 2);
    expect(waited('eve-2')).toBeLessThan(3 * 60 * MINUTE);
  });

  it('that died hold a student’s place no longer than a reading can take', () => {
    let queue = joined(joined(EMPTY_QUEUE, 'a', { job: 'a', pages: 1, at: NOW }), 'b', { job: 'b', pages: 1, at: NOW });
    queue = joined(queue, 'c', { job: 'c', pages: 1, at: NOW });
    queue = begun(queue, NOW)?.queue ?? queue;
    queue = begun(queue, NOW)?.queue ?? queue;
    expect(begun(queue, NOW + MINUTE)).toBeNull();
    expect(begun(queue, NOW + LEASE_MS + 1)?.id).toBe('c');
  });
});

describe('a common day', () => {
  const DAY = { all: 10_000_000, one: 400_000, little: 20_000 };

  /** Students who take as much as they are given, in turn, and what each has in the end. */
  function taken(students: number, step = 5_000, day = DAY): number[] {
    const own = Array<number>(students).fill(0);
    let gone = 0;
    for (let changed = true; changed; ) {
      changed = false;
      for (const [at, used] of own.entries()) {
        if (used + step > mayHave(day, gone) || gone + step > day.all) continue;
        own[at] = used + step;
        gone += step;
        changed = true;
      }
    }
    return own;
  }

  it('is not spent by 25 who take all they can: there is a lot left for others, and for each as much as they had', () => {
    const own = taken(25);
    const gone = own.reduce((sum, one) => sum + one, 0);
    expect(gone).toBeLessThan(0.7 * DAY.all);
    expect(mayHave(DAY, gone)).toBeGreaterThan(200_000);
  });

  it('serves a student who has taken little while there is anything, whatever hundreds have taken', () => {
    for (const greedy of [25, 100, 300]) {
      const gone = taken(greedy).reduce((sum, one) => sum + one, 0);
      expect(mayHave(DAY, gone)).toBeGreaterThanOrEqual(DAY.little);
      expect(gone + DAY.little).toBeLessThanOrEqual(DAY.all);
    }
  });

  it('gives everybody the same where all want all', () => {
    const own = taken(200);
    expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(5_000);
  });

  it('that holds nothing leaves nobody more than a little, which the cap of the day itself then refuses', () => {
    expect(mayHave({ all: 0, one: 400_000, little: 20_000 }, 0)).toBe(20_000);
    expect(taken(25, 5_000, { ...DAY, all: 0 })).toEqual(Array(25).fill(0));
  });
});
