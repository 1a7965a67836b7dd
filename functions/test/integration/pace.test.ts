import { beforeEach, expect, it } from 'vitest';
import { api, type CallName } from '../../src/contract/api.ts';
import { ErrorBody } from '../../src/contract/errors.ts';
import { PACE } from '../../src/contract/limits.ts';
import { firestore } from '../../src/platform/firestore.ts';
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

it('every call that makes something for a student keeps a pace', () => {
  // Stopping ends work, so it is never refused.
  const posts = names.filter((name) => api[name].auth === 'student' && api[name].method === 'POST');
  const making = posts.filter((name) => !name.endsWith('.stop'));
  expect(making.filter((name) => !paced.some(([other]) => other === name))).toEqual([]);
  expect(paced.length).toBeGreaterThanOrEqual(8);
});

it.each(paced)('%s, too often at once, is refused before any work, with the time to wait', async (name, pace) => {
  await drain(pace);
  const response = await ana.fetch(`/api${api[name].path.replace(/:\w+/g, 'a1')}`, { method: api[name].method });
  const { error } = ErrorBody.parse(await response.json());
  const wait = Number(response.headers.get('retry-after'));
  expect([response.status, error.code]).toEqual([429, 'limit']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60 / PACE[pace].perMinute);
  expect(error.message).toContain(`wait ${wait} s`);
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
