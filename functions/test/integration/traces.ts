/** Scans every emulator for what is left of a student. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getAuth } from 'firebase-admin/auth';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import './in-process.ts';
import { app } from '../../src/platform/app.ts';
import { bucket } from '../../src/platform/bucket.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { unpackBook } from '../../src/stores/book-codec.ts';

/** A document and everything below it, each as its path and its fields; missing parents are walked through. */
async function below(ref: DocumentReference): Promise<[string, unknown][]> {
  const snapshot = await ref.get();
  const own: [string, unknown][] = snapshot.exists ? [[ref.path, snapshot.data()]] : [];
  const children = (await ref.listCollections()).map(async (collection) =>
    (await collection.listDocuments()).map(below),
  );
  const nested = await Promise.all((await Promise.all(children)).flat());
  return [...own, ...nested.flat()];
}

const Stored = z.object({ name: z.string(), fields: z.optional(z.unknown()), updateTime: z.iso.datetime() });
type Stored = z.infer<typeof Stored>;
const Rows = z.array(z.object({ document: z.optional(Stored), found: z.optional(Stored) }));

/** A call of Firestore's REST API to the emulator, as its owner: the admin package asks one collection at a time, and walking them took half a minute. */
async function rest(call: 'runQuery' | 'batchGet', body: object): Promise<Stored[]> {
  const root = `projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`;
  const reply = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${root}:${call}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  return Rows.parse(await reply.json()).flatMap(({ document, found }) => document ?? found ?? []);
}

const pathOf = ({ name }: Stored): string => name.slice(name.indexOf('/documents/') + 11);

/** All documents' names, and when they were written last. */
const allNames = (): Promise<Stored[]> =>
  rest('runQuery', {
    structuredQuery: { from: [{ allDescendants: true }], select: { fields: [{ fieldPath: '__name__' }] } },
  });

/** Every document's path. */
export const allPaths = async (): Promise<string[]> => (await allNames()).map(pathOf);

const AT_ONCE = 100;

/** What was written since then, path by path, fields as the REST API writes them. */
async function documentsSince(since: Date): Promise<[string, unknown][]> {
  const names = (await allNames()).filter(({ updateTime }) => new Date(updateTime) >= since).map(({ name }) => name);
  const found: [string, unknown][] = [];
  for (let from = 0; from < names.length; from += AT_ONCE)
    for (const one of await rest('batchGet', { documents: names.slice(from, from + AT_ONCE) }))
      found.push([pathOf(one), one.fields]);
  return found;
}

const WAYS = [
  gunzipSync,
  brotliDecompressSync,
  (bytes: Buffer) =>
    Buffer.from(
      unpackBook(bytes)
        ?.pages.map(({ text }) => text)
        .join() ?? '',
    ),
];

/** Bytes, and what they are unpacked, whichever way they were packed: names do not tell it of all. */
function unpacked(bytes: Buffer): Buffer {
  const found = WAYS.flatMap((unpack) => {
    try {
      return [unpack(bytes)];
    } catch {
      return [];
    }
  });
  return Buffer.concat([bytes, ...found]);
}

/** A document's path and fields as text, packed fields unpacked behind them. */
function textOf(document: [string, unknown]): string {
  const text = JSON.stringify(document);
  const packed = text.matchAll(/"bytesValue":"([^"]*)"/g);
  return [text, ...[...packed].map(([, base64 = '']) => unpacked(Buffer.from(base64, 'base64')).toString())].join();
}

/** Words of a student, and when she came: what was written last before that says nothing of her, and there is much of it where other tests have run. */
export interface Sought {
  words: readonly string[];
  since: Date;
}

/** Paths, file names and sign-ins in which any of these words stands: in the name, in a field, anywhere. */
export async function tracesOf({ words, since }: Sought): Promise<string[]> {
  const saysOne = (text: string) => words.some((word) => text.includes(word));
  const mentions = (value: unknown) => saysOne(JSON.stringify(value));
  const [files] = await bucket().getFiles();
  const { users } = await getAuth(app()).listUsers(1_000);
  return [
    ...(await documentsSince(since)).filter((document) => saysOne(textOf(document))).map(([path]) => path),
    ...files.map(({ name }) => name).filter(mentions),
    ...users.filter(({ uid, email }) => mentions([uid, email])).map(() => 'a sign-in'),
  ];
}

/** Names of files, of all students, in whose bytes or metadata any of these words stands. */
export async function filesSaying({ words, since }: Sought): Promise<string[]> {
  const [files] = await bucket().getFiles();
  const found: string[] = [];
  for (const file of files.filter(({ metadata: { updated } }) => !updated || new Date(updated) >= since)) {
    // Gone meanwhile: another test's.
    const bytes = await readFile(file).catch(() => null);
    if (!bytes) continue;
    const text = unpacked(bytes).toString('latin1') + JSON.stringify(file.metadata);
    if (words.some((word) => text.includes(word))) found.push(file.name);
  }
  return found;
}

const readFile = async (file: { download: (how: { decompress: boolean }) => Promise<[Buffer]> }) =>
  (await file.download({ decompress: false }))[0];

/** Everything of one student: documents with their fields, files with their checksums, and the sign-in. */
export async function everythingOf(uid: string): Promise<unknown> {
  const [files] = await bucket().getFiles({ prefix: `users/${uid}/` });
  const { email, metadata } = await getAuth(app()).getUser(uid);
  return {
    documents: await below(firestore().collection('users').doc(uid)),
    files: files.map(({ name, metadata: { crc32c, generation } }) => ({ name, crc32c, generation })),
    signIn: { email, created: metadata.creationTime },
  };
}
