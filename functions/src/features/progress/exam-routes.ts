import { READING_COST } from '../../contract/limits.ts';
import { serveGroup } from '../../http/serve.ts';
import { removeExam } from '../../stores/exams.ts';
import { keepPace } from '../../stores/pace.ts';
import { plannedExams, setExam } from './exams.ts';

export const serve = serveGroup('exam', {
  'exam.list': async ({ student, query }) => {
    await keepPace(student.uid, 'reading', READING_COST.exams);
    return { exams: await plannedExams(student.uid, query.offset) };
  },
  'exam.create': ({ student, query, body, idempotencyKey }) =>
    setExam(student.uid, body, query.offset, { key: idempotencyKey() }),
  'exam.change': ({ student, query, body, params }) => setExam(student.uid, body, query.offset, { id: params.id }),
  'exam.delete': async ({ student, params }) => {
    await removeExam(student.uid, params.id);
    return { ok: true };
  },
});
