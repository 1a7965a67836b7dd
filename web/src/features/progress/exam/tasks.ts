import type { Exam, ExamDay, ExamTask } from '@contract/exam.ts';
import { progress } from '@/config/texts/progress.ts';
import { formatNumber } from '@/lib/format.ts';

const words = progress.exam;

/** One thing to do, and where it is done. */
export interface Step {
  text: string;
  to: string;
  done: boolean;
}

/** Questions of a visit: the first has two to be written, the later ones are quick. */
const COUNTS = { cover: 'mcq=5&saq=2&laq=0', again: 'mcq=5&saq=0&laq=0', mock: 'mcq=10&saq=6&laq=4' } as const;

/** What a day asks, in its order; the mock exam is a paper for each book. */
export function stepsOf(tasks: readonly ExamTask[], books: Exam['books']): Step[] {
  return tasks.flatMap(({ kind, chapter, done }): Step[] => {
    if (kind === 'review') return [{ text: words.tasks.review, to: '/review', done }];
    if (kind === 'mock')
      return books.map(({ pdf_id, title }) => ({
        text: books.length > 1 ? words.mockOn(title) : words.tasks.mock,
        to: `/quiz/config/${pdf_id}?${COUNTS.mock}`,
        done,
      }));
    if (!chapter) return [];
    const { pdf_id, title, from, to } = chapter;
    return [{ text: words.tasks[kind](title), to: `/quiz/config/${pdf_id}?pages=${from}-${to}&${COUNTS[kind]}`, done }];
  });
}

/** What a day is about in a word or two, a line each. */
export function gist({ rest, tasks }: ExamDay): string[] {
  const open = tasks.filter(({ done }) => !done);
  const count = (kind: ExamTask['kind']) => open.filter((task) => task.kind === kind).length;
  if (count('mock') > 0) return [words.mock];
  if (open.length === 0 && tasks.length > 0) return [words.done];
  if (rest) return [words.rest];
  const [fresh, again] = [count('cover'), count('again')];
  return [
    ...(fresh > 0 ? [words.fresh(formatNumber(fresh))] : []),
    ...(again > 0 ? [words.again(formatNumber(again))] : []),
    ...(fresh + again === 0 && count('review') > 0 ? [words.cards] : []),
  ];
}
