import { generateKeyPairSync, sign } from 'node:crypto';
import { EventEmitter } from 'node:events';
import https from 'node:https';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkApp } from './app-check.ts';

const key = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

/** A token as App Check issues them, with some claims changed. */
function token(changes: object = {}, { privateKey } = key, alg = 'RS256'): string {
  const claims = { sub: '1:2:web:3', aud: ['projects/1', 'projects/demo-folio'], iat: now(), exp: now() + 3600 };
  const iss = 'https://firebaseappcheck.googleapis.com/1';
  const signed = `${part({ alg, typ: 'JWT', kid: 'k' })}.${part({ ...claims, iss, ...changes })}`;
  return `${signed}.${alg === 'none' ? '' : sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** Stands in for Google's list of public keys. */
function answerKeys(reachable: boolean): void {
  const keys = [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }];
  const request = (_options: unknown, answer: (reply: unknown) => void) => {
    const asked = Object.assign(new EventEmitter(), {
      end: () => {
        if (!reachable) return asked.emit('error', new Error('ECONNREFUSED'));
        const reply = Object.assign(new PassThrough(), { statusCode: 200 });
        answer(reply);
        return reply.end(JSON.stringify({ keys }));
      },
    });
    return asked;
  };
  // The one way that the keys are asked for; no other of its overloads is used.
  vi.spyOn(https, 'request').mockImplementation(request as unknown as typeof https.request);
}

beforeEach(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-folio');
  vi.stubEnv('APP_CHECK', 'enforce');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('while App Check is switched on', () => {
  it('a call without a token is not served where Google’s keys cannot be had, and may be tried again', async () => {
    answerKeys(false);
    await expect(checkApp(token())).rejects.toMatchObject({ code: 'unavailable' });
    await expect(checkApp(undefined)).rejects.toMatchObject({ code: 'unknown_app' });
  });

  it('a token of this project’s passes', async () => {
    answerKeys(true);
    await expect(checkApp(token())).resolves.toBeUndefined();
  });

  it.each([
    ['none', () => undefined],
    ['an empty one', () => ''],
    ['several', () => [token(), token()]],
    ['garbage', () => 'a.b.c'],
    ['one without a signature', () => token({}, key, 'none')],
    ['one signed by another', () => token({}, stranger)],
    ['one of another project', () => token({ aud: ['projects/other'] })],
    ['one of another issuer', () => token({ iss: 'https://example.com/1' })],
    ['one that has expired', () => token({ iat: now() - 7200, exp: now() - 3600 })],
  ])('%s is refused', async (_, given) => {
    answerKeys(true);
    await expect(checkApp(given())).rejects.toMatchObject({ code: 'unknown_app' });
  });
});

it('nothing is asked for while it is off', async () => {
  vi.stubEnv('APP_CHECK', '');
  await expect(checkApp(undefined)).resolves.toBeUndefined();
});
