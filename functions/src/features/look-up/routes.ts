import { serveGroup } from '../../http/serve.ts';
import { quoteInContext } from './context.ts';
import { searchBook } from './search.ts';

export const serve = serveGroup('book', {
  'book.context': ({ student, params, body }) => quoteInContext(student.uid, params.id, body),
  'book.search': ({ student, params, query }) => searchBook(student.uid, params.id, query.q),
});
