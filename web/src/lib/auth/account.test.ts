import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '@/lib/api/api-client.ts';
import { call } from '@/lib/api/api-client.ts';
import { ApiError } from '@/lib/api/api-error.ts';
import { standIn } from '@/testing/stand-in.ts';
import { deleteAccount, sendPasswordReset, signInDetails } from './account.ts';
import { publish, useAuth } from './auth-store.ts';
import * as connectionModule from './connection.ts';
import { firebase } from './connection.ts';
import * as signInModule from './sign-in.ts';
import { logOut } from './sign-in.ts';

beforeEach(() => {
  standIn(apiClientModule, 'call');
  standIn(connectionModule, 'firebase');
  standIn(signInModule, 'logOut');
});

const refusal = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });
const ana = {
  uid: 'ana',
  email: 'ana@example.com',
  displayName: null,
  photoURL: null,
  emailVerified: true,
  providerData: [{ providerId: 'password' }],
};
const provider = {
  auth: { currentUser: ana },
  reload: vi.fn(async () => {}),
  sendPasswordResetEmail: vi.fn(async () => {}),
  reauthenticateWithCredential: vi.fn(async () => {}),
  EmailAuthProvider: { credential: (email: string, password: string) => ({ email, password }) },
};

beforeEach(() => {
  vi.clearAllMocks();
  provider.reload.mockImplementation(async () => {});
  // Only what account.ts uses of Firebase is stood in for; the reply of the call is not read.
  vi.mocked(firebase).mockResolvedValue(provider as never);
  vi.mocked(call).mockResolvedValue(undefined as never);
  publish(ana);
});

describe('deleting the account', () => {
  it('has the provider check the password first, then deletes, forgets what is on this device, and signs out', async () => {
    localStorage.setItem('folio:quiz:1', 'a draft');
    localStorage.setItem('folio-theme', 'dark');
    await deleteAccount('secret');
    expect(provider.reauthenticateWithCredential).toHaveBeenCalledWith(ana, { email: ana.email, password: 'secret' });
    expect(call).toHaveBeenCalledWith('account.delete');
    expect(logOut).toHaveBeenCalledOnce();
    expect([localStorage.getItem('folio:quiz:1'), localStorage.getItem('folio-theme')]).toEqual([null, 'dark']);
  });

  it('with a wrong password deletes nothing', async () => {
    provider.reauthenticateWithCredential.mockRejectedValueOnce(refusal('auth/wrong-password'));
    await expect(deleteAccount('wrong')).rejects.toThrow('auth/wrong-password');
    expect(call).not.toHaveBeenCalled();
    expect(logOut).not.toHaveBeenCalled();
  });

  it('whose reply was lost on its way is done where the provider knows nobody any more', async () => {
    vi.mocked(call).mockRejectedValue(new ApiError({ status: 0, code: 'network', message: 'Offline.' }));
    await expect(deleteAccount('secret')).rejects.toThrow('Offline.');
    expect(logOut).not.toHaveBeenCalled();
    provider.reload.mockRejectedValue(refusal('auth/user-token-expired'));
    await deleteAccount('secret');
    expect(logOut).toHaveBeenCalledOnce();
  });
});

it('an account whose deletion was heard of in another tab first is forgotten on this device all the same', async () => {
  localStorage.setItem('folio:quiz:1', 'a draft');
  vi.mocked(call).mockImplementation(async () => {
    vi.mocked(firebase).mockResolvedValue({ ...provider, auth: { ...provider.auth, currentUser: null } } as never);
    throw new ApiError({ status: 401, code: 'unauthenticated', message: 'Unauthorized.' });
  });
  await deleteAccount(null);
  expect(logOut).toHaveBeenCalledOnce();
  expect(localStorage.getItem('folio:quiz:1')).toBeNull();
});

describe('a mail for a new password', () => {
  it('is asked for without telling whether there is such an account', async () => {
    provider.sendPasswordResetEmail.mockRejectedValueOnce(refusal('auth/user-not-found'));
    await sendPasswordReset('nobody@example.com');
    provider.sendPasswordResetEmail.mockRejectedValueOnce(refusal('auth/too-many-requests'));
    await expect(sendPasswordReset('ana@example.com')).rejects.toThrow('auth/too-many-requests');
  });
});

describe('the sign-in', () => {
  it('is asked for anew, and a changed address reaches the account menu', async () => {
    publish({ ...ana, email: 'old@example.com' });
    expect(await signInDetails()).toEqual({ email: ana.email, verified: true, hasPassword: true });
    expect(provider.reload).toHaveBeenCalledOnce();
    expect(useAuth.getState().user?.email).toBe(ana.email);
  });
});
