import { notYet, serveGroup } from '../../http/serve.ts';

export const serve = serveGroup('revise', {
  'revise.ask': notYet,
  'revise.history': notYet,
  'revise.delete': notYet,
});
