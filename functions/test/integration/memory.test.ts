import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bigBook, shelve } from '../support/big-library.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';

const MiB = 2 ** 20;
let ana: Student;
let child: ChildProcess;
let address: string;
beforeAll(async () => {
  [ana] = await enrol(1);
});
afterEach(() => {
  child.kill('SIGKILL');
});

/** A process with so many MB of heap. */
async function begin(heapMb: number): Promise<void> {
  const program = fileURLToPath(new URL('./serving.ts', import.meta.url));
  child = fork(program, {
    execArgv: [`--max-old-space-size=${heapMb}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  [{ address }] = await once(child, 'message');
}

/** The highest memory of the process so far, in bytes. */
async function peak(): Promise<number> {
  child.send('weigh');
  const [{ peakBytes }] = await once(child, 'message');
  return peakBytes;
}

interface Sending {
  /** Bytes that are sent, and how many are announced (null: chunked). */
  bytes: number;
  announced: number | null;
  headers?: Record<string, string>;
}

/** Sends a body until there is an answer, or all of it. @returns the answer's status, and how many bytes had been sent by then */
function send(path: string, { bytes, announced, headers = {} }: Sending): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    const length = announced === null ? {} : { 'content-length': String(announced) };
    const sending = request(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...length, ...headers },
    });
    sending.once('response', (response) => {
      resolve({ status: response.statusCode ?? 0, sent });
      response.resume();
      sending.destroy();
    });
    sending.on('error', reject);
    const piece = Buffer.alloc(64 * 1024, 0x20);
    const more = () => {
      if (sent >= bytes || sending.destroyed) return;
      sent += piece.length;
      sending.write(piece, more);
    };
    more();
  });
}

describe('a body of 30 MB', () => {
  const GROUPS = ['auth/verify', 'chat/ask', 'quiz/generate', 'progress/submit', 'revise-chat/ask', 'health'];
  const FORM = { 'content-type': 'multipart/form-data; boundary=b' };

  /** Eight at once, announced and then not; no token with any. */
  async function storm(path: string, headers?: Record<string, string>): Promise<number[]> {
    const statuses: number[] = [];
    for (const announced of [30 * MiB, null]) {
      const body = { bytes: 30 * MiB, announced, ...(headers && { headers }) };
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(path, body)));
      statuses.push(...answers.map(({ status }) => status));
    }
    return statuses;
  }

  it('with no token, eight at once, leaves a function of 256 MB alive', async () => {
    await begin(160);
    expect(new Set(await storm('/auth/verify'))).toEqual(new Set([413]));
    expect((await fetch(`${address}/auth/verify`)).status).toBe(405);
    expect(await peak()).toBeLessThan(256 * MiB);
  });

  it('with no token, eight at once on every function, takes hardly any of its memory', async () => {
    await begin(160);
    const paths = [...GROUPS, 'account', 'youtube/search', 'upload/list'].map((path) => `/${path}`);
    for (const path of paths) await fetch(address + path, { method: 'POST' });
    const before = await peak();
    for (const path of paths) expect((await storm(path)).every((status) => status >= 400 && status < 500)).toBe(true);
    expect(new Set(await storm('/upload/upload', FORM))).toEqual(new Set([401]));
    expect((await peak()) - before).toBeLessThan(60 * MiB);
  });

  it('is refused at its first bytes where it is announced, whoever sends it', async () => {
    await begin(160);
    for (const path of GROUPS) {
      const { status } = await send(`/${path}`, { bytes: 1, announced: 30 * MiB });
      expect([path, status]).toEqual([path, 413]);
    }
  });

  it('is refused as soon as it is over 1 MB where it is not, with the rest still to come', async () => {
    await begin(160);
    const token = { authorization: `Bearer ${ana.token}` };
    const most = 2 * MiB;
    expect(await send('/auth/verify', { bytes: most, announced: null })).toMatchObject({ status: 413 });
    expect(await send('/chat/ask', { bytes: most, announced: null, headers: token })).toMatchObject({ status: 413 });
    const json = { bytes: most, announced: null, headers: token };
    expect(await send('/upload/incoming', json)).toMatchObject({ status: 413 });
    expect(await send('/upload/upload', { bytes: 40 * MiB, announced: 40 * MiB })).toMatchObject({ status: 401 });
    const file = { bytes: 40 * MiB, announced: null, headers: { ...token, ...FORM } };
    expect(await send('/upload/upload', file)).toMatchObject({ status: 413 });
  });
});

it('a revision question over 20 books of 1,158 pages, six at once, is answered inside 1 GiB', {
  timeout: 600_000,
}, async () => {
  await shelve(ana.uid, bigBook(1_158, 'synchroniser'), 20);
  // A gigabyte less what is not JavaScript's.
  await begin(640);
  const asks = Array.from({ length: 6 }, async () => {
    const response = await fetch(`${address}/revise-chat/ask`, {
      method: 'POST',
      body: JSON.stringify({ question: 'What is a synchroniser?' }),
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
    });
    return [response.status, await response.text()] as const;
  });
  for (const [status, said] of await Promise.all(asks)) {
    expect(status).toBe(200);
    expect(said).toContain('keeps two clocks in step');
  }
  expect(await peak()).toBeLessThan(1024 * MiB);
});
