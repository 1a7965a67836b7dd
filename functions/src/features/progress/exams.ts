/** Exams: the plan of each, made from how its books' chapters stand, the cards that come back, and what was done today. */
import type { BookCoverage, ChapterStanding } from '../../contract/coverage.ts';
import type { Exam, ExamRequest } from '../../contract/exam.ts';
import { EXAM_MINUTES, MAX_EXAM_DAYS } from '../../contract/limits.ts';
import { studyDay, studyDayEnd } from '../../platform/days.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { ownTurn } from '../../platform/turns.ts';
import { listAttempts } from '../../stores/attempts.ts';
import { dueTimes } from '../../stores/cards.ts';
import { ownedOf } from '../../stores/documents.ts';
import { changeExam, createExam, listExams, type StoredExam } from '../../stores/exams.ts';
import { readSettings, secondsEach } from '../../stores/review-days.ts';
import { daysBetween } from '../../study/exam/days.ts';
import { minutesThatDo, minutesThatMeetAll, type PlanTask, planExam } from '../../study/exam/plan.ts';
import { coverageOfBooks } from './coverage.ts';
import { sumOf } from './mark.ts';

/** A quiz of so many questions and two kinds, in the last days before the exam, is its mock exam: books may hold fewer than asked for. */
const MOCK = { questions: 12, kinds: 2, days: 5 };

/** Cards that are looked at for the days to come. */
const MOST_DUE = 2_000;

interface Seen {
  uid: string;
  /** Minutes east of UTC where the student is. */
  offset: number;
  today: string;
}

const seenBy = (uid: string, offset: number): Seen => ({ uid, offset, today: studyDay(new Date(), offset) });

/** The exams with their plans, the nearest first, those that are over last. @param offset minutes east of UTC */
export async function plannedExams(uid: string, offset: number): Promise<Exam[]> {
  const seen = seenBy(uid, offset);
  const exams = await Promise.all((await listExams(uid)).map((exam) => planned(seen, exam)));
  return [...exams.filter((exam) => exam.days_left >= 0), ...exams.filter((exam) => exam.days_left < 0).toReversed()];
}

/** A new exam, or with `id` one that is set otherwise. @throws AppError `not_found` (a book, the exam), `invalid` (its day), `limit` */
export async function setExam(
  uid: string,
  wanted: ExamRequest,
  offset: number,
  { id, key }: { id?: string; key?: string | undefined },
): Promise<Exam> {
  const seen = seenBy(uid, offset);
  const away = daysBetween(seen.today, wanted.date);
  if (away < 1) throw new AppError('invalid', 'Choose a day after today.');
  if (away > MAX_EXAM_DAYS) throw new AppError('invalid', 'Choose a day within a year.');
  const pdf_ids = [...new Set(wanted.pdf_ids)];
  const there = await ownedOf(uid, pdf_ids);
  if (pdf_ids.some((book) => !there.has(book))) throw notFound('book');
  const exam = { ...wanted, pdf_ids, rest: [...new Set(wanted.rest)].toSorted() };
  return planned(seen, id === undefined ? await createExam(uid, exam, key) : await changeExam(uid, id, exam));
}

type PlacedChapter = ChapterStanding & { pdf_id: string };

async function planned(seen: Seen, { id, ...exam }: StoredExam): Promise<Exam> {
  const { uid, today, offset } = seen;
  const there = await ownedOf(uid, exam.pdf_ids);
  const books = exam.pdf_ids.flatMap((book) => there.get(book) ?? []);
  const standing = await coverageOfBooks(uid, books);
  const chapters = standing.flatMap(({ pdf_id, chapters: of }: BookCoverage) =>
    of.map((chapter): PlacedChapter => ({ pdf_id, ...chapter })),
  );
  const input = {
    today,
    exam: exam.date,
    minutes: exam.minutes,
    rest: exam.rest,
    chapters: chapters.map(({ right, of, last }) => ({
      share: of === 0 ? null : right / of,
      last: last === null ? null : studyDay(new Date(last), offset),
    })),
    mockTaken: await mockTaken(seen, exam),
    reviews: await reviewMinutes(seen, exam),
  };
  await ownTurn();
  const { days, unmet } = planExam(input);
  return {
    exam_id: id,
    ...exam,
    books: books.map(({ id: pdf_id, title }) => ({ pdf_id, title })),
    days_left: daysBetween(today, exam.date),
    chapters: chapters.length,
    met: chapters.filter(({ state }) => state !== 'new').length,
    days: days.map(({ tasks, ...day }) => ({ ...day, tasks: tasks.map((task) => taskOf(task, chapters)) })),
    unmet: unmet.length,
    left_out: unmet.flatMap((at) => plannedAt(at, chapters) ?? []),
    meets_all: unmet.length === 0 ? null : minutesThatMeetAll(input, EXAM_MINUTES.most),
    enough: minutesThatDo(input),
  };
}

function taskOf({ kind, minutes, done, chapter: at }: PlanTask, chapters: readonly PlacedChapter[]) {
  const chapter = at === null ? undefined : plannedAt(at, chapters);
  return { kind, minutes, done, ...(chapter && { chapter }) };
}

function plannedAt(at: number, chapters: readonly PlacedChapter[]) {
  const chapter = chapters[at];
  if (!chapter) return undefined;
  const { pdf_id, title, from, to } = chapter;
  return { pdf_id, title, from, to };
}

/** The day on which the mock exam was taken; null before. */
async function mockTaken({ uid, today, offset }: Seen, { date, pdf_ids }: Pick<StoredExam, 'date' | 'pdf_ids'>) {
  if (daysBetween(today, date) > MOCK.days) return null;
  const { attempts } = await listAttempts(uid);
  const days = attempts.flatMap(({ pdf_id, total, created_at }) => {
    const kinds = Object.values(total).filter((count) => count > 0).length;
    const isMock = pdf_ids.includes(pdf_id) && sumOf(total) >= MOCK.questions && kinds >= MOCK.kinds;
    const day = studyDay(new Date(created_at), offset);
    return isMock && daysBetween(day, date) <= MOCK.days ? [day] : [];
  });
  return days[0] ?? null;
}

/** What the cards of its books will take, by day; those that waited count for today. */
async function reviewMinutes({ uid, today, offset }: Seen, { date, pdf_ids }: Pick<StoredExam, 'date' | 'pdf_ids'>) {
  if (date <= today) return new Map<string, number>();
  const until = studyDayEnd(new Date(`${date}T12:00:00Z`), 0);
  const [due, settings] = await Promise.all([dueTimes(uid, until, MOST_DUE, new Set(pdf_ids)), readSettings(uid)]);
  const each = secondsEach(settings);
  const byDay = Map.groupBy(due, (at) => [today, studyDay(at, offset)].toSorted().at(-1) ?? today);
  return new Map(
    [...byDay].map(([day, cards]) => [day, Math.min(settings.minutes, Math.ceil((cards.length * each) / 60))]),
  );
}
