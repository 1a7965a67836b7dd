import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/features/upload/sweep.ts';
import { newId } from '../../src/platform/ids.ts';
import { enrol, type Student, site } from '../support/students.ts';
import { filesOf } from './in-process.ts';
import { smallPdf } from './small-pdfs.ts';

let pdf: Uint8Array;
let ana: Student;
let key: string;
beforeAll(async () => {
  pdf = await smallPdf({ pages: 30 });
});
beforeEach(async () => {
  [ana] = await enrol(1);
  key = newId();
});

/** The upload's body and headers, as a browser would send them. */
async function requestOf(): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(pdf)], { type: 'application/pdf' }), 'book.pdf');
  const request = new Request(`${site()}/api/upload/upload`, { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  const headers = { authorization: `Bearer ${ana.token}`, 'idempotency-key': key, 'content-type': type };
  return { body: Buffer.from(await request.arrayBuffer()), headers };
}

/** Sends everything, but hangs up after so many ms. */
async function hangUpAfter(ms: number): Promise<void> {
  const { body, headers } = await requestOf();
  const init = { method: 'POST', body: Uint8Array.from(body), headers, signal: AbortSignal.timeout(ms) };
  await fetch(`${site()}/api/upload/upload`, init).catch(() => {});
}

async function retried(): Promise<void> {
  const { body, headers } = await requestOf();
  const again = async () =>
    (await fetch(`${site()}/api/upload/upload`, { method: 'POST', body: Uint8Array.from(body), headers })).status;
  await expect.poll(again, { timeout: 30_000 }).toBe(200);
  const states = async () => (await ana.call('upload.list')).body.map(({ status }) => status);
  await expect.poll(states, { timeout: 30_000 }).toEqual(['ready']);
}

describe('a client that is gone', () => {
  it('in the middle of sending a book leaves nothing, and another try is one book', async () => {
    const { body, headers } = await requestOf();
    const { hostname, port } = new URL(site());
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const lines = Object.entries({ ...headers, host: `${hostname}:${port}`, 'content-length': String(body.length) });
    const head = `POST /api/upload/upload HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
    await new Promise<void>((sent) =>
      socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, body.length / 2)]), () => sent()),
    );
    socket.destroy();
    expect((await ana.call('upload.list')).body).toEqual([]);
    expect(await filesOf(ana.uid)).toEqual([]);
    await retried();
  });

  it.each([30, 150, 400])('%i ms after it began, and tries again with the same key, has one whole book', async (ms) => {
    await hangUpAfter(ms);
    await retried();
    await sweep({ uid: ana.uid, graceMs: 0 });
    expect((await filesOf(ana.uid)).filter((name) => name.endsWith('book.pdf')).length).toBe(1);
  });
});
