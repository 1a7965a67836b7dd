import { emulatorAddresses, engineName, streamAddress } from '../../config.ts';
import { serveGroup } from '../../http/serve.ts';

export const serve = serveGroup('health', {
  'health.get': async () => ({
    status: 'ok',
    engine: engineName(),
    streams: streamAddress(),
    emulators: emulatorAddresses(),
  }),
});
