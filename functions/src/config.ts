/** Configuration: the only reader of `process.env`. Read when asked for, never kept, so that nothing has to be reset. */
import type { Health } from './contract/account.ts';
import { DAILY_ALLOWANCE, FIRST_DAY_PERCENT, type Meter } from './contract/limits.ts';

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

/** A server that speaks OpenAI's Chat Completions. `baseURL` null: OpenAI's own. */
export interface ModelServer {
  apiKey: string;
  baseURL: string | null;
}

/**
 * Where the model is asked: OpenAI with `OPENAI_API_KEY` (a secret in production), or any compatible server at
 * `OPENAI_BASE_URL`, which may need no key; null where neither is set.
 */
export function modelServer(): ModelServer | null {
  const apiKey = text('OPENAI_API_KEY');
  const baseURL = text('OPENAI_BASE_URL');
  return apiKey || baseURL ? { apiKey: apiKey ?? 'none', baseURL: baseURL ?? null } : null;
}

/** The study engine in use: OpenAI's where a model can be asked, else the one that needs no key and no network. */
export const engineName = (): Health['engine'] => (modelServer() ? 'openai' : 'embedded');

/**
 * Names of the secrets that the functions are given, as they were when the functions were built (`BOUND_SECRETS`,
 * comma-separated): a function that is given a secret which the project does not hold cannot be deployed.
 */
export const boundSecrets = (): string[] => process.env.BOUND_SECRETS?.split(',').filter(Boolean) ?? [];

/**
 * The service account that a function runs as, as it was when the functions were built (`SERVICE_ACCOUNTS`: `function=account`,
 * comma-separated); undefined: the project's default one, which may hold more than any function needs.
 */
export const serviceAccountOf = (name: string): string | undefined =>
  process.env.SERVICE_ACCOUNTS?.split(',')
    .map((pair) => pair.trim().split('='))
    .find(([own]) => own === name)?.[1] || undefined;

/** The further settings of the model, each where it is used: text, or undefined where it isn't set. */
export const modelSetting = (name: `OPENAI_${string}`): string | undefined => text(name);

/** The variables that set another daily allowance, as whole numbers of 0 or more. */
const ALLOWANCE_OF = {
  videoSearches: { student: 'VIDEO_SEARCHES_PER_STUDENT', project: 'VIDEO_SEARCHES_PER_DAY' },
  modelTokens: { student: 'MODEL_TOKENS_PER_STUDENT', project: 'MODEL_TOKENS_PER_DAY' },
  picturePages: { student: 'PICTURE_PAGES_PER_STUDENT', project: 'PICTURE_PAGES_PER_DAY' },
} as const;

/** Google's address of the YouTube Data API. */
const YOUTUBE = 'https://youtube.googleapis.com';

/** Key of the YouTube Data API (a secret in production); undefined: no videos are searched for. */
export const youtubeKey = (): string | undefined => text('YOUTUBE_API_KEY');

/**
 * Address of the YouTube Data API, without a slash at the end. `YOUTUBE_API_URL` names a stand-in, in the emulators alone.
 * @throws Error where another than Google's is set outside them: the key would go to whoever is there
 */
export function youtubeAddress(): string {
  const set = text('YOUTUBE_API_URL')?.replace(/\/+$/, '');
  if (set === undefined || set === YOUTUBE) return YOUTUBE;
  if (inEmulator()) return set;
  throw new Error('Refusing to start: YOUTUBE_API_URL is not Google’s, outside the Firebase emulators.');
}

/** How much of a meter one student, or the whole project, may spend a day. */
export function dailyCap(meter: Meter, whose: 'student' | 'project'): number {
  const set = text(ALLOWANCE_OF[meter][whose]);
  return set !== undefined && /^\d+$/.test(set) ? Number(set) : DAILY_ALLOWANCE[meter][whose];
}

/** What of a student's part an account has on its first day (`FIRST_DAY_PERCENT`), from 0 to 1. */
export function firstDayPart(): number {
  const set = text('FIRST_DAY_PERCENT');
  return (set !== undefined && /^\d{1,2}$|^100$/.test(set) ? Number(set) : FIRST_DAY_PERCENT) / 100;
}

/** Whether what costs money is for students alone whose e-mail address is confirmed (`VERIFIED_EMAIL_ONLY=on`); off unless set. */
export const verifiedEmailOnly = (): boolean => text('VERIFIED_EMAIL_ONLY') === 'on';

/** Where functions run that name no region. */
export const REGION = 'us-central1';

/**
 * The address that functions' names are put behind, for the calls that stream (Hosting holds replies back); undefined where
 * the engine answers at once. `FUNCTIONS_ADDRESS` where it is another than the platform's own.
 */
export function streamAddress(): string | undefined {
  if (engineName() === 'embedded') return undefined;
  return (
    text('FUNCTIONS_ADDRESS') ?? (inEmulator() ? undefined : `https://${REGION}-${projectId()}.cloudfunctions.net`)
  );
}

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

/** Whether calls must carry an App Check token of this project's (`APP_CHECK=enforce`). */
export const appCheckEnforced = (): boolean => text('APP_CHECK') === 'enforce';

/**
 * The address that the readers' names are put behind in the emulators, where Cloud Tasks does not run (`READERS_ADDRESS`);
 * undefined on the platform, and where the emulators were started by hand.
 */
export const readersAddress = (): string | undefined => (inEmulator() ? text('READERS_ADDRESS') : undefined);

/** Whether readers can be woken by a call; where the emulators were started by hand, the event of a new job reads. */
export const readersWoken = (): boolean => !inEmulator() || readersAddress() !== undefined;

/** The functions that Cloud Tasks calls: over HTTP, with a body that the platform must see. */
const TASKS = ['reader', 'picturereader'];

/** Whether this process serves HTTP calls (a background trigger's events and tasks must reach the platform untouched). */
export const servesHttp = (): boolean =>
  text('FUNCTION_SIGNATURE_TYPE') === 'http' && !TASKS.includes(text('FUNCTION_TARGET') ?? '');
