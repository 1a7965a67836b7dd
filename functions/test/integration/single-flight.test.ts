import { expect, it, vi } from 'vitest';
import { firestore } from '../../src/platform/firestore.ts';
import { newId } from '../../src/platform/ids.ts';
import { singleFlight } from '../../src/stores/single-flight.ts';
import './in-process.ts';

const uid = newId();
const markOf = (id: string) => firestore().doc(`users/${uid}/underway/${id}`);
const nothingYet = async () => null;

it('work of a call that died is taken over, and the mark goes with it', async () => {
  await markOf('dead').set({ call: 'dead', until: Date.now() - 1 });
  expect(await singleFlight(uid, 'dead', nothingYet, async () => 'done')).toBe('done');
  expect((await markOf('dead').get()).exists).toBe(false);
});

it('a call that took too long leaves the mark of the one that took over', async () => {
  const takeOver = { call: 'another', until: Date.now() + 60_000 };
  await singleFlight(uid, 'slow', nothingYet, async () => markOf('slow').set(takeOver));
  expect((await markOf('slow').get()).data()).toEqual(takeOver);
});

it('work that failed can be begun again at once', async () => {
  const failing = singleFlight(uid, 'failed', nothingYet, async () => {
    throw new Error('out of order');
  });
  await expect(failing).rejects.toThrow('out of order');
  expect(await singleFlight(uid, 'failed', nothingYet, async () => 'done')).toBe('done');
});

it('work that is done is told although its mark could not be taken away', async () => {
  vi.spyOn(firestore(), 'runTransaction').mockRejectedValueOnce(new Error('out of order'));
  expect(await singleFlight(uid, 'left', nothingYet, async () => 'done')).toBe('done');
});

it('one who met nobody at work is never told that it is under way, however long the database takes', async () => {
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
