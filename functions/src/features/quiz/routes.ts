import { notYet, serveGroup } from '../../http/serve.ts';

export const serve = serveGroup('quiz', {
  'quiz.generate': notYet,
});
