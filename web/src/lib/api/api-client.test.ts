import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as appCheckModule from '@/lib/auth/app-check.ts';
import { publish } from '@/lib/auth/auth-store.ts';
import * as tokenModule from '@/lib/auth/token.ts';
import { idToken } from '@/lib/auth/token.ts';
import { expectErrors } from '@/testing/expected-errors.ts';
import { standIn } from '@/testing/stand-in.ts';
import { call } from './api-client.ts';

beforeEach(() => {
  standIn(tokenModule, 'idToken');
});

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const student = { uid: 'ana', email: 'ana@example.com', name: null, picture: null };

/** Stands in for the service: one reply after another; tells what was asked. */
function service(...replies: (Response | Error | DOMException)[]) {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => {
    const reply = replies.shift();
    if (!reply) throw new Error('asked too often');
    if (reply instanceof Response) return reply;
    throw reply;
  });
  vi.stubGlobal('fetch', asked);
  return {
    fetch: asked,
    times: () => asked.mock.calls.length,
    address: () => asked.mock.lastCall?.[0],
    init: () => asked.mock.lastCall?.[1],
    headers: (at = -1) => asked.mock.calls.at(at)?.[1].headers,
  };
}

beforeEach(() => {
  vi.mocked(idToken).mockResolvedValue('old-token');
});

