/** The importer of Firebase's app and Auth. Loaded when a student is known to be here, or the login modal opens. */
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
} from 'firebase/auth';
import { hasStoredSession } from '@/lib/storage.ts';
import { loadRuntimeConfig } from './runtime-config.ts';

export interface Connection {
  auth: Auth;
  /** Google's popup needs a script of Google's, so against the emulator we ask for the account ourselves. */
  emulated: boolean;
  /** host:port of the Storage emulator; null in production. */
  storageEmulator: string | null;
}

/**
 * Firebase Auth for this host's project, with the last student restored from this browser.
 * Only a visitor's connection prepares Google's popup: Safari and phones open it only when its script is there already.
 */
export async function connect(): Promise<Connection> {
  const { options, authEmulator, storageEmulator } = await loadRuntimeConfig();
  const popup = authEmulator === null && !hasStoredSession();
  const auth = initializeAuth(initializeApp(options), {
    persistence: [browserLocalPersistence, inMemoryPersistence],
    ...(popup ? { popupRedirectResolver: browserPopupRedirectResolver } : {}),
  });
  if (authEmulator) connectAuthEmulator(auth, `http://${authEmulator}`, { disableWarnings: true });
  await auth.authStateReady();
  return { auth, emulated: authEmulator !== null, storageEmulator };
}

export {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';

/** Google's popup; the resolver loads Google's script, if it is not there, only now. */
export function googlePopup(auth: Auth) {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return signInWithPopup(auth, provider, browserPopupRedirectResolver);
}
