import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../src/platform/errors.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { newId } from '../../src/platform/ids.ts';
import { type LeaseTerms, withLease } from '../../src/platform/lease.ts';
import { singleFlight } from '../../src/stores/single-flight.ts';
import './in-process.ts';

const uid = newId();
const busy = () => new AppError('in_progress', 'Wait.');
const TERMS: LeaseTerms<string> = { field: 'lease', waitMs: 20_000, lookEveryMs: 20, busy };
const another = (ms: number) => ({ lease: { call: 'another', until: Date.now() + ms } });
let ref: FirebaseFirestore.DocumentReference;
beforeEach(() => {
  ref = firestore().doc(`users/${uid}/leases/${newId()}`);
});
const data = async () => (await ref.get()).data();

describe('with a lease', () => {
  it('of many calls at once one works, and all have what came of it', async () => {
    await ref.set({ result: null });
    const seen = (held: unknown) => (held as { result: string | null }).result; // as it was set above
    const work = vi.fn(async () => {
      await ref.update({ result: 'done' });
      return 'done';
    });
    const calls = Array.from({ length: 8 }, () => withLease(ref, { ...TERMS, seen }, work));
    expect(await Promise.all(calls)).toEqual(Array(8).fill('done'));
    expect(work).toHaveBeenCalledOnce();
    expect(await data()).toEqual({ result: 'done', lease: null });
  });

  it('of a call that died, the next one works', async () => {
    await ref.set(another(-1));
    expect(await withLease(ref, TERMS, async () => 'done')).toBe('done');
    expect(await data()).toEqual({ lease: null });
  });

  it('a call that took too long leaves it to the one that took over', async () => {
    const takenOver = another(60_000);
    await withLease(ref, TERMS, async () => {
      await ref.set(takenOver);
      return 'late';
    });
    expect(await data()).toEqual(takenOver);
  });

  it('work that failed can be begun again at once', async () => {
    const failing = withLease(ref, TERMS, () => Promise.reject(new Error('out of order')));
    await expect(failing).rejects.toThrow('out of order');
    expect(await withLease(ref, { ...TERMS, waitMs: 0 }, async () => 'done')).toBe('done');
  });

  it('one who may not wait is told at once, and does not work', async () => {
    await ref.set(another(60_000));
    const work = vi.fn();
    await expect(withLease(ref, { ...TERMS, waitMs: 0 }, work)).rejects.toMatchObject({ code: 'in_progress' });
    expect(work).not.toHaveBeenCalled();
  });

  it('one who waits has what is found elsewhere', async () => {
    await ref.set(another(60_000));
    const found = vi.fn(async () => 'elsewhere');
    expect(await withLease(ref, { ...TERMS, found }, vi.fn())).toBe('elsewhere');
  });

  it('one who waited long for work that came to nothing is told so, and leaves it to the next', async () => {
    await ref.set(another(60_000));
    // It ends as soon as the one who waits has looked for what came of it.
    const found = vi.fn(async () => null as string | null);
    found.mockImplementationOnce(async () => {
      await ref.set(another(-1));
      return null;
    });
    const work = vi.fn();
    await expect(withLease(ref, { ...TERMS, found, lateMs: 0 }, work)).rejects.toMatchObject({ code: 'in_progress' });
    expect(work).not.toHaveBeenCalled();
    expect(await data()).toEqual({ lease: null });
  });

  it('one who waits ends with the signal', async () => {
    await ref.set(another(60_000));
    const { signal } = new AbortController();
    const waiting = withLease(ref, { ...TERMS, signal: AbortSignal.any([signal, AbortSignal.timeout(30)]) }, vi.fn());
    await expect(waiting).rejects.toThrow();
  });

  it('what cannot be worked on is left as it is', async () => {
    const seen = () => {
      throw new AppError('not_found', 'It is gone.');
    };
    await expect(withLease(ref, { ...TERMS, seen }, vi.fn())).rejects.toMatchObject({ code: 'not_found' });
    expect(await data()).toBeUndefined();
  });
});

describe('work that is done once', () => {
  const markOf = (id: string) => firestore().doc(`users/${uid}/underway/${id}`);
  const nothingYet = async () => null;

  it('leaves no mark when it is done', async () => {
    expect(await singleFlight(uid, 'dead', nothingYet, async () => 'done')).toBe('done');
    expect((await markOf('dead').get()).exists).toBe(false);
  });

  it('is told although its mark could not be taken away', async () => {
    const getAll = vi.spyOn(firestore(), 'getAll');
    const work = async () => {
      getAll.mockRejectedValueOnce(new Error('out of order'));
      return 'done';
    };
    expect(await singleFlight(uid, 'left', nothingYet, work)).toBe('done');
    getAll.mockRestore();
  });

  it('is never told to be under way to one who met nobody, however long the database takes', async () => {
    const { getAll } = firestore();
    const slow = vi.spyOn(firestore(), 'getAll').mockImplementation(async (...refs) => {
      vi.setSystemTime(Date.now() + 8_000);
      return getAll.apply(firestore(), refs);
    });
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      expect(await singleFlight(uid, 'slowly', nothingYet, async () => 'done')).toBe('done');
      expect(slow).toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
      slow.mockRestore();
    }
  });
});