describe('what is sent', () => {
  it('puts path parameters into the address, escaped', async () => {
    const asked = service(json(200, { ok: true }));
    await call('upload.delete', { params: { id: 'a/b c' } });
    expect(asked.address()).toBe('/api/upload/a%2Fb%20c');
    expect(asked.init()?.method).toBe('DELETE');
  });

  it('puts the query into the address and leaves out what is not given', async () => {
    const asked = service(json(200, []));
    await call('upload.list', { query: { after: undefined } });
    expect(asked.address()).toBe('/api/upload/list');
  });

  it('sends a body as JSON, with further headers', async () => {
    const asked = service(json(200, student));
    await call('auth.verify', { body: { token: 't' }, headers: { 'Idempotency-Key': 'k' } });
    expect(asked.init()?.body).toBe('{"token":"t"}');
    expect(asked.headers()).toMatchObject({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k' });
  });

  it("carries the signed-in student's bearer token", async () => {
    const asked = service(json(200, []));
    await call('upload.list');
    expect(asked.headers()).toMatchObject({ Authorization: 'Bearer old-token' });
  });

  it('goes out without a token when nobody is signed in', async () => {
    vi.mocked(idToken).mockResolvedValue(null);
    const asked = service(json(200, []));
    await call('upload.list');
    expect(asked.headers()).not.toHaveProperty('Authorization');
  });
});

describe('a token that expires in mid-use', () => {
  const refused = () => json(401, { error: { code: 'unauthenticated', message: 'Please log in again.' } });

  it('is refreshed once and the call repeated, so that the student notices nothing', async () => {
    vi.mocked(idToken).mockImplementation(async ({ fresh } = {}) => (fresh ? 'new-token' : 'old-token'));
    const asked = service(refused(), json(200, []));
    await expect(call('upload.list')).resolves.toEqual([]);
    expect(asked.headers(0)).toMatchObject({ Authorization: 'Bearer old-token' });
    expect(asked.headers(1)).toMatchObject({ Authorization: 'Bearer new-token' });
  });

  it('is logged in the words of the specification when it is refused again, and passed on', async () => {
    const errors = expectErrors();
    const asked = service(refused(), refused());
    await expect(call('upload.list')).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(asked.times()).toBe(2);
    expect(errors.told()).toEqual([['Unauthorized - token may be expired or invalid']]);
  });

  it('is logged and passed on when no new one can be had', async () => {
    const errors = expectErrors();
    vi.mocked(idToken).mockImplementation(async ({ fresh } = {}) => {
      if (fresh) throw new Error('auth/user-token-expired');
      return 'old-token';
    });
    const asked = service(refused());
    await expect(call('upload.list')).rejects.toMatchObject({ message: 'Please log in again.' });
    expect(asked.times()).toBe(1);
    expect(errors.told()).toEqual([['Unauthorized - token may be expired or invalid']]);
  });

  it('is not asked for on behalf of nobody', async () => {
    const errors = expectErrors();
    vi.mocked(idToken).mockResolvedValue(null);
    const asked = service(refused());
    await expect(call('upload.list')).rejects.toMatchObject({ status: 401 });
    expect(asked.times()).toBe(1);
    expect(errors.told()).toHaveLength(1);
  });
});

describe('what comes back', () => {
  it("is the service's own refusal, with its code, message, request and wait", async () => {
    service(
      json(
        429,
        { error: { code: 'limit', message: 'Ten quizzes a day.' } },
        { 'x-request-id': 'r1', 'retry-after': '60' },
      ),
    );
    await expect(call('upload.list')).rejects.toMatchObject({
      name: 'ApiError',
      status: 429,
      code: 'limit',
      message: 'Ten quizzes a day.',
      requestId: 'r1',
      retryAfter: 60,
    });
  });

  it('is an error fit for a student even where the reply is a proxy’s own page', async () => {
    service(new Response('<html>Bad gateway</html>', { status: 502 }));
    await expect(call('upload.list')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.not.stringContaining('<'),
    });
  });

  it('is a bad_reply when it is not what the contract says', async () => {
    service(json(200, { uid: 7 }));
    await expect(call('auth.verify', { body: { token: 't' } })).rejects.toMatchObject({
      code: 'bad_reply',
      status: 200,
    });
  });

  it('is a network error when nothing comes back', async () => {
    service(new TypeError('Failed to fetch'));
    await expect(call('upload.list')).rejects.toMatchObject({ code: 'network', status: 0 });
  });

  it('is a network error when the token itself cannot be had', async () => {
    vi.mocked(idToken).mockRejectedValue(new Error('auth/network-request-failed'));
    await expect(call('upload.list')).rejects.toMatchObject({ code: 'network' });
  });

  it('is the AbortError itself when the caller gave up', async () => {
    service(new DOMException('gone', 'AbortError'));
    await expect(call('upload.list')).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('what a student asked', () => {
  const ana = { uid: 'ana', email: null, displayName: null, photoURL: null };
  beforeEach(() => publish(ana));

  it('is asked with a token of theirs alone', async () => {
    const asked = service(json(200, []));
    await call('upload.list');
    expect(idToken).toHaveBeenLastCalledWith({ fresh: false, of: 'ana' });
    expect(asked.times()).toBe(1);
  });

  it('is not asked again as the student who came meanwhile', async () => {
    const asked = service(json(401, { error: { code: 'unauthorized', message: 'No.' } }), json(200, []));
    vi.mocked(idToken).mockImplementation(async ({ fresh } = {}) => {
      if (fresh) publish({ ...ana, uid: 'ben' });
      return 'a-token';
    });
    await expect(call('upload.list')).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked.times()).toBe(1);
  });

  it('ends when they leave', async () => {
    const asked = service();
    const signal = new Promise<AbortSignal | null | undefined>((resolve) => {
      asked.fetch.mockImplementation((_address, init) => {
        resolve(init.signal);
        return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
      });
    });
    const reply = call('upload.list');
    expect((await signal)?.aborted).toBe(false);
    publish(null);
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('what was asked for before the app was there', () => {
  const LIST = '/api/upload/list';
  const begun = (reply: Response | null | Promise<Response | null>, token = 'old-token', at = Date.now()) => {
    window.folioAsked = { token, at, replies: { [LIST]: Promise.resolve(reply) } };
  };
  afterEach(() => {
    delete window.folioAsked;
  });

  it('is taken over, once', async () => {
    begun(json(200, []));
    const asked = service(json(200, []));
    await expect(call('upload.list')).resolves.toEqual([]);
    expect(asked.times()).toBe(0);
    await call('upload.list');
    expect(asked.times()).toBe(1);
  });

  it("is not another student's, nor good for a request that proves more", async () => {
    begun(json(200, []), "another's");
    const asked = service(json(200, []), json(200, []));
    await call('upload.list');
    expect(asked.times()).toBe(1);
    begun(json(200, []));
    vi.spyOn(appCheckModule, 'appCheckHeader').mockResolvedValue({ 'X-Firebase-AppCheck': 'proof' });
    await call('upload.list');
    expect(asked.times()).toBe(2);
  });

  it('is a refusal as any other: a token that has expired is refreshed', async () => {
    begun(json(401, { error: { code: 'unauthenticated', message: 'Please log in again.' } }));
    vi.mocked(idToken).mockImplementation(async ({ fresh } = {}) => (fresh ? 'new-token' : 'old-token'));
    const asked = service(json(200, []));
    await expect(call('upload.list')).resolves.toEqual([]);
    expect(asked.headers()).toMatchObject({ Authorization: 'Bearer new-token' });
  });

  it('is asked again where no reply came', async () => {
    begun(null);
    const asked = service(json(200, []));
    await expect(call('upload.list')).resolves.toEqual([]);
    expect(asked.times()).toBe(1);
  });

  it('is nothing any more once something was changed', async () => {
    begun(json(200, []));
    const asked = service(json(200, { ok: true }), json(200, []));
    await call('upload.delete', { params: { id: 'a' } });
    await call('upload.list');
    expect(asked.times()).toBe(2);
  });

  it.each([31_000, -1_000])('is asked again where it is %d ms old', async (age) => {
    begun(json(200, []), 'old-token', Date.now() - age);
    const asked = service(json(200, []));
    await expect(call('upload.list')).resolves.toEqual([]);
    expect(asked.times()).toBe(1);
  });

  it('ends when the caller gives up', async () => {
    begun(new Promise(() => undefined));
    service();
    const leaving = new AbortController();
    const reply = call('upload.list', { signal: leaving.signal });
    leaving.abort();
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  });
});
