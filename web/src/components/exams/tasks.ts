import type { Exam, ExamDay, ExamTask, PlannedChapter } from '@contract/exam.ts';
import { MAX_QUIZ_COUNT } from '@contract/limits.ts';
import { progress } from '@/config/texts/progress.ts';
import { formatNumber } from '@/lib/format.ts';
import { titleText } from '@/lib/title-text.ts';

const words = progress.exam;

/** One thing to do, and where it is done. */
export interface Step {
  text: string;
  to: string;
  done: boolean;
  /** So many it takes; left out where it is one of several papers. */
  minutes?: number;
}

/** Questions of a visit: the first has two to be written, the later ones are quick. */
const COUNTS = { cover: 'mcq=5&saq=2&laq=0', again: 'mcq=5&saq=0&laq=0', mock: 'mcq=10&saq=6&laq=4' } as const;

/**
 * Where today's next part is done, with everything filled in: one quiz of all that is left to do of a book's chapters, or the
 * cards, or the mock exam; undefined where nothing is left.
 */
export function nextOf(tasks: readonly ExamTask[], books: Exam['books']): string | undefined {
  const open = tasks.filter(({ done }) => !done);
  const [first] = open;
  if (!first?.chapter) return stepsOf(open, books)[0]?.to;
  const { pdf_id } = first.chapter;
  const visits = open.flatMap(({ kind, chapter }) =>
    chapter?.pdf_id === pdf_id && (kind === 'cover' || kind === 'again') ? [{ kind, ...chapter }] : [],
  );
  const count = (kind: ExamTask['kind']) => visits.filter((visit) => visit.kind === kind).length;
  const most = MAX_QUIZ_COUNT;
  const mcq = Math.min(most.mcq, 5 * visits.length);
  const saq = Math.min(most.saq, 2 * count('cover'));
  const pages = visits.map(({ from, to }) => `${from}-${to}`).join(',');
  return `/quiz/config/${pdf_id}?pages=${pages}&mcq=${mcq}&saq=${saq}&laq=0`;
}

/** Where a chapter is asked about, with everything filled in. */
const visitOf = (kind: 'cover' | 'again', { pdf_id, from, to }: PlannedChapter): string =>
  `/quiz/config/${pdf_id}?pages=${from}-${to}&${COUNTS[kind]}`;

/** What a day asks, in its order; the mock exam is a paper for each book. */
export function stepsOf(tasks: readonly ExamTask[], books: Exam['books']): Step[] {
  return tasks.flatMap(({ kind, chapter, done, minutes }): Step[] => {
    if (kind === 'review') return [{ text: words.tasks.review, to: '/review', done, minutes }];
    if (kind === 'mock')
      return books.map(({ pdf_id, title }) => ({
        text: books.length > 1 ? words.mockOn(title) : words.tasks.mock,
        to: `/quiz/config/${pdf_id}?${COUNTS.mock}`,
        done,
        ...(books.length === 1 && { minutes }),
      }));
    if (!chapter) return [];
    const text = words.tasks[done ? 'askedToday' : kind](titleText(chapter.title));
    return [{ text, to: visitOf(kind, chapter), done, minutes }];
  });
}

/** What a day asks, in words: alone, or chapters of which the same is asked, under what that is. */
export type Short = { text: string } | { kind: string; chapters: { title: string; to: string }[] };

/** What a day asks, in short and in its order. */
export function inShort(tasks: readonly ExamTask[], books: Exam['books']): Short[] {
  const all: Short[] = [];
  for (const task of tasks) {
    const { kind, chapter, done } = task;
    if (!chapter || done || (kind !== 'cover' && kind !== 'again')) {
      all.push(...textsOf(task, books).map((text) => ({ text })));
      continue;
    }
    const named = words.kinds[kind];
    const asked = { title: titleText(chapter.title), to: visitOf(kind, chapter) };
    const last = all.at(-1);
    if (last && 'kind' in last && last.kind === named) last.chapters.push(asked);
    else all.push({ kind: named, chapters: [asked] });
  }
  return all;
}

/** What a task asks, in words; of chapters that are counted only how many they are. */
function textsOf(task: ExamTask, books: Exam['books']): string[] {
  const { kind, count } = task;
  if (count !== undefined && (kind === 'cover' || kind === 'again'))
    return [words.counted[kind](formatNumber(count), count)];
  if (kind === 'review') return [words.dueCards];
  return stepsOf([task], books).map(({ text }) => text);
}

/** What sets a day apart from one of revising, in a word or two; null where nothing does. */
export function gist({ rest, tasks }: ExamDay): string | null {
  const open = tasks.filter(({ done }) => !done);
  const count = (kind: ExamTask['kind']) =>
    open.reduce((sum, task) => (task.kind === kind ? sum + (task.count ?? 1) : sum), 0);
  if (count('mock') > 0) return words.mock;
  if (open.length === 0 && tasks.length > 0) return words.done;
  // Cards may be due on a day off, too.
  if (rest && open.length === 0) return words.rest;
  const fresh = count('cover');
  if (rest && count('review') > 0) return words.cards;
  return fresh > 0 ? words.fresh(formatNumber(fresh)) : null;
}
