import { expect, it } from 'vitest';
import type { RevisionSession } from '../../src/contract/revision.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { type StoredMessage, seqAt } from '../../src/stores/conversations.ts';
import { sessions } from '../../src/stores/sessions.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';

const session = (student: Student, id: string, before?: string) =>
  student.call('revise.session', { params: { id }, query: before === undefined ? {} : { before } });
const history = async (student: Student, query: object = {}) => (await student.call('revise.history', { query })).body;

const START = Date.parse('2026-01-01T00:00:00.000Z');
const at = (i: number) => new Date(START + i * 60_000).toISOString();

/** Sessions and messages as asking would have stored them, without the work of asking. */
async function stored(student: Student, count: number, each: number) {
  const writer = firestore().bulkWriter();
  for (let s = 0; s < count; s++) {
    const id = `s${String(s).padStart(4, '0')}`;
    void writer.set(sessions.ref(student.uid, id), { title: `Session ${s}`, created_at: at(s), updated_at: at(s) });
    for (let m = 0; m < each; m++) {
      const message: StoredMessage = {
        seq: seqAt(at(m)),
        role: m % 2 ? 'assistant' : 'user',
        content: `Message ${m}`,
        timestamp: at(m),
        state: 'done',
        citations: [],
      };
      void writer.set(sessions.messagesOf(student.uid, id).doc(`m${m}`), message);
    }
  }
  await writer.close();
}

it('long histories come fifty sessions at a time, newest first, and go on behind a session or a time', async () => {
  const [emil] = await enrol(1);
  await stored(emil, 120, 2);
  const ids = (list: RevisionSession[]) => list.map(({ _id }) => _id);
  const first = await history(emil);
  expect(first).toHaveLength(50);
  expect(ids(first)).toEqual(Array.from({ length: 50 }, (_, i) => `s${String(119 - i).padStart(4, '0')}`));
  const second = await history(emil, { before: first.at(-1)?._id ?? '' });
  const third = await history(emil, { before: second.at(-1)?.updated_at ?? '' });
  expect([second.length, third.length]).toEqual([50, 20]);
  expect(new Set(ids([...first, ...second, ...third])).size).toBe(120);
  expect(await history(emil, { before: third.at(-1)?._id ?? '' })).toEqual([]);
});

it('messages of one session with 2,000 of them come a hundred at a time, whole and quickly', async () => {
  const [fay] = await enrol(1);
  await stored(fay, 1, 2_000);
  const [listed] = await history(fay);
  expect(listed).toMatchObject({ _id: 's0000', more: true });
  expect(listed?.messages.map(({ content }) => content)).toEqual(
    Array.from({ length: 100 }, (_, i) => `Message ${1_900 + i}`),
  );
  const began = performance.now();
  const seen: string[] = [];
  let before: string | undefined;
  for (;;) {
    const { body } = await session(fay, 's0000', before);
    seen.unshift(...body.messages.map(({ content }) => content));
    if (!body.more) break;
    before = body.messages[0]?.id;
  }
  const perPage = (performance.now() - began) / 20;
  expect(seen).toEqual(Array.from({ length: 2_000 }, (_, i) => `Message ${i}`));
  expect(perPage).toBeLessThan(1_000);
  expect((await session(fay, 's0000', 'no-such-message')).status).toBe(404);
});
