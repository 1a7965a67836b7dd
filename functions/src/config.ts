/** Configuration: the only reader of `process.env`. Read when asked for, never kept, so that nothing has to be reset. */
import type { Health } from './contract/account.ts';

const text = (name: string): string | undefined => process.env[name]?.trim() || undefined;

/** Whether the code runs in the Firebase Emulator Suite. */
export const inEmulator = (): boolean => text('FUNCTIONS_EMULATOR') === 'true';

/** Variables that make the Admin SDK talk to an emulator, and make it trust unsigned tokens. */
const EMULATOR_HOSTS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
] as const;

/** Names of the emulator host variables that are set. */
export const emulatorHostsSet = (): string[] => EMULATOR_HOSTS.filter((name) => text(name) !== undefined);

/** Where a browser finds the Auth and Storage emulators, as `host:port`; undefined outside the emulators. */
export function emulatorAddresses(): { auth: string; storage?: string } | undefined {
  const auth = text('FIREBASE_AUTH_EMULATOR_HOST');
  const storage = text('FIREBASE_STORAGE_EMULATOR_HOST');
  if (!inEmulator() || !auth) return undefined;
  return storage ? { auth, storage } : { auth };
}

/** The Firebase project's id. */
export const projectId = (): string => text('GCLOUD_PROJECT') ?? text('GOOGLE_CLOUD_PROJECT') ?? '';

/** The name of the bucket that books are stored in, as Firebase tells it; undefined means the project's default one. */
export function storageBucket(): string | undefined {
  const config: unknown = JSON.parse(text('FIREBASE_CONFIG') ?? '{}');
  const named = typeof config === 'object' && config !== null && 'storageBucket' in config && config.storageBucket;
  return typeof named === 'string' && named ? named : undefined;
}

/** The study engine in use: the one that needs no key and no network, the only one so far. */
export const engineName = (): Health['engine'] => 'embedded';

/**
 * Whether a browser page of this origin may call a function at its own address (calls through Hosting are same-origin).
 * `ALLOWED_ORIGINS` (comma-separated) or else the project's two Hosting sites; in the emulators any local origin.
 */
export function originAllowed(origin: string): boolean {
  if (inEmulator() && /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)) return true;
  const listed = text('ALLOWED_ORIGINS')?.split(',') ?? [
    `https://${projectId()}.web.app`,
    `https://${projectId()}.firebaseapp.com`,
  ];
  return listed.some((allowed) => allowed.trim() === origin);
}

/** Whether this process serves HTTP calls (a background trigger's events must reach the platform untouched). */
export const servesHttp = (): boolean => text('FUNCTION_SIGNATURE_TYPE') === 'http';
