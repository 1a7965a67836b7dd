import { serveGroup } from '../../http/serve.ts';
import { recommendVideos } from './recommend.ts';

export const serve = serveGroup('youtube', {
  'youtube.search': ({ student, query, signal }) => recommendVideos(student.uid, query.pdf_id, signal),
});
