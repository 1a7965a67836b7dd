import { Health } from '@contract/account.ts';
import * as z from 'zod/mini';
import { isDemoProject } from './demo-project.ts';
import { hostedProject } from './hosted-project.ts';

/** What Hosting answers at `/__/firebase/init.json`; only what we need of it. */
const FirebaseOptions = z.object({
  projectId: z.string(),
  apiKey: z.optional(z.string()),
  authDomain: z.optional(z.string()),
  appId: z.optional(z.string()),
  storageBucket: z.optional(z.string()),
});

export interface RuntimeConfig {
  options: z.infer<typeof FirebaseOptions>;
  /** host:port of the Auth emulator; null in production. */
  authEmulator: string | null;
  /** host:port of the Storage emulator; null in production. */
  storageEmulator: string | null;
}

async function health(): Promise<Health> {
  const address = '/api/health';
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return Health.parse(await reply.json());
}

/**
 * Which Firebase project this host belongs to, asked at run time, so that one build serves production, previews and
 * the emulators alike. In the emulators the service itself tells where the Auth emulator listens.
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const options = FirebaseOptions.parse(await hostedProject());
  if (!isDemoProject(options.projectId)) return { options, authEmulator: null, storageEmulator: null };
  const { emulators } = await health();
  const { apiKey = 'demo', storageBucket = `${options.projectId}.appspot.com` } = options;
  return {
    options: { ...options, apiKey, storageBucket },
    authEmulator: emulators?.auth ?? null,
    storageEmulator: emulators?.storage ?? null,
  };
}
