import { beforeAll, describe, expect, it } from 'vitest';
import { api, type CallName } from '../../src/contract/api.ts';
import { ErrorBody } from '../../src/contract/errors.ts';
import { enrol, type Student, site, visitor } from '../support/students.ts';

const FUNCTIONS = process.env.FOLIO_FUNCTIONS_URL ?? '';
// Object.keys forgets that the keys of the table are its names.
const calls = Object.keys(api) as CallName[];
const address = (name: CallName) => `/api${api[name].path.replace(/:\w+/g, 'b1')}`;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

let ana: Student;
beforeAll(async () => {
  [ana] = await enrol(1);
});

/** Claims of Ana's own token with some changed, unsigned: the emulators' way of forging one. */
function forged(changes: object): string {
  const claims: unknown = JSON.parse(Buffer.from(ana.token.split('.')[1] ?? '', 'base64url').toString());
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...(claims as object), ...changes })}.`; // an object: a JWT's claims
}

async function errorOf(response: Response): Promise<[number, string]> {
  return [response.status, ErrorBody.parse(await response.json()).error.code];
}

describe('who may call', () => {
  it.each(calls.filter((name) => api[name].auth === 'student'))('%s asks for a token', async (name) => {
    const response = await visitor().fetch(address(name), { method: api[name].method });
    expect(await errorOf(response)).toEqual([401, 'unauthenticated']);
  });

  it('takes a token that is right, and no other', async () => {
    const past = Math.floor(Date.now() / 1000) - 7200;
    const tokens: [string, number][] = [
      [`Bearer ${ana.token}`, 200],
      [`Bearer ${forged({})}`, 200], // what the emulators accept: so the others fail for what was changed in them
      [ana.token, 401],
      ['Bearer', 401],
      ['Bearer garbage', 401],
      ['Bearer a.b.c', 401],
      [`Bearer ${forged({ aud: 'another-project' })}`, 401],
      [`Bearer ${forged({ iss: 'https://securetoken.google.com/another-project' })}`, 401],
      [`Bearer ${forged({ exp: past, iat: past - 60, auth_time: past - 60 })}`, 401],
      [`Bearer ${forged({ sub: 'nobody', user_id: 'nobody' })}`, 401],
      [`Bearer ${forged({ sub: '', user_id: '' })}`, 401],
      [`Bearer ${forged({ sub: 'a/../b', user_id: 'a/../b' })}`, 401],
    ];
    for (const [authorization, status] of tokens) {
      const response = await visitor().fetch('/api/upload/list', { headers: { authorization } });
      expect([authorization.slice(0, 40), response.status]).toEqual([authorization.slice(0, 40), status]);
    }
  });
});

describe('auth.verify', () => {
  it('answers who the token belongs to, and makes the profile', async () => {
    await import('./in-process.ts');
    const { firestore } = await import('../../src/platform/firestore.ts');
    const { status, body } = await visitor().call('auth.verify', { body: { token: ana.token } });
    expect([status, body]).toEqual([200, { uid: ana.uid, email: ana.email, name: null, picture: null }]);
    const first = (await firestore().doc(`users/${ana.uid}`).get()).data();
    expect(first).toMatchObject({ email: ana.email, created_at: expect.any(String) });
    await visitor().call('auth.verify', { body: { token: ana.token } });
    const second = (await firestore().doc(`users/${ana.uid}`).get()).data();
    expect(second?.created_at).toBe(first?.created_at);
    expect(second?.last_login_at > first?.last_login_at).toBe(true);
  });

  it('refuses a bad token', async () => {
    const { status, body } = await visitor().call('auth.verify', { body: { token: 'garbage' } });
    expect([status, body.error?.code]).toEqual([401, 'unauthenticated']);
  });
});

describe('what comes in', () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    visitor().fetch('/api/auth/verify', { method: 'POST', body, headers: { 'content-type': type } });

  it.each([
    ['cut-off JSON', '{"token":'],
    ['no JSON', 'token=abc'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['another type', '{"token":1}'],
    ['a missing field', '{}'],
    ['a field that is too long', JSON.stringify({ token: 'x'.repeat(20_000) })],
    ['a prototype', '{"__proto__":{"token":"x"}}'],
    ['a constructor', '{"constructor":{"prototype":{"token":"x"}}}'],
    ['deep nesting', `${'['.repeat(100_000)}`],
    ['bytes that are no text', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
  ])('is refused as it should be: %s', async (_, body) => {
    const response = await post(body);
    const text = await response.text();
    expect([response.status, JSON.parse(text).error.code]).toEqual([400, 'invalid']);
    expect(text).not.toMatch(/at .*\.(js|ts):\d/);
  });

  it.each([
    'application/json; charset=utf-16',
    'text/plain; charset=nonsense',
    'application/x-www-form-urlencoded',
    '*/*',
  ])('is never answered by the platform in our place: %s', async (type) => {
    const response = await post('{"token":', type);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await errorOf(response)).toEqual([400, 'invalid']);
  });

  it('is refused where it is too much', async () => {
    expect(await errorOf(await post(JSON.stringify({ token: 'x'.repeat(2_000_000) })))).toEqual([413, 'too_large']);
  });
});

describe('every reply', () => {
  it.each([
    ['GET', '/api/health', 200],
    ['GET', '/api/upload/list', 401],
    ['GET', '/api/nowhere', 404],
    ['GET', '/api/upload/a/b/c/d', 404],
    ['PUT', '/api/upload/list', 405],
    ['POST', '/api/auth/verify', 400],
  ])('%s %s (%i) is private, typed, and can be found in the log', async (method, path, status) => {
    const response = await visitor().fetch(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    if (status >= 400) ErrorBody.parse(await response.json());
  });

  it('names the methods that an address takes', async () => {
    const response = await visitor().fetch('/api/auth/verify', { method: 'DELETE' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe('a function at its own address', () => {
  it('answers at the short and at the documented path', async () => {
    const headers = { authorization: `Bearer ${ana.token}` };
    for (const path of ['/upload/list', '/upload/upload/list', '/upload/api/upload/list']) {
      expect((await fetch(FUNCTIONS + path, { headers })).status).toBe(200);
    }
  });

  it('lets our own pages read what a range reply says', async () => {
    const response = await fetch(`${FUNCTIONS}/upload/list`, { headers: { origin: 'http://localhost:5002' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5002');
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  it('tells a browser where the emulators are, in the emulators alone', async () => {
    const { body } = await visitor().call('health.get');
    expect(body).toMatchObject({ status: 'ok', emulators: { auth: process.env.FIREBASE_AUTH_EMULATOR_HOST } });
    expect(site()).toMatch(/^http:\/\/127\.0\.0\.1:/);
  });
});
