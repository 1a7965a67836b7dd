/** What goes wrong while pages are read from their pictures. */
import { beforeAll, expect, it } from 'vitest';
import { removeBook } from '../../src/features/upload/remove-book.ts';
import { transcribe } from '../../src/features/upload/transcribe.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { eraseAccount } from '../../src/stores/accounts.ts';
import { loadBook } from '../../src/stores/book-text.ts';
import { wholeBook } from '../../src/stores/whole-book.ts';
import { scanned } from '../fixtures/index.ts';
import { enrol, type Student } from '../support/students.ts';
import { filesOf, nobodyLeaves, removeBookText } from './in-process.ts';
import { LAWS, pictures, readingModel, reads, withBook } from './tides.ts';
import { allPaths } from './traces.ts';

const server = readingModel();
let ana: Student;
beforeAll(async () => {
  [ana] = await enrol(1);
});

it('a book that is deleted stays deleted, with nothing left of it', async () => {
  const id = await withBook(ana, scanned());
  const held = server.hold();
  const reading = transcribe(ana.uid, id, {});
  await held.arrived();
  await removeBook(ana.uid, id);
  held.letGo();
  await expect(reading).rejects.toMatchObject({ code: 'not_found' });
  expect((await filesOf(ana.uid)).filter((name) => name.includes(id))).toEqual([]);
  expect((await firestore().doc(`users/${ana.uid}/documents/${id}`).get()).exists).toBe(false);
});

it('an account that is deleted stays deleted, with no picture’s words left of it', async () => {
  const [eve] = await enrol(1);
  const id = await withBook(eve, scanned());
  const held = server.hold();
  const reading = transcribe(eve.uid, id, {});
  await held.arrived();
  await eraseAccount(eve.uid);
  held.letGo();
  await expect(reading).rejects.toMatchObject({ code: 'not_found' });
  expect(await filesOf(eve.uid)).toEqual([]);
  expect((await allPaths()).filter((path) => path.startsWith(`users/${eve.uid}/documents/`))).toEqual([]);
});

it('a model out of order is told, and the pages can be read the moment it is back', async () => {
  const id = await withBook(ana, scanned());
  server.always({ status: 400, message: 'Something is wrong.' });
  await expect(transcribe(ana.uid, id, {})).rejects.toMatchObject({ code: 'unavailable' });
  server.always(
    reads(() => LAWS),
    'pages',
  );
  expect((await transcribe(ana.uid, id, {})).document.pages_estimated).toEqual([[1, 2]]);
});

it('a call that died after it had paid is taken up: nothing is paid again', async () => {
  const id = await withBook(ana, scanned());
  await transcribe(ana.uid, id, {});
  server.reset();
  const ref = firestore().doc(`users/${ana.uid}/documents/${id}`);
  const dead = { call: 'dead', until: Date.now() - 1 };
  await ref.update({ pages_without_text: [{ from: 1, to: 2 }], pages_estimated: [], transcribing: dead });
  expect((await transcribe(ana.uid, id, {})).document).toMatchObject({
    pages_without_text: [],
    pages_estimated: [[1, 2]],
  });
  expect(server.received).toEqual([]);
});

it('a text that is lost is read again from the PDF, with what was read from the pictures', async () => {
  const id = await withBook(ana, await pictures(1, 1));
  await transcribe(ana.uid, id, {});
  await removeBookText(ana.uid, id);
  await loadBook(ana.uid, id);
  const { book, document } = await wholeBook(ana.uid, id, nobodyLeaves());
  expect(book.pages.map(({ quality }) => quality)).toEqual(['estimated', 'good']);
  expect(document).toMatchObject({ pages_without_text: [], pages_estimated: [{ from: 1, to: 1 }] });
});
