import { beforeEach, describe, expect, it, vi } from 'vitest';

const appCheckToken = vi.fn(async () => 'proof');
const app = { name: 'folio' };
vi.mock('./connection.ts', () => ({ firebase: async () => ({ auth: { app } }) }));
vi.mock('./app-check-provider.ts', () => ({ appCheckToken }));

/** The module as a build with that site key has it. */
async function builtWith(key: string | undefined) {
  vi.resetModules();
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', key);
  return import('./app-check.ts');
}

beforeEach(() => appCheckToken.mockClear());

describe('the proof that a call comes from this site', () => {
  it('is sent where a site key is set, anew where the last one was refused', async () => {
    const { appCheckHeader } = await builtWith('site-key');
    expect(await appCheckHeader(true)).toEqual({ 'X-Firebase-AppCheck': 'proof' });
    expect(appCheckToken).toHaveBeenCalledWith(app, 'site-key', true);
  });

  it('is neither sent nor asked for where none is', async () => {
    const { appCheckHeader } = await builtWith(undefined);
    expect(await appCheckHeader(false)).toEqual({});
    expect(appCheckToken).not.toHaveBeenCalled();
  });
});
