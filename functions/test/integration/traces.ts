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

const Row = z.object({ document: z.optional(z.object({ name: z.string(), fields: z.optional(z.unknown()) })) });

/**
 * The whole database, path by path, fields as the REST API writes them. One query of all collections at once, which the admin
 * package does not offer: walking took half a minute beside tests that store thousands of messages.
 */
export async function wholeDatabase(): Promise<[string, unknown][]> {
  const root = `projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`;
  const reply = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const rows = z.array(Row).parse(await reply.json());
  return rows.flatMap(({ document }) =>
    document ? [[document.name.slice(document.name.indexOf('/documents/') + 11), document.fields]] : [],
  );
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

/** Paths, file names and sign-ins in which any of these words stands: in the name, in a field, anywhere. */
export async function tracesOf(...words: string[]): Promise<string[]> {
  const mentions = (value: unknown) => words.some((word) => JSON.stringify(value).includes(word));
  const [files] = await bucket().getFiles();
  const { users } = await getAuth(app()).listUsers(1_000);
  return [
    ...(await wholeDatabase())
      .filter((document) => words.some((word) => textOf(document).includes(word)))
      .map(([path]) => path),
    ...files.map(({ name }) => name).filter(mentions),
    ...users.filter(({ uid, email }) => mentions([uid, email])).map(() => 'a sign-in'),
  ];
}

/** Names of files, of all students, in whose bytes or metadata any of these words stands. */
export async function filesSaying(...words: string[]): Promise<string[]> {
  const [files] = await bucket().getFiles();
  const found: string[] = [];
  for (const file of files) {
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
