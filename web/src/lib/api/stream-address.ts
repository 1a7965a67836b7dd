import { call } from './api-client.ts';

/** undefined: not asked yet; null: answers come at once, or nobody could tell. */
let address: string | null | undefined;

/**
 * Asks the service where answers come bit by bit. A chat does so when it opens, so that no question waits for it; where the
 * service can't be asked, the next chat asks again.
 */
export async function findStreamAddress(): Promise<void> {
  if (address !== undefined) return;
  address = null;
  try {
    address = (await call('health.get')).streams ?? null;
  } catch {
    address = undefined;
  }
}

/** Where answers come bit by bit, or null: then they come as one reply. */
export const streamAddress = (): string | null => address ?? null;
