import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrol, type Student } from '../support/students.ts';
import { MiB, startWeighed, type Weighed } from './weighed.ts';

let ana: Student;
let served: Weighed;
beforeAll(async () => {
  // As little as the smallest function has.
  [[ana], served] = await Promise.all([enrol(1), startWeighed(160)]);
});
afterAll(() => served.kill());

interface Sending {
  /** Bytes that are sent, and how many are announced (null: chunked). */
  bytes: number;
  announced: number | null;
  headers?: Record<string, string>;
  /** To whom; the process of all these tests if left out. */
  at?: Weighed;
}

/** Sends a body until there is an answer, or all of it. @returns the answer's status, and how many bytes had been sent by then */
function send(
  path: string,
  { bytes, announced, headers = {}, at = served }: Sending,
): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    const length = announced === null ? {} : { 'content-length': String(announced) };
    const sending = request(at.address + path, {
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
  async function storm(
    path: string,
    { at = served, headers }: { at?: Weighed; headers?: Record<string, string> } = {},
  ): Promise<number[]> {
    const statuses: number[] = [];
    for (const announced of [30 * MiB, null]) {
      const body = { at, bytes: 30 * MiB, announced, ...(headers && { headers }) };
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(path, body)));
      statuses.push(...answers.map(({ status }) => status));
    }
    return statuses;
  }

  it('with no token, eight at once, leaves a function of 256 MB alive', async () => {
    expect(new Set(await storm('/auth/verify'))).toEqual(new Set([413]));
    expect((await fetch(`${served.address}/auth/verify`)).status).toBe(405);
    expect(await served.peak()).toBeLessThan(256 * MiB);
  });

  it('with no token, eight at once on every function, takes hardly any of its memory', async ({ onTestFinished }) => {
    const fresh = await startWeighed(160);
    onTestFinished(fresh.kill);
    const paths = [...GROUPS, 'account', 'youtube/search', 'upload/list'].map((path) => `/${path}`);
    for (const path of paths) await fetch(fresh.address + path, { method: 'POST' });
    const before = await fresh.peak();
    for (const path of paths)
      expect((await storm(path, { at: fresh })).every((status) => status >= 400 && status < 500)).toBe(true);
    expect(new Set(await storm('/upload/upload', { at: fresh, headers: FORM }))).toEqual(new Set([401]));
    // Eight bodies that were read would be 240; what a process takes by itself moves by tens.
    expect((await fresh.peak()) - before).toBeLessThan(100 * MiB);
  });

  it('is refused at its first bytes where it is announced, whoever sends it', async () => {
    for (const path of GROUPS) {
      const { status } = await send(`/${path}`, { bytes: 1, announced: 30 * MiB });
      expect([path, status]).toEqual([path, 413]);
    }
    // Of the group that takes files, too, once it is known who sends it.
    const token = { authorization: `Bearer ${ana.token}` };
    const list = { bytes: 1, announced: 2 * MiB, headers: token };
    expect(await send('/upload/incoming', list)).toMatchObject({ status: 413 });
    const file = { bytes: 1, announced: 40 * MiB, headers: { ...token, ...FORM } };
    expect(await send('/upload/upload', file)).toMatchObject({ status: 413 });
  });

  it('is refused as soon as it is over 1 MB where it is not, with the rest still to come', async () => {
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
