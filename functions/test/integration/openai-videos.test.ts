import { Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it, vi } from 'vitest';
import { recommendVideos } from '../../src/features/videos/recommend.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { withCoursebook } from '../support/books.ts';
import { configuredModel } from '../support/openai/configured.ts';
import { enrol, type Student } from '../support/students.ts';
import { nobodyLeaves } from './in-process.ts';

const server = configuredModel();
let ana: Student;
let book: string;
beforeAll(async () => {
  [ana] = await enrol(1);
  book = await withCoursebook(ana);
});

it('topics that a student doesn’t wait for are named and kept all the same: they are paid for once', async () => {
  const held = server.hold();
  const leaving = new AbortController();
  const left = recommendVideos(ana.uid, book, leaving.signal);
  await held.arrived();
  leaving.abort();
  held.letGo();
  const { topics } = await left;
  expect((await recommendVideos(ana.uid, book, nobodyLeaves())).topics).toEqual(topics);
  expect(server.received.map(({ task }) => task)).toEqual(['topics']);
});

it('topics are named anew once more of the book’s pages have text', async () => {
  await recommendVideos(ana.uid, book, nobodyLeaves());
  const document = firestore().doc(`users/${ana.uid}/documents/${book}`);
  await document.update({ pages_without_text: [{ from: 2, to: 2 }] });
  server.received.length = 0;
  await recommendVideos(ana.uid, book, nobodyLeaves());
  await document.update({ pages_without_text: [] });
  await recommendVideos(ana.uid, book, nobodyLeaves());
  expect(server.received).toHaveLength(2);
});

it('topics are kept, and not paid for again, where the searches for them fail', async () => {
  const [ben] = await enrol(1);
  const his = await withCoursebook(ben);
  const { getAll } = Firestore.prototype;
  vi.spyOn(firestore(), 'getAll').mockImplementation((...refs) =>
    refs.some((ref) => 'id' in ref && ref.id === 'videoSearches')
      ? Promise.reject(new Error('out of order'))
      : getAll.apply(firestore(), refs),
  );
  vi.stubEnv('YOUTUBE_API_KEY', crypto.randomUUID());
  await expect(recommendVideos(ben.uid, his, nobodyLeaves())).rejects.toThrow('out of order');
  vi.restoreAllMocks();
  vi.stubEnv('YOUTUBE_API_KEY', undefined);
  expect((await recommendVideos(ben.uid, his, nobodyLeaves())).topics).not.toEqual([]);
  expect(server.received.map(({ task }) => task)).toEqual(['topics']);
});
