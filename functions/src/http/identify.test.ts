import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logged } from '../../test/support/logged.ts';
import { api, type CallName } from '../contract/api.ts';
import { app } from '../platform/app.ts';
import { bearer, identify, signInOf } from './identify.ts';
import { serveGroup } from './serve.ts';

const lines = logged();

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(header: object): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: 'https://securetoken.google.com/demo-folio', aud: 'demo-folio', sub: 'ana', user_id: 'ana' };
  return `${part(header)}.${part({ ...claims, auth_time: now, iat: now, exp: now + 3600 })}.`;
}

describe('outside the emulators', () => {
  beforeEach(() => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
    vi.stubEnv('GCLOUD_PROJECT', 'demo-folio');
  });

  it.each([
    ['without a signature', { alg: 'none', typ: 'JWT' }],
    ['without a signature but with a key id', { alg: 'none', kid: 'k', typ: 'JWT' }],
    ['signed with a shared secret', { alg: 'HS256', kid: 'k', typ: 'JWT' }],
  ])('a token %s is refused', async (_, header) => {
    await expect(identify(token(header), false)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

it.each(['../ben', 'a/b', '..', '.', '__ana__', '', 'a\nb', 'a'.repeat(129)])(
  'a token whose student cannot be the name of a document is refused: %j',
  async (uid) => {
    vi.spyOn(getAuth(app()), 'verifyIdToken').mockResolvedValue({ uid } as never); // of the claims only that is looked at
    await expect(identify('token', false)).rejects.toMatchObject({ code: 'unauthenticated' });
  },
);

describe('a token that was revoked, or whose user was disabled', () => {
  // Object.keys forgets that the keys of the table are its names.
  const calls = (Object.keys(api) as CallName[]).filter((name) => api[name].auth === 'student');
  const changing = calls.filter(
    (name) => api[name].method !== 'GET' || api[name].response === 'binary' || name.startsWith('account.'),
  );
  /** As Google answers where it is asked; where it is not, nobody learns. */
  const revoked = (code: string) =>
    vi.spyOn(getAuth(app()), 'verifyIdToken').mockImplementation(async (_token, stillGood) => {
      throw Object.assign(new Error(), { code: stillGood ? code : 'auth/not-asked' });
    });

  async function whyRefused(name: CallName): Promise<unknown> {
    const [group = ''] = name.split('.');
    const handlers = Object.fromEntries(
      calls.filter((one) => one.startsWith(`${group}.`)).map((one) => [one, vi.fn()]),
    );
    // Each handler of the group is there, and none is reached.
    const serve = serveGroup(group, handlers as never);
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method: api[name].method,
      url: `/api${api[name].path.replace(/:\w+/g, 'a1')}`,
      headers: { authorization: 'Bearer token' },
    });
    const before = lines().length;
    await serve(request, new ServerResponse(request));
    for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
    return lines()
      .slice(before)
      .find(([, event]) => event === 'call failed')?.[2]?.why;
  }

  it.each(['auth/id-token-revoked', 'auth/user-disabled'])(
    '(%s) is found out by writes, files and account calls',
    async (code) => {
      revoked(code);
      for (const name of changing) expect([name, await whyRefused(name)]).toEqual([name, code]);
      expect(changing.length).toBeGreaterThan(15);
    },
  );

  it('costs what only looks things up no further question', async () => {
    revoked('auth/id-token-revoked');
    for (const name of calls.filter((one) => !changing.includes(one)))
      expect([name, await whyRefused(name)]).toEqual([name, 'auth/not-asked']);
  });

  it('is found out at the sign-in and where an account is closed', async () => {
    const verify = revoked('auth/user-disabled');
    await expect(signInOf('token')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(verify).toHaveBeenLastCalledWith('token', true);
  });
});

describe('the Authorization header', () => {
  it('gives the token of Bearer and of nothing else', () => {
    expect(bearer('Bearer abc.def-_1')).toBe('abc.def-_1');
    expect(bearer('bearer abc')).toBe('abc');
    expect([bearer(undefined), bearer(''), bearer('Basic abc'), bearer('Bearer'), bearer('Bearer a b')]).toEqual(
      Array(5).fill(undefined),
    );
  });
});
