import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBook, LIBRARY } from '../../src/features/upload/add-book.ts';
import { sweep } from '../../src/features/upload/sweep.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { newId } from '../../src/platform/ids.ts';
import { writeBookFile } from '../../src/stores/book-files.ts';
import { deleteDocument, deletionRef } from '../../src/stores/deletions.ts';
import { enrol, type Student } from '../support/students.ts';
import { filesOf } from './in-process.ts';
import { smallPdf } from './small-pdfs.ts';

const signal = new AbortController().signal;
let file: { name: string; bytes: Buffer };
let ana: Student;
beforeAll(async () => {
  file = { name: 'locks.pdf', bytes: Buffer.from(await smallPdf()) };
});
beforeEach(async () => {
  [ana] = await enrol(1);
});

/** As gRPC and the Storage client report that a service is away. */
const away = (code: number) => Object.assign(new Error('away'), { code });
const add = (library: Partial<typeof LIBRARY>, key?: string) =>
  addBook(ana.uid, file, key, signal, { ...LIBRARY, ...library });

describe('where one of the two stores fails', () => {
  it('Storage: nothing is listed', async () => {
    await expect(add({ writeBookFile: () => Promise.reject(away(503)) })).rejects.toThrow('away');
    expect((await ana.call('upload.list')).body).toEqual([]);
  });

  it('Firestore: nothing is listed, and the sweep leaves no bytes behind', async () => {
    await expect(add({ addDocument: () => Promise.reject(away(14)) })).rejects.toThrow('away');
    expect((await ana.call('upload.list')).body).toEqual([]);
    expect((await filesOf(ana.uid)).length).toBe(1);
    await sweep({ uid: ana.uid, graceMs: 0 });
    expect(await filesOf(ana.uid)).toEqual([]);
  });

  it('Firestore, after it had written: the book is there with its bytes, and a retry finds it', async () => {
    const addDocument: typeof LIBRARY.addDocument = async (...args) => {
      await LIBRARY.addDocument(...args);
      throw away(4);
    };
    await expect(add({ addDocument }, 'key')).rejects.toThrow('away');
    await sweep({ uid: ana.uid, graceMs: 0 });
    const { id } = await add({}, 'key');
    expect((await ana.call('upload.list')).body.map((document) => document.id)).toEqual([id]);
    expect(await filesOf(ana.uid)).toContain(`${id}/book.pdf`);
  });
});

describe('the sweep', () => {
  it('finishes a deletion that stopped half-way', async () => {
    const { id } = await add({});
    await ana.sees(id, ({ status }) => status === 'ready');
    await deleteDocument(ana.uid, id);
    expect((await filesOf(ana.uid)).length).toBeGreaterThan(0);
    await sweep({ uid: ana.uid, graceMs: 0 });
    expect(await filesOf(ana.uid)).toEqual([]);
    expect((await deletionRef(ana.uid, id).get()).data()).toMatchObject({ finished: true });
  });

  it('forgets a deletion after a day', async () => {
    const id = newId();
    const deleted_at = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await deletionRef(ana.uid, id).set({ deleted_at, finished: true });
    await sweep({ uid: ana.uid });
    expect((await deletionRef(ana.uid, id).get()).exists).toBe(false);
  });

  it('removes what runs left of a book that is read, and leaves what is of use', async () => {
    const { id } = await add({});
    await ana.sees(id, ({ status }) => status === 'ready');
    await writeBookFile(ana.uid, id, 'parts/dead/0001.json.gz', Buffer.from('left'));
    const before = (await filesOf(ana.uid)).filter((name) => !name.includes('/parts/'));
    await sweep({ uid: ana.uid, graceMs: 0 });
    expect(await filesOf(ana.uid)).toEqual(before);
  });

  it('takes nothing that may still be on its way', async () => {
    await writeBookFile(ana.uid, newId(), 'book.pdf', file.bytes);
    await sweep({ uid: ana.uid });
    expect((await filesOf(ana.uid)).length).toBe(1);
  });

  it('drops a job whose book is gone', async () => {
    const job = firestore().doc(`users/${ana.uid}/readings/${newId()}`);
    await job.set({ document: newId(), created_at: new Date().toISOString() });
    await sweep({ uid: ana.uid });
    await expect.poll(async () => (await job.get()).exists).toBe(false);
  });
});

describe('a long list', () => {
  it('comes oldest first, 100 at a time, and goes on where it stopped', async () => {
    const documents = firestore().collection(`users/${ana.uid}/documents`);
    const first = await add({});
    await ana.sees(first.id, ({ status }) => status === 'ready');
    const sample = (await documents.doc(first.id).get()).data() ?? {};
    const batch = firestore().batch();
    // Pairs made at the same millisecond: the order must be told by the id then.
    const at = (i: number) => new Date(Date.UTC(2030, 0, 1) + (i >> 1)).toISOString();
    for (let i = 0; i < 999; i++) batch.set(documents.doc(newId()), { ...sample, upload_key: null, created_at: at(i) });
    await batch.commit();

    const seen: string[] = [];
    let after: string | undefined;
    const sizes: number[] = [];
    do {
      const page = await ana.call('upload.list', { query: after === undefined ? {} : { after } });
      expect(page.status).toBe(200);
      sizes.push(page.body.length);
      seen.push(...page.body.map(({ id }) => id));
      after = page.headers.get('x-next-cursor') ?? undefined;
    } while (after !== undefined);
    expect(sizes).toEqual(Array(10).fill(100));
    expect(seen[0]).toBe(first.id);
    expect(new Set(seen).size).toBe(1_000);
    expect((await ana.call('upload.list', { query: { after: 'nonsense' } })).status).toBe(400);
  });
});
