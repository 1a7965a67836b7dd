import { emulatorAddresses, engineName, serviceAccountOf, streamAddress } from '../../config.ts';
import { serveGroup } from '../../http/serve.ts';

/** How long what was found out is told again without a look (ms): anyone may ask. */
const KEPT_MS = 60_000;
let known: { swept_at: string | null; at: number } | undefined;

/** The database is asked only where someone wants to know: a function that just says that it is there stays small. */
async function sweptAt(): Promise<string | null> {
  if (known && Date.now() - known.at < KEPT_MS) return known.swept_at;
  const { lastSweep } = await import('../../stores/sweeps.ts');
  known = { swept_at: await lastSweep(), at: Date.now() };
  return known.swept_at;
}

export const serve = serveGroup('health', {
  'health.get': async ({ query }) => ({
    status: 'ok',
    engine: engineName(),
    streams: streamAddress(),
    emulators: emulatorAddresses(),
    ...(query.details && {
      details: { swept_at: await sweptAt(), own_account: serviceAccountOf('health') !== undefined },
    }),
  }),
});
