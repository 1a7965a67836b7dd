import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PACE } from '../../src/contract/limits.ts';
import { dayIn } from '../../src/platform/days.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { newId } from '../../src/platform/ids.ts';
import { left, take } from '../../src/stores/allowances.ts';
import './in-process.ts';
import type { Outcome, Spending } from './spender.ts';

const PROCESSES = 2;
const EACH = 50;
/** Small caps for this project alone, so that a hundred calls meet them; the meters' day and place are the real ones. */
const CAPS = {
  VIDEO_SEARCHES_PER_STUDENT: '20',
  VIDEO_SEARCHES_PER_DAY: '40',
  MODEL_TOKENS_PER_STUDENT: '1000',
  MODEL_TOKENS_PER_DAY: '100000',
  // Other tests spend from the same emulator's project documents; this test's project is its own.
  GCLOUD_PROJECT: 'demo-folio-allowances',
};

let processes: ChildProcess[];
beforeAll(async () => {
  for (const [name, value] of Object.entries(CAPS)) vi.stubEnv(name, value);
  const program = fileURLToPath(new URL('./spender.ts', import.meta.url));
  processes = Array.from({ length: PROCESSES }, () => fork(program, { env: { ...process.env } }));
  await Promise.all(processes.map((child) => once(child, 'message')));
});
afterAll(() => {
  for (const child of processes) child.kill('SIGKILL');
  vi.unstubAllEnvs();
});

/** All at once, in every process; how many came out how. */
async function spend(workOf: (process: number) => Spending): Promise<Record<string, Outcome[]>> {
  const all = await Promise.all(
    processes.map(async (child, at) => {
      child.send(workOf(at));
      const [outcomes]: Outcome[][] = await once(child, 'message');
      return outcomes ?? [];
    }),
  );
  return Object.groupBy(all.flat(), ({ code }) => code) as Record<string, Outcome[]>; // each group that there is has one
}

const times = (uid: string) => Array<string>(EACH).fill(uid);
let ana: string;
beforeEach(() => {
  ana = newId();
});

describe('a hundred calls at once, in two processes', () => {
  it('take exactly what one student may have in a day, and the rest are told when the next day begins', async () => {
    const { done, limit, ...others } = await spend(() => ({
      do: 'take',
      uids: times(ana),
      meter: 'modelTokens',
      amount: 50,
    }));
    expect([done?.length, limit?.length, others]).toEqual([20, 80, {}]);
    for (const { retryAfter } of limit ?? []) expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(await left(ana, 'modelTokens')).toBe(0);
  }, 120_000);

  it('of many students take exactly what the project may have in a day', async () => {
    const { done, limit, ...others } = await spend((process) => ({
      do: 'take',
      uids: Array.from({ length: EACH }, (_, at) => `${ana}-${process}-${at}`),
      meter: 'videoSearches',
      amount: 1,
    }));
    expect([done?.length, limit?.length, others]).toEqual([40, 60, {}]);
  }, 120_000);

  it('that cost less than was taken give the rest back, all of them', async () => {
    const work = { do: 'take', uids: times(ana), meter: 'modelTokens', amount: 10, settleAt: 3 } as const;
    expect(Object.keys(await spend(() => work))).toEqual(['done']);
    expect(await left(ana, 'modelTokens')).toBe(1000 - PROCESSES * EACH * 3);
  }, 120_000);

  it('pass at the burst of a pace and no more, and the rest are told how long to wait', async () => {
    const began = performance.now();
    const { done, limit, ...others } = await spend(() => ({ do: 'pace', uids: times(ana), pace: 'quizzes' }));
    const { burst, perMinute } = PACE.quizzes;
    const filledUp = Math.ceil(((performance.now() - began) / 60_000) * perMinute);
    expect(others).toEqual({});
    expect(done?.length).toBeGreaterThanOrEqual(burst);
    expect(done?.length).toBeLessThanOrEqual(burst + filledUp);
    for (const { retryAfter } of limit ?? []) expect(Number(retryAfter)).toBeGreaterThan(0);
  }, 120_000);
});

it('whoever deletes the account and comes again finds the project’s day as it was, a new student’s own day aside', async () => {
  const [again, project] = [newId(), firestore().doc('allowances/videoSearches')];
  const usedByAll = (await project.get()).data();
  await project.set({ day: dayIn('America/Los_Angeles'), used: 38 });
  await take(ana, 'videoSearches', 2);
  await firestore().recursiveDelete(firestore().collection('users').doc(ana));
  expect(await left(again, 'videoSearches')).toBe(0);
  await expect(take(again, 'videoSearches', 1)).rejects.toMatchObject({ code: 'limit' });
  await project.set(usedByAll ?? {});
});

describe('a project’s day that others have nearly spent', () => {
  const day = dayIn('UTC');
  const project = () => firestore().doc('allowances/modelTokens');
  const spent = (uid: string, used: number) =>
    firestore().doc(`users/${uid}/allowances/modelTokens`).set({ day, used });
  const gone = (used: number) => project().set({ day, used });
  beforeEach(() => {
    vi.stubEnv('MODEL_TOKENS_PER_STUDENT', '400000');
    vi.stubEnv('MODEL_TOKENS_PER_DAY', '10000000');
  });
  afterEach(async () => {
    for (const name of ['MODEL_TOKENS_PER_STUDENT', 'MODEL_TOKENS_PER_DAY'] as const) vi.stubEnv(name, CAPS[name]);
    vi.stubEnv('FIRST_DAY_PERCENT', '100');
    vi.stubEnv('VERIFIED_EMAIL_ONLY', '');
    await project().delete();
  });

  it('still serves a student who has spent little today, and not one who has spent much', async () => {
    const eve = newId();
    await spent(eve, 100_000);
    for (const used of [7_900_000, 9_900_000]) {
      await gone(used);
      await expect(take(eve, 'modelTokens', 8_000)).rejects.toMatchObject({
        code: 'limit',
        studentMessage: expect.stringContaining('kept for those who had few'),
      });
      await take(ana, 'modelTokens', 8_000);
    }
    expect(await left(eve, 'modelTokens')).toBe(0);
  });

  it('gives all what is theirs while there is plenty', async () => {
    await gone(4_000_000);
    await spent(ana, 380_000);
    await take(ana, 'modelTokens', 20_000);
    await expect(take(ana, 'modelTokens', 1)).rejects.toMatchObject({
      studentMessage: expect.stringContaining('You have used up'),
    });
  });

  it('gives an account on its first day half of what it gives others', async () => {
    vi.stubEnv('FIRST_DAY_PERCENT', '50');
    await gone(0);
    const profile = firestore().doc(`users/${ana}`);
    expect(await left(ana, 'modelTokens')).toBe(200_000);
    await profile.set({ created_at: new Date(Date.now() - 3_600_000).toISOString() });
    expect(await left(ana, 'modelTokens')).toBe(200_000);
    await expect(take(ana, 'modelTokens', 200_001)).rejects.toMatchObject({ code: 'limit' });
    await profile.set({ created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() });
    expect(await left(ana, 'modelTokens')).toBe(400_000);
  });

  it('asks for a confirmed address only where that is switched on', async () => {
    await gone(0);
    await take(ana, 'modelTokens', 1);
    vi.stubEnv('VERIFIED_EMAIL_ONLY', 'on');
    await expect(take(ana, 'modelTokens', 1)).rejects.toMatchObject({
      studentMessage: expect.stringContaining('confirm your email address'),
    });
    await firestore().doc(`users/${ana}`).set({ created_at: new Date().toISOString(), email_verified: true });
    await take(ana, 'modelTokens', 1);
  });
});
