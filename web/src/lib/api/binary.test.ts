import { beforeEach, expect, it, vi } from 'vitest';
import * as tokens from '@/lib/auth/token.ts';
import { fetchBinary } from './binary.ts';

beforeEach(() => {
  vi.spyOn(tokens, 'idToken').mockImplementation(async ({ fresh = false } = {}) => (fresh ? 'new' : 'old'));
});

it('hands the reply over as it came, having asked with a fresh token and the range', async () => {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => new Response('%PDF', { status: 206 }));
  vi.stubGlobal('fetch', asked);
  const headers = { Accept: 'application/pdf', Range: 'bytes=0-3' };
  const reply = await fetchBinary('upload.file', { id: 'b1' }, { headers, fresh: true });
  expect(reply.status).toBe(206);
  expect(await reply.text()).toBe('%PDF');
  expect(tokens.idToken).toHaveBeenCalledWith(expect.objectContaining({ fresh: true }));
  expect(asked.mock.calls[0]?.[0]).toBe('/api/upload/file/b1');
  expect(asked.mock.calls[0]?.[1].headers).toEqual({ ...headers, Authorization: 'Bearer new' });
});

it('does not throw for a refusal, which the viewer words itself', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  expect((await fetchBinary('upload.file', { id: 'gone' })).status).toBe(404);
});
