import { beforeEach, describe, expect, it } from 'vitest';
import { api, type CallName } from '../../src/contract/api.ts';
import { ErrorBody } from '../../src/contract/errors.ts';
import { FILE_UNIT_BYTES, PACE, READING_COST } from '../../src/contract/limits.ts';
import type { Serve } from '../../src/http/serve.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { markClosed } from '../../src/stores/closures.ts';
import { documentsOf } from '../../src/stores/documents.ts';
import { withBook } from '../support/books.ts';
import { inOneProcess } from '../support/in-one-process.ts';
import { enrol, type Student } from '../support/students.ts';
import { filesOf } from './in-process.ts';
import { smallPdf } from './small-pdfs.ts';

let ana: Student;
beforeEach(async () => {
  [ana] = await enrol(1);
});

// Object.keys forgets that the keys of the table are its names.
const names = Object.keys(api) as CallName[];
const paced = names.flatMap((name) => {
  const call = api[name];
  return 'pace' in call ? [[name, call.pace] as const] : [];
});

/** Takes all there is out of a student's bucket, as a script does; on a slow machine, too, nothing comes in before the call. */
const drain = (pace: keyof typeof PACE) =>
  firestore()
    .doc(`users/${ana.uid}/allowances/pace-${pace}`)
    .set({ calls: 0, at: Date.now() + 60_000 });

it('every call of a student keeps a pace, reading ones too', () => {
  // An account can always be closed.
  const free = names.filter((name) => api[name].auth === 'student' && !('pace' in api[name]));
  expect(free.toSorted()).toEqual(['account.delete']);
});

it('as many questions as can be asked can be stopped', () => {
  expect(PACE.stopping.burst).toBeGreaterThanOrEqual(PACE.asking.burst);
  expect(PACE.stopping.perMinute).toBeGreaterThanOrEqual(PACE.asking.perMinute);
});

describe('of 80 calls at once that read much', () => {
  /** The statuses of the same call, 80 times at once. */
  async function many(group: { serve: Serve }, method: string, path: string): Promise<number[]> {
    const { address, close } = await inOneProcess(group.serve);
    const headers = { authorization: `Bearer ${ana.token}` };
    const replies = Array.from({ length: 80 }, async () => (await fetch(address + path, { method, headers })).status);
    return Promise.all(replies).finally(close);
  }
  const served = (statuses: number[]) => statuses.filter((status) => status === 200).length;

  it('(whole histories) few are served', async () => {
    const answers = await many(await import('../../src/features/revision/routes.ts'), 'GET', '/revise-chat/history');
    expect(served(answers)).toBeGreaterThan(5);
    expect(served(answers)).toBeLessThanOrEqual(PACE.reading.burst / READING_COST.history + 3);
    expect(answers.every((status) => status === 200 || status === 429)).toBe(true);
  });

  it('(plans of a dozen exams, cards with their logs) few are served', async () => {
    const exams = await many(await import('../../src/features/progress/exam-routes.ts'), 'GET', '/exam/list?offset=0');
    expect(served(exams)).toBeLessThanOrEqual(PACE.reading.burst / READING_COST.exams + 3);
    expect(served(exams)).toBeGreaterThan(5);
    const cards = await many(await import('../../src/features/review/routes.ts'), 'GET', '/review/cards');
    expect(cards.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(served(cards)).toBeLessThanOrEqual(PACE.reading.burst / READING_COST.cards + 3);
  });

  it('(books of 30 MB) few are sent', async () => {
    const id = await withBook(ana, await smallPdf());
    await documentsOf(ana.uid)
      .doc(id)
      .update({ bytes: 30 * 2 ** 20 });
    // Asked for its headers alone: it is counted as it would be sent.
    const answers = await many(await import('../../src/features/upload/routes.ts'), 'HEAD', `/upload/file/${id}`);
    expect(served(answers)).toBeGreaterThan(3);
    expect(served(answers)).toBeLessThanOrEqual(Math.ceil((PACE.files.burst * FILE_UNIT_BYTES) / (30 * 2 ** 20)) + 1);
  });
});

it.each(paced)('%s, too often at once, is refused before any work, with the time to wait', async (name, pace) => {
  await drain(pace);
  const response = await ana.fetch(`/api${api[name].path.replace(/:\w+/g, 'a1')}`, { method: api[name].method });
  const { error } = ErrorBody.parse(await response.json());
  const wait = Number(response.headers.get('retry-after'));
  expect([response.status, error.code]).toEqual([429, 'limit']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(Math.ceil(60 / PACE[pace].perMinute));
  expect(error.message).toContain(`wait ${wait} s`);
});

it('a sign-in that is told again and again writes no more than any change does, and nothing for a closed account', async () => {
  const verify = () => ana.fetch('/api/auth/verify', { method: 'POST', body: JSON.stringify({ token: ana.token }) });
  expect((await verify()).status).toBe(200);
  await drain('changing');
  const refused = await verify();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  await firestore().recursiveDelete(firestore().doc(`users/${ana.uid}`));
  await markClosed(ana.uid);
  expect((await verify()).status).toBe(401);
  expect(await firestore().doc(`users/${ana.uid}`).listCollections()).toEqual([]);
});

it('a refused upload leaves nothing, and the same file is taken a little later', async () => {
  await drain('uploads');
  const bytes = await smallPdf();
  expect((await ana.uploads(bytes)).status).toBe(429);
  expect(await filesOf(ana.uid)).toEqual([]);
  const later = { calls: 0, at: Date.now() - 60_000 / PACE.uploads.perMinute };
  await firestore().doc(`users/${ana.uid}/allowances/pace-uploads`).set(later);
  expect((await ana.uploads(bytes)).status).toBe(200);
});
