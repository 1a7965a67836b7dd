import { serveGroup } from '../../http/serve.ts';
import { removeExam } from '../../stores/exams.ts';
import { plannedExams, setExam } from './exams.ts';

export const serve = serveGroup('exam', {
  'exam.list': async ({ student, query }) => ({ exams: await plannedExams(student.uid, query.offset) }),
  'exam.create': ({ student, query, body, idempotencyKey }) =>
    setExam(student.uid, body, query.offset, { key: idempotencyKey() }),
  'exam.change': ({ student, query, body, params }) => setExam(student.uid, body, query.offset, { id: params.id }),
  'exam.delete': async ({ student, params }) => {
    await removeExam(student.uid, params.id);
    return { ok: true };
  },
});
