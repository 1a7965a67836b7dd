/** A stand-in for Cloud Storage on the loopback that serves the files of one stored book, from the folder that a program is started with. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import type { Owned } from '../../../functions/src/stores/documents.ts';
import type { OpenedBook } from '../../../functions/src/stores/opened-books.ts';

/** Opens the book as a call does that has just read its document. */
export async function storedBook(): Promise<() => Promise<OpenedBook>> {
  const [folder = '.', pages = '1'] = process.argv.slice(2);
  const storage = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://storage').pathname);
    response.setHeader('Content-Type', 'application/octet-stream').end(readFileSync(join(folder, basename(path))));
  });
  await new Promise<void>((listening) => storage.listen(0, '127.0.0.1', listening));
  storage.unref();
  const { port } = storage.address() as AddressInfo; // a TCP server's address is one
  process.env.GCLOUD_PROJECT = 'demo-bench';
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: 'demo-bench', storageBucket: 'demo-bench.appspot.com' });
  process.env.STORAGE_EMULATOR_HOST = `http://127.0.0.1:${port}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${port}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const { openReady } = await import('../../../functions/src/stores/opened-books.ts');
  // As the call has just read it: only these are looked at.
  const document = { id: 'book', status: 'ready', text_version: 'one', pages: Number(pages) } as Owned;
  return async () => {
    const opened = await openReady('student', document);
    if (!opened) throw new Error('The stored book was not opened.');
    return opened;
  };
}
