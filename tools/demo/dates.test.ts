import { describe, expect, it } from 'vitest';
import { endYesterday, later } from './dates.ts';

describe('what was done, moved in time', () => {
  it('is the same with each day and time later, in lists and among keys, too', () => {
    const done = {
      created_at: '2026-02-27T23:59:00.123Z',
      date: '2026-02-27',
      days: { '2026-02-27': { attempted: 3 } },
      log: [{ at: '2026-02-28T08:00:00Z', grade: 3 }],
      text: 'In 2026-02-27 nothing happened.',
      pages: 12,
      left: null,
    };
    expect(later(done, 2)).toEqual({
      ...done,
      created_at: '2026-03-01T23:59:00.123Z',
      date: '2026-03-01',
      days: { '2026-03-01': { attempted: 3 } },
      log: [{ at: '2026-03-02T08:00:00.000Z', grade: 3 }],
    });
    expect(later(later(done, 40), -40)).toEqual({ ...done, log: [{ at: '2026-02-28T08:00:00.000Z', grade: 3 }] });
  });

  it('keeps bytes as they are', () => {
    const bytes = Buffer.from('2026-02-27');
    expect(later({ bytes }, 1)).toEqual({ bytes });
  });
});

/** A database as far as it is needed: documents by their path. */
function database(kept: Map<string, object>) {
  const below = (path: string): object => ({
    listCollections: async () =>
      [
        ...new Set(
          [...kept.keys()]
            .filter((one) => one.startsWith(`${path}/`))
            .map((one) => one.slice(path.length + 1).split('/')[0] ?? ''),
        ),
      ].map((name) => collection(`${path}/${name}`)),
  });
  const collection = (path: string) => {
    const doc = (id: string) => ({
      ...below(`${path}/${id}`),
      id,
      get: async () => ({ data: () => kept.get(`${path}/${id}`) }),
      set: async (data: object) => void kept.set(`${path}/${id}`, data),
      delete: async () => void kept.delete(`${path}/${id}`),
    });
    const ids = () =>
      [...kept.keys()]
        .filter((one) => one.startsWith(`${path}/`))
        .map((one) => one.slice(path.length + 1))
        .filter((id) => !id.includes('/'));
    return {
      doc,
      get: async () => ({
        docs: ids().map((id) => ({
          id,
          ref: doc(id),
          get: (field: string) => (kept.get(`${path}/${id}`) as Record<string, unknown>)[field],
        })),
      }),
    };
  };
  return { ...below('users/demo'), collection: (name: string) => collection(`users/demo/${name}`) };
}

it('the week ends yesterday, whenever it is begun with', async () => {
  const kept = new Map<string, object>([
    ['users/demo/attempts/a', { created_at: '2026-02-26T10:00:00.000Z' }],
    ['users/demo/attempts/b', { created_at: '2026-02-27T10:00:00.000Z' }],
    ['users/demo/reviewDays/2026-02-26', { day: '2026-02-26', asked: 4 }],
    ['users/demo/reviewDays/2026-02-27', { day: '2026-02-27', asked: 9 }],
    ['users/demo/exams/e', { date: '2026-03-09' }],
  ]);
  // Sound: it has what is called of the database.
  const own = database(kept) as unknown as Parameters<typeof endYesterday>[0];
  const now = Date.parse('2026-03-01T09:00:00Z');
  expect(await endYesterday(own, now)).toBe(1);
  expect(Object.fromEntries(kept)).toEqual({
    'users/demo/attempts/a': { created_at: '2026-02-27T10:00:00.000Z' },
    'users/demo/attempts/b': { created_at: '2026-02-28T10:00:00.000Z' },
    'users/demo/reviewDays/2026-02-27': { day: '2026-02-27', asked: 4 },
    'users/demo/reviewDays/2026-02-28': { day: '2026-02-28', asked: 9 },
    'users/demo/exams/e': { date: '2026-03-10' },
  });
  expect(await endYesterday(own, now)).toBe(0);
  expect(await endYesterday(database(new Map()) as unknown as typeof own, now)).toBe(0);
});
