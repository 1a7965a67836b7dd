import { beforeEach, expect, it, vi } from 'vitest';
import { standIn } from '@/testing/stand-in.ts';
import * as connectionModule from './connection.ts';
import { firebaseIfNeeded } from './connection.ts';
import { idToken } from './token.ts';

const user = { uid: 'ana', getIdToken: vi.fn(async (fresh: boolean) => (fresh ? 'new' : 'current')) };

beforeEach(() => {
  standIn(connectionModule, 'firebaseIfNeeded', 'isConnected');
  // Only what is asked of Firebase is stood in for.
  vi.mocked(firebaseIfNeeded).mockReturnValue(Promise.resolve({ auth: { currentUser: user } }) as never);
  vi.mocked(connectionModule.isConnected).mockReturnValue(false);
  const stsTokenManager = { accessToken: 'kept', expirationTime: Date.now() + 600_000 };
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', JSON.stringify({ uid: 'ana', stsTokenManager }));
});

it('is the one that was kept, and Firebase is not loaded for it', async () => {
  expect(await idToken({ of: 'ana' })).toBe('kept');
  expect(firebaseIfNeeded).not.toHaveBeenCalled();
});

it('is Firebase’s own where a new one is wanted, none is kept of this student, or Firebase is there', async () => {
  expect(await idToken({ fresh: true })).toBe('new');
  vi.mocked(connectionModule.isConnected).mockReturnValue(true);
  expect(await idToken({ of: 'ana' })).toBe('current');
  localStorage.clear();
  vi.mocked(connectionModule.isConnected).mockReturnValue(false);
  expect(await idToken()).toBe('current');
});

it('is never another student’s', async () => {
  await expect(idToken({ of: 'ben' })).rejects.toThrow('Another student');
});
