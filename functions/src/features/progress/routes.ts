import { notYet, serveGroup } from '../../http/serve.ts';

export const serve = serveGroup('progress', {
  'progress.submit': notYet,
  'progress.get': notYet,
  'progress.attempt': notYet,
});
