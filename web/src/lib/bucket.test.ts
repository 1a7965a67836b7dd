import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begin, NotTaken, type Sending } from './bucket.ts';

/** A session of Storage's: it keeps what it has, ignores what comes twice, and answers as told or as it should. */
const session = { stored: 0, ranges: [] as string[], answers: [] as (number | 'lost' | 'hold')[] };
let held: (() => void) | null = null;

class FakeRequest {
  status = 0;
  upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  private range = '';
  open() {}
  setRequestHeader(_: string, value: string) {
    this.range = value;
  }
  abort() {}
  send(piece: Blob) {
    const [, from = '', , total = ''] = /bytes (\d+)-(\d+)\/(\d+)/.exec(this.range) ?? [];
    const answer = session.answers.shift();
    session.ranges.push(this.range);
    const arrive = () => {
      if (Number(from) <= session.stored) session.stored = Math.max(session.stored, Number(from) + piece.size);
      this.status = session.stored === Number(total) ? 200 : 308;
      this.upload.onprogress?.({ loaded: piece.size });
      this.onload?.();
    };
    queueMicrotask(() => {
      if (answer === 'hold') held = arrive;
      else if (answer === 'lost') {
        // Half of it had come.
        session.stored = Math.max(session.stored, Number(from) + piece.size / 2);
        this.onerror?.();
      } else if (typeof answer === 'number') {
        this.status = answer;
        this.onload?.();
      } else arrive();
    });
  }
}

const file = new File([new Uint8Array(100)], 'atlas.pdf');
let progress: number[];
function outcome(sending: Sending): Promise<unknown> {
  return new Promise((resolve) =>
    sending.on(
      () => progress.push(sending.snapshot.bytesTransferred),
      resolve,
      () => resolve('done'),
    ),
  );
}

beforeEach(() => {
  Object.assign(session, { stored: 0, ranges: [], answers: [] });
  progress = [];
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a file sent to an open session', () => {
  it('goes piece by piece to its end', async () => {
    expect(await outcome(begin(file, 'https://storage.example/s', 40))).toBe('done');
    expect(session.ranges).toEqual(['bytes 0-39/100', 'bytes 40-79/100', 'bytes 80-99/100']);
    expect(progress.at(-1)).toBe(100);
  });

  it('goes on behind what Storage is known to have after a lost connection and a server in trouble', async () => {
    session.answers = [308, 'lost', 503];
    session.stored = 40;
    const done = outcome(begin(file, 'https://storage.example/s', 40));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await done).toBe('done');
    expect(session.ranges).toEqual([
      'bytes 0-39/100',
      'bytes 40-79/100',
      'bytes 40-79/100',
      'bytes 40-79/100',
      'bytes 80-99/100',
    ]);
    expect(session.stored).toBe(100);
  });

  it('waits while it is held up, and sends the piece again', async () => {
    session.answers = ['hold'];
    const sending = begin(file, 'https://storage.example/s', 100);
    const done = outcome(sending);
    await vi.advanceTimersByTimeAsync(0);
    sending.pause();
    held?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.ranges).toHaveLength(1);
    sending.resume();
    expect(await done).toBe('done');
    expect(session.ranges).toHaveLength(2);
  });

  it('says so where Storage does not take it, or it is cancelled', async () => {
    session.answers = [410];
    expect(await outcome(begin(file, 'https://storage.example/s', 40))).toMatchObject({ status: 410 });
    const sending = begin(file, 'https://storage.example/s', 40);
    const done = outcome(sending);
    sending.cancel();
    expect(await done).toBeInstanceOf(NotTaken);
  });
});
