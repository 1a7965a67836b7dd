import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bearer, identify } from './identify.ts';

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
    await expect(identify(token(header))).rejects.toMatchObject({ code: 'unauthenticated' });
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
