import { expect, it, vi } from 'vitest';
import { standIn } from '@/testing/stand-in.ts';
import { useAuth } from './auth-store.ts';
import * as connectionModule from './connection.ts';
import { firebase, firebaseIfNeeded } from './connection.ts';
import { startSession } from './session.ts';

it('shows who was left here their screen at once, and loads Firebase behind it, which tells whether they are still here', async () => {
  standIn(connectionModule, 'firebase', 'firebaseIfNeeded');
  const listeners: ((user: null) => void)[] = [];
  vi.mocked(firebase).mockResolvedValue({
    auth: {},
    onAuthStateChanged: (_auth: unknown, listener: (user: null) => void) => listeners.push(listener),
  } as never);
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', JSON.stringify({ uid: 'ana', email: 'ana@example.com' }));
  const shown = Promise.withResolvers<void>();
  const started = startSession(shown.promise);
  expect(useAuth.getState()).toMatchObject({ status: 'signed-in', user: { uid: 'ana' } });
  await new Promise((settled) => setTimeout(settled));
  expect([firebase, firebaseIfNeeded].map((one) => vi.mocked(one).mock.calls.length)).toEqual([0, 0]);
  shown.resolve();
  await started;
  expect(vi.mocked(firebase).mock.calls).toHaveLength(1);
  expect(document.documentElement.dataset.confirming).toBeUndefined();
  for (const tell of listeners) tell(null);
  expect(useAuth.getState().status).toBe('signed-out');
});
