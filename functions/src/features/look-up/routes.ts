import { READING_COST } from '../../contract/limits.ts';
import { serveGroup } from '../../http/serve.ts';
import { keepPace } from '../../stores/pace.ts';
import { keepStop, stopIn } from '../../stores/stops.ts';

const marks = () => import('./marks.ts');
const guide = () => import('./guide.ts');

/** What opens books is loaded by the first call that does: where a student stopped reading, which each page asks to keep, needs none of it. */
export const serve = serveGroup('book', {
  'book.context': async ({ student, params, body }) =>
    (await import('./context.ts')).quoteInContext(student.uid, params.id, body),
  'book.search': async ({ student, params, query }) =>
    (await import('./search.ts')).searchBook(student.uid, params.id, query.q),
  'book.gives': async ({ student, params }) => (await import('./gives.ts')).bookGives(student.uid, params.id),
  'book.guide': async ({ student, params, query }) =>
    (await guide()).chapterGuide(student.uid, params.id, query.section),
  'book.guideClaims': async ({ student, params, query, signal }) =>
    (await guide()).claimsOfModel(student.uid, params.id, query.section, signal),
  'book.words': async ({ student, params, query }) => (await marks()).wordsOnPage(student.uid, params.id, query.page),
  'book.stop': async ({ student, params }) => ({ stop: await stopIn(student.uid, params.id) }),
  'book.keepStop': async ({ student, params, body }) => ({ stop: await keepStop(student.uid, params.id, body) }),
  'book.marks': async ({ student, params, query }) => {
    await keepPace(student.uid, 'reading', READING_COST.marks);
    return (await marks()).marksIn(student.uid, params.id, query.after);
  },
  'book.mark': async ({ student, params, body }) => (await marks()).keepMark(student.uid, params.id, body),
  'book.unmark': async ({ student, params, query }) => ({
    kept: await (await marks()).dropMark(student.uid, params.id, query.mark_id, query.note_at),
  }),
});
