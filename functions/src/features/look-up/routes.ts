import { READING_COST } from '../../contract/limits.ts';
import { serveGroup } from '../../http/serve.ts';
import { keepPace } from '../../stores/pace.ts';
import { keepStop, stopIn } from '../../stores/stops.ts';
import { quoteInContext } from './context.ts';
import { bookGives } from './gives.ts';
import { chapterGuide, claimsOfModel } from './guide.ts';
import { dropMark, keepMark, marksIn, wordsOnPage } from './marks.ts';
import { searchBook } from './search.ts';

export const serve = serveGroup('book', {
  'book.context': ({ student, params, body }) => quoteInContext(student.uid, params.id, body),
  'book.search': ({ student, params, query }) => searchBook(student.uid, params.id, query.q),
  'book.gives': ({ student, params }) => bookGives(student.uid, params.id),
  'book.guide': ({ student, params, query }) => chapterGuide(student.uid, params.id, query.section),
  'book.guideClaims': ({ student, params, query, signal }) =>
    claimsOfModel(student.uid, params.id, query.section, signal),
  'book.words': ({ student, params, query }) => wordsOnPage(student.uid, params.id, query.page),
  'book.stop': async ({ student, params }) => ({ stop: await stopIn(student.uid, params.id) }),
  'book.keepStop': async ({ student, params, body }) => ({ stop: await keepStop(student.uid, params.id, body) }),
  'book.marks': async ({ student, params, query }) => {
    await keepPace(student.uid, 'reading', READING_COST.marks);
    return marksIn(student.uid, params.id, query.after);
  },
  'book.mark': ({ student, params, body }) => keepMark(student.uid, params.id, body),
  'book.unmark': async ({ student, params, query }) => ({
    kept: await dropMark(student.uid, params.id, query.mark_id, query.note_at),
  }),
});
