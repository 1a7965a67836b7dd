import { notYet, serveGroup } from '../../http/serve.ts';

export const serve = serveGroup('youtube', {
  'youtube.search': notYet,
});
