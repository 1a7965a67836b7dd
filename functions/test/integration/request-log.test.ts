import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enrol, type Student } from '../support/students.ts';
import { smallPdf } from './small-pdfs.ts';

const CANARY = 'canary7f3a';

let ana: Student;
let child: ChildProcess;
let address: string;
let written = '';

beforeEach(async () => {
  [ana] = await enrol(1);
  const program = fileURLToPath(new URL('./serving.ts', import.meta.url));
  child = fork(program, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes: Buffer) => {
      written += bytes.toString();
    });
  }
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`It did not start: ${written}`)));
  [{ address }] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => {}); // every process ends at last
});
afterEach(() => {
  child.kill('SIGKILL');
});

/** Ends the process, so that all it wrote is here. */
async function ended(): Promise<void> {
  child.send('end');
  await once(child, 'close');
}

const send = (path: string, body: string | FormData, type?: string) =>
  fetch(address + path, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${ana.token}`, ...(type ? { 'content-type': type } : {}) },
  });

function form(bytes: Uint8Array, name: string): FormData {
  const data = new FormData();
  data.set('file', new Blob([Uint8Array.from(bytes)]), name);
  return data;
}

it('a log tells what happened to a request, and nothing of what a student wrote, uploaded or is called', async () => {
  const good = await send('/upload/upload', form(await smallPdf({ title: `On ${CANARY}` }), `${CANARY}.pdf`));
  const bad = await send('/upload/upload', form(Buffer.from(`%PDF-1.4 ${CANARY}`), `${CANARY}.pdf`));
  expect([good.status, bad.status]).toEqual([200, 422]);
  await send('/chat/ask', JSON.stringify({ pdf_id: CANARY, question: `What is ${CANARY}?` }), 'application/json');
  await send('/auth/verify', `{"token": "${CANARY}`, 'application/json');
  await send('/auth/verify', JSON.stringify({ token: CANARY }), 'application/json');
  await ended();

  for (const response of [good, bad]) expect(written).toContain(response.headers.get('x-request-id'));
  expect(written).toContain('"reason":"truncated"');
  for (const secret of [CANARY, ana.token, ana.email, 'locks and threads']) expect(written).not.toContain(secret);
});
