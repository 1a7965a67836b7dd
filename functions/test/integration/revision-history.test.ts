import { expect, it } from 'vitest';
import type { RevisionSession } from '../../src/contract/revision.ts';
import { storeSessions } from '../support/histories.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';

const session = (student: Student, id: string, before?: string) =>
  student.call('revise.session', { params: { id }, query: before === undefined ? {} : { before } });
const history = async (student: Student, query: object = {}) => (await student.call('revise.history', { query })).body;

const idOf = (number: number) => `s${String(number).padStart(4, '0')}`;

it('long histories come fifty sessions at a time, newest first, and go on behind a session or a time', async () => {
  const [emil] = await enrol(1);
  const two = Array.from({ length: 120 }, (_, number) => ({ id: idOf(number), messages: 2, minute: number }));
  await storeSessions(emil.uid, two);
  const ids = (list: RevisionSession[]) => list.map(({ _id }) => _id);
  const first = await history(emil);
  expect(first).toHaveLength(50);
  expect(ids(first)).toEqual(Array.from({ length: 50 }, (_, i) => idOf(119 - i)));
  const second = await history(emil, { before: first.at(-1)?._id ?? '' });
  const third = await history(emil, { before: second.at(-1)?.updated_at ?? '' });
  expect([second.length, third.length]).toEqual([50, 20]);
  expect(new Set(ids([...first, ...second, ...third])).size).toBe(120);
  expect(await history(emil, { before: third.at(-1)?._id ?? '' })).toEqual([]);
});

// That each page costs the same however many there are is held in `cost.test.ts`.
it('messages of one session with 420 of them come a hundred at a time, whole', async () => {
  const [fay] = await enrol(1);
  await storeSessions(fay.uid, [{ id: 's0000', messages: 420 }]);
  const [listed] = await history(fay);
  expect(listed).toMatchObject({ _id: 's0000', more: true });
  const numbered = (count: number, from: number) => Array.from({ length: count }, (_, i) => `Message ${from + i}`);
  expect(listed?.messages.map(({ content }) => content)).toEqual(numbered(100, 320));
  const pages: string[][] = [];
  let before: string | undefined;
  for (let more = true; more; ) {
    const { body } = await session(fay, 's0000', before);
    pages.unshift(body.messages.map(({ content }) => content));
    before = body.messages[0]?.id;
    more = body.more;
  }
  expect(pages.map(({ length }) => length)).toEqual([20, 100, 100, 100, 100]);
  expect(pages.flat()).toEqual(numbered(420, 0));
  expect((await session(fay, 's0000', 'no-such-message')).status).toBe(404);
});
