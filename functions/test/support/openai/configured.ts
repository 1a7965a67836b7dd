import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type StandIn, standIn } from './stand-in.ts';

/**
 * A stand-in for the model's server that every test of a file finds configured, sensible and not asked yet. Each has a key of
 * its own, so that none is kept out by what another one met.
 */
export function configuredModel(): StandIn {
  const server = standIn();
  beforeAll(server.open);
  afterAll(server.close);
  beforeEach(() => {
    server.reset();
    vi.stubEnv('OPENAI_API_KEY', crypto.randomUUID());
    vi.stubEnv('OPENAI_BASE_URL', server.url);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  return server;
}
