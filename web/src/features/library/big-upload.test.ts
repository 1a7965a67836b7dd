import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '@/lib/api/api-client.ts';
import { call } from '@/lib/api/api-client.ts';
import { ApiError } from '@/lib/api/api-error.ts';
import * as bucketModule from '@/lib/bucket.ts';
import { sendToBucket } from '@/lib/bucket.ts';
import { book } from '@/testing/samples.ts';
import { standIn } from '@/testing/stand-in.ts';
import { type Holdable, uploadBig } from './big-upload.ts';

beforeEach(() => {
  standIn(apiClientModule, 'call');
  standIn(bucketModule, 'sendToBucket');
});

/** Stands in for an upload of Storage's library. */
function fakeTask() {
  let end: { reject: (error: unknown) => void; resolve: () => void; progress: () => void } | undefined;
  const task = {
    snapshot: { bytesTransferred: 0, totalBytes: 100 },
    pause: vi.fn(),
    resume: vi.fn(),
    cancel: vi.fn(() => end?.reject(new Error('cancelled'))),
    on: (progress: () => void, reject: (error: unknown) => void, resolve: () => void) => {
      end = { progress, reject, resolve };
    },
  };
  return {
    task,
    reaches: (bytes: number) => {
      task.snapshot.bytesTransferred = bytes;
      end?.progress();
    },
    arrives: () => end?.resolve(),
    breaks: () => end?.reject(new Error('Storage answered 410.')),
    begun: () => vi.waitFor(() => expect(end).toBeDefined()),
  };
}

let online = true;
const goes = (state: 'online' | 'offline') => {
  online = state === 'online';
  window.dispatchEvent(new Event(state));
};
const file = new File(['%PDF-1.7'], 'atlas.pdf');
const atlas = book({ id: 'atlas', title: 'Atlas' });
let fake: ReturnType<typeof fakeTask>;
let following: { signal: AbortSignal; onProgress: (sent: number) => void; onHold: (state: Holdable | null) => void };
let progress: number[];
let hold: Holdable | null;
let controller: AbortController;

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  goes('online');
  fake = fakeTask();
  vi.mocked(sendToBucket).mockResolvedValue(fake.task);
  vi.mocked(call).mockResolvedValue(atlas);
  progress = [];
  controller = new AbortController();
  following = {
    signal: controller.signal,
    onProgress: (sent) => progress.push(sent),
    onHold: (state) => {
      hold = state;
    },
  };
});

const upload = (key: string = crypto.randomUUID()) => uploadBig(file, key, following);

describe('a large file', () => {
  it('is sent to Storage, then made a book of under the same key', async () => {
    const done = upload('key-1');
    await fake.begun();
    fake.reaches(50);
    fake.arrives();
    expect(await done).toBe(atlas);
    expect(progress).toEqual([0.5, 1]);
    expect(vi.mocked(call).mock.lastCall?.slice(0, 2)).toMatchObject([
      'upload.incoming',
      { body: { id: 'key-1', name: 'atlas.pdf' } },
    ]);
    expect(hold).toBeNull();
  });

  it('can be paused, and goes on only when told to', async () => {
    const done = upload();
    await fake.begun();
    hold?.pause();
    expect([hold?.hold, fake.task.pause.mock.calls.length]).toEqual(['paused', 1]);
    goes('offline');
    goes('online');
    expect([hold?.hold, fake.task.resume.mock.calls.length]).toEqual(['paused', 0]);
    hold?.resume();
    expect([hold?.hold, fake.task.resume.mock.calls.length]).toEqual(['sending', 1]);
    fake.arrives();
    await done;
  });

  it('waits while the connection is lost, and goes on by itself', async () => {
    const done = upload();
    await fake.begun();
    goes('offline');
    expect([hold?.hold, fake.task.pause.mock.calls.length]).toEqual(['offline', 1]);
    goes('online');
    expect([hold?.hold, fake.task.resume.mock.calls.length]).toEqual(['sending', 1]);
    fake.arrives();
    await done;
  });

  it('that was cancelled is no failure', async () => {
    const done = upload();
    await fake.begun();
    controller.abort();
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
    expect(call).not.toHaveBeenCalled();
  });
});

describe('another try', () => {
  it('of a file that has arrived sends no byte again', async () => {
    vi.mocked(call).mockRejectedValueOnce(new ApiError({ status: 503, code: 'unavailable', message: 'Resting.' }));
    const first = upload('key-2');
    await fake.begun();
    fake.arrives();
    await expect(first).rejects.toMatchObject({ code: 'unavailable' });
    expect(await upload('key-2')).toBe(atlas);
    expect(sendToBucket).toHaveBeenCalledTimes(1);
  });

  it('of a file that was refused sends it again', async () => {
    vi.mocked(call).mockRejectedValueOnce(new ApiError({ status: 422, code: 'unusable', message: 'Locked.' }));
    const first = upload('key-3');
    await fake.begun();
    fake.arrives();
    await expect(first).rejects.toMatchObject({ code: 'unusable' });
    const second = upload('key-3');
    await vi.waitFor(() => expect(sendToBucket).toHaveBeenCalledTimes(2));
    fake.arrives();
    await second;
  });

  it('of a file that is there already, unknown to us, makes the book', async () => {
    vi.mocked(sendToBucket).mockResolvedValueOnce(null);
    expect(await upload()).toBe(atlas);
  });

  it('is offered in words of ours where Storage gave up', async () => {
    const done = upload();
    await fake.begun();
    fake.breaks();
    await expect(done).rejects.toMatchObject({ code: 'network' });
  });
});
