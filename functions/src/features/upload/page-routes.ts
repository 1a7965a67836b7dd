/** A function of its own, since it holds the key of the model: what opens the files of strangers (`upload`, `readbook`) holds none. */
import { serveGroup } from '../../http/serve.ts';
import { transcribe } from './transcribe.ts';

export const serve = serveGroup('pages', {
  'pages.transcribe': ({ student, params, body }) => transcribe(student.uid, params.id, body),
});
