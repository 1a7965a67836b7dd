import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const GUARD = fileURLToPath(new URL('./guard.ts', import.meta.url));
const start = (env: Record<string, string>) => spawnSync(process.execPath, [GUARD], { env, encoding: 'utf8' });

describe('a process', () => {
  it.each([
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_STORAGE_EMULATOR_HOST',
    'STORAGE_EMULATOR_HOST',
  ])('refuses to start in production with %s set', (name) => {
    for (const flag of ['', 'false']) {
      const { status, stderr } = start({ FUNCTIONS_EMULATOR: flag, [name]: '127.0.0.1:9099' });
      expect(status).not.toBe(0);
      expect(stderr).toContain(name);
    }
  });

  it('refuses to start in production with another address of the video site than Google’s', () => {
    const { status, stderr } = start({ YOUTUBE_API_URL: 'https://youtube.example' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('YOUTUBE_API_URL');
    expect(start({ YOUTUBE_API_URL: 'https://youtube.googleapis.com/' }).status).toBe(0);
    expect(start({ FUNCTIONS_EMULATOR: 'true', YOUTUBE_API_URL: 'http://127.0.0.1:9' }).status).toBe(0);
  });

  it('starts in production without one, and in the emulators with one', () => {
    expect(start({}).status).toBe(0);
    expect(start({ FUNCTIONS_EMULATOR: 'true', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }).status).toBe(0);
  });
});
