import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error.ts';
import { publish } from '@/lib/auth/auth-store.ts';
import { standIn } from '@/testing/stand-in.ts';
import * as makeArchiveModule from './archive/make-archive.ts';
import { makeArchive } from './archive/make-archive.ts';
import { useTakeOut } from './take-out-store.ts';

beforeEach(() => {
  standIn(makeArchiveModule, 'makeArchive');
});

const ana = { uid: 'ana', email: 'ana@example.com', displayName: null, photoURL: null };
const state = () => useTakeOut.getState();
let saved: string[];

beforeEach(() => {
  saved = [];
  publish(null);
  publish(ana);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:archive';
});

describe('taking out the data', () => {
  it('tells how far it is, then hands the archive to the browser', async () => {
    vi.mocked(makeArchive).mockImplementation(async (_email, _signal, report) => {
      report({ done: 0.5, doing: 'Fetching “Locks”…' });
      expect(state().progress).toEqual({ done: 0.5, doing: 'Fetching “Locks”…' });
      return new Blob(['zip']);
    });
    await state().start();
    expect(state()).toMatchObject({ progress: null, problem: null });
    expect(saved).toEqual([expect.stringMatching(/^folio-\d{4}-\d\d-\d\d\.zip$/)]);
  });

  it('that failed says why, and can be begun again', async () => {
    vi.mocked(makeArchive).mockRejectedValueOnce(new ApiError({ status: 0, code: 'network', message: 'Offline.' }));
    await state().start();
    expect(state()).toMatchObject({ progress: null, problem: 'Offline.', archive: null });
    vi.mocked(makeArchive).mockResolvedValue(new Blob(['zip']));
    await state().start();
    expect(state().problem).toBeNull();
    expect(saved.length).toBe(1);
  });

  it.each([
    ['is stopped', () => state().stop()],
    ['belongs to a student who leaves', () => publish(null)],
  ])('that %s saves nothing, and leaves nothing for the next', async (_, end) => {
    let given: AbortSignal | undefined;
    let finish = (_: Blob) => {};
    vi.mocked(makeArchive).mockImplementation((_email, signal) => {
      given = signal;
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    const work = state().start();
    await vi.waitFor(() => expect(given).toBeDefined());
    end();
    expect(given?.aborted).toBe(true);
    finish(new Blob(['zip']));
    await work;
    expect([state().progress, state().archive, saved]).toEqual([null, null, []]);
  });
});
