/** Exams: the plan of each, made from how its books' chapters stand, the cards that come back, and what was done today. */
import type { BookCoverage, ChapterStanding } from '../../contract/coverage.ts';
import type { Exam, ExamRequest } from '../../contract/exam.ts';
import { EXAM_MINUTES, EXAM_NAMES_BYTES, MAX_EXAM_DAYS } from '../../contract/limits.ts';
import { studyDay, studyDayEnd } from '../../platform/days.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { fairTurns } from '../../platform/fair-turns.ts';
import { ownTurn } from '../../platform/turns.ts';
import { type ListedAttempt, listAttempts } from '../../stores/attempts.ts';
import { type DueTime, dueTimes } from '../../stores/cards.ts';
import { type Owned, ownedOf } from '../../stores/documents.ts';
import { changeExam, createExam, listExams, type StoredExam } from '../../stores/exams.ts';
import { readSettings, type StoredReviewSettings, secondsEach } from '../../stores/review-days.ts';
import { daysBetween } from '../../study/exam/days.ts';
import { minutesThatDo, minutesThatMeetAll, planExam } from '../../study/exam/plan.ts';
import { toldPlan } from '../../study/exam/told.ts';
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

/**
 * Looks that run at once in a process, of one student one: each holds the chapters of her books, 20 MB of 96 books whose 200 chapters all
 * have the longest titles.
 */
const looking = fairTurns({ atOnce: 2 });

/** The exams with their plans, the nearest first, those that are over last. @param offset minutes east of UTC */
export const plannedExams = async (uid: string, offset: number): Promise<Exam[]> =>
  (await looking(uid, async () => plannedAll(seenBy(uid, offset), await listExams(uid)))) ?? [];

async function plannedAll(seen: Seen, exams: readonly StoredExam[]): Promise<Exam[]> {
  const over = exams.filter(({ date }) => date < seen.today);
  const inOrder = [...exams.filter(({ date }) => date >= seen.today), ...over.toReversed()];
  const ground = await groundOf(seen, exams);
  const told: Exam[] = [];
  let room = EXAM_NAMES_BYTES;
  for (const exam of inOrder) {
    await ownTurn();
    // An equal share of what those before have left.
    const { shown, bytes } = planned(seen, exam, ground, room / (inOrder.length - told.length));
    told.push(shown);
    room -= bytes;
  }
  return told;
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
  const set = id === undefined ? await createExam(uid, exam, key) : await changeExam(uid, id, exam);
  return (await looking(uid, () => plannedAll(seen, [set])))?.[0] as Exam; // one for one, and nobody is refused
}

type PlacedChapter = ChapterStanding & { pdf_id: string };

/** What the plans rest on: read once for all of them. */
interface Ground {
  /** The books that are still there, and their chapters. */
  books: ReadonlyMap<string, Owned>;
  chapters: ReadonlyMap<string, readonly PlacedChapter[]>;
  /** The latest attempts, where an exam is near; none else. */
  attempts: readonly ListedAttempt[];
  /** When the cards are due that come back before the last of the exams. */
  due: readonly DueTime[];
  settings: StoredReviewSettings;
}

async function groundOf({ uid, today }: Seen, exams: readonly StoredExam[]): Promise<Ground> {
  const last =
    exams
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? today;
  const isNear = exams.some(({ date }) => date >= today && daysBetween(today, date) <= MOCK.days);
  const [books, { attempts }, due, settings] = await Promise.all([
    ownedOf(uid, new Set(exams.flatMap(({ pdf_ids }) => pdf_ids))),
    isNear ? listAttempts(uid) : { attempts: [] },
    last > today ? dueTimes(uid, endOfReviews(last), MOST_DUE) : [],
    readSettings(uid),
  ]);
  const standing = await coverageOfBooks(uid, [...books.values()]);
  const placed = ({ pdf_id, chapters }: BookCoverage) =>
    chapters.map((chapter): PlacedChapter => ({ pdf_id, ...chapter }));
  return { books, attempts, due, settings, chapters: new Map(standing.map((book) => [book.pdf_id, placed(book)])) };
}

/** @param room bytes that the names of its chapters may take @returns `bytes`: what they take */
function planned(
  seen: Seen,
  { id, ...exam }: StoredExam,
  ground: Ground,
  room: number,
): { shown: Exam; bytes: number } {
  const { today, offset } = seen;
  const books = exam.pdf_ids.flatMap((book) => ground.books.get(book) ?? []);
  const chapters = books.flatMap((book) => ground.chapters.get(book.id) ?? []);
  const input = {
    today,
    exam: exam.date,
    minutes: exam.minutes,
    rest: exam.rest,
    chapters: chapters.map(({ right, of, last }) => ({
      share: of === 0 ? null : right / of,
      last: last === null ? null : studyDay(new Date(last), offset),
    })),
    mockTaken: mockTaken(seen, exam, ground),
    reviews: reviewMinutes(seen, exam, ground),
  };
  const plan = planExam(input);
  const names = chapters.map(({ pdf_id, title, from, to }) => ({ pdf_id, title, from, to }));
  const { days, left_out, bytes } = toldPlan(plan, names, room);
  const shown = {
    exam_id: id,
    ...exam,
    books: books.map(({ id: pdf_id, title }) => ({ pdf_id, title })),
    days_left: daysBetween(today, exam.date),
    chapters: chapters.length,
    met: chapters.filter(({ state }) => state !== 'new').length,
    days,
    unmet: plan.unmet.length,
    left_out,
    meets_all: plan.unmet.length === 0 ? null : minutesThatMeetAll(input, EXAM_MINUTES.most),
    enough: minutesThatDo(input),
  };
  return { shown, bytes };
}

type About = Pick<StoredExam, 'date' | 'pdf_ids'>;

/** The day on which the mock exam was taken; null before. */
function mockTaken({ today, offset }: Seen, { date, pdf_ids }: About, { attempts }: Ground): string | null {
  if (daysBetween(today, date) > MOCK.days) return null;
  const days = attempts.flatMap(({ pdf_id, total, created_at }) => {
    const kinds = Object.values(total).filter((count) => count > 0).length;
    const isMock = pdf_ids.includes(pdf_id) && sumOf(total) >= MOCK.questions && kinds >= MOCK.kinds;
    const day = studyDay(new Date(created_at), offset);
    return isMock && daysBetween(day, date) <= MOCK.days ? [day] : [];
  });
  return days[0] ?? null;
}

/** Cards that are due after this come back after the exam. */
const endOfReviews = (date: string): Date => studyDayEnd(new Date(`${date}T12:00:00Z`), 0);

/** What the cards of its books will take, by day; those that waited count for today. */
function reviewMinutes({ today, offset }: Seen, { date, pdf_ids }: About, { due, settings }: Ground) {
  if (date <= today) return new Map<string, number>();
  const until = endOfReviews(date);
  const its = due.filter(({ at, pdf_id }) => at <= until && pdf_ids.includes(pdf_id));
  const each = secondsEach(settings);
  const byDay = Map.groupBy(its, ({ at }) => [today, studyDay(at, offset)].toSorted().at(-1) ?? today);
  return new Map(
    [...byDay].map(([day, cards]) => [day, Math.min(settings.minutes, Math.ceil((cards.length * each) / 60))]),
  );
}
