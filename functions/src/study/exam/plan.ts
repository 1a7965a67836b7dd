/**
 * The days up to an exam: every chapter once as early as can be, then again after 20 to 40 % of what is left to the exam each
 * time (Cepeda et al. 2008: the gap that recall after a delay asks for), and a mock exam near the end. Pure: the plan is made
 * anew from how things stand, so a day that was missed is dealt out again over those that are left.
 */
import { dayAfter, daysBetween, weekdayOf } from './days.ts';

/** What a visit to a chapter takes (minutes): meeting it in a quiz of seven questions, and coming back to it. */
export const VISIT_MINUTES = { cover: 12, again: 6 } as const;

/** Where there is no time to meet every chapter, one is met in what is left of a day, from so many minutes on. */
const LEAST_COVER = 6;

/** The largest preset, ten choices, six short answers and four long ones, and looking at the marks. */
export const MOCK_MINUTES = 50;

/** Part of what is left to the exam after which a chapter comes back. */
const GAP = { weak: 0.2, usual: 0.25, sure: 0.35 } as const;

/** A chapter that was all wrong counts as this much longer not visited. */
const WEAKER = 1;

/** Every chapter is to be met in this part of the days. */
const COVER_WITHIN = 0.6;

/** The mock exam is so many days before the exam: there is time to mend what it shows. */
const MOCK_BEFORE = 2;

/** With fewer days than this there is no mock exam: it would take the time to learn what it asks. */
const LEAST_FOR_MOCK = 4;

export interface PlanChapter {
  /** Share of the latest answers that were right, 0 to 1; null where it was never asked about. */
  share: number | null;
  /** The day it was last asked about (`YYYY-MM-DD`); null where it never was, or that is not known. */
  last: string | null;
}

export interface PlanInput {
  /** `YYYY-MM-DD`, as all days here. */
  today: string;
  exam: string;
  /** What a day has room for. */
  minutes: number;
  /** Days of the week without study, 0 for Sunday. */
  rest: readonly number[];
  /** In the order in which they are to be met. */
  chapters: readonly PlanChapter[];
  /** The day of the mock exam that was taken already. */
  mockTaken: string | null;
  /** What the cards that come back take, by day (minutes): the rest of a day is for chapters. */
  reviews?: ReadonlyMap<string, number>;
}

export interface PlanTask {
  /** `cover`: for the first time. `again`: from memory. `mock`: over all chapters. `review`: the cards that are due. */
  kind: 'cover' | 'again' | 'mock' | 'review';
  /** Place in `chapters`; null where it is about none. */
  chapter: number | null;
  minutes: number;
  /** It was done today. */
  done: boolean;
}

interface PlanDay {
  day: string;
  /** A day without study. */
  rest: boolean;
  tasks: PlanTask[];
  /** Of all its tasks. */
  minutes: number;
}

export interface Plan {
  /** From today to the day before the exam. */
  days: PlanDay[];
  /** Places in `chapters` of those that there is no time to meet. */
  unmet: number[];
}

/** What the planner knows of a chapter while it goes through the days. */
interface Course {
  share: number | null;
  met: boolean;
  last: string | null;
  /** The day it is due again; where it was met on a day that is not known, at once. */
  due: string;
}

/** The day on which a chapter comes back that was visited on `day`. */
export function nextVisit(day: string, exam: string, share: number | null): string {
  const part = share === null ? GAP.usual : share < 0.5 ? GAP.weak : share >= 0.75 ? GAP.sure : GAP.usual;
  return dayAfter(day, Math.max(1, Math.round(part * daysBetween(day, exam))));
}

/**
 * The plan as things stand. No days where the exam is today or over. Where it leaves chapters out, free minutes go to these
 * first: before anything comes back, then also in shorter visits, and the plan that leaves out fewest is taken.
 */
export function planExam(input: PlanInput): Plan {
  const usual = planWith(input, 'usual');
  if (usual.unmet.length === 0) return usual;
  const plans = [usual, planWith(input, 'new first'), planWith(input, 'shorter')];
  return plans.reduce((best, plan) => (plan.unmet.length < best.unmet.length ? plan : best));
}

/** What new chapters may have: their share of each day; all the room there is; also what is left of a day. */
type Haste = 'usual' | 'new first' | 'shorter';

function planWith(input: PlanInput, haste: Haste): Plan {
  const { today, exam, minutes, rest, chapters } = input;
  const all = daysUpTo(today, exam);
  const open = all.filter((day) => !rest.includes(weekdayOf(day)));
  const mock = mockDay(open, input);
  const courses = chapters.map(({ share, last }): Course => {
    const met = share !== null;
    return { share, met, last, due: last === null ? today : nextVisit(last, exam, share) };
  });
  const days = all.map((day): PlanDay => {
    const tasks = day === today ? doneToday(input) : [];
    const reviews = input.reviews?.get(day) ?? 0;
    if (reviews > 0) tasks.push({ kind: 'review', chapter: null, minutes: reviews, done: false });
    if (open.includes(day)) {
      const room = minutes - sumOf(tasks);
      if (day === mock) tasks.push({ kind: 'mock', chapter: null, minutes: MOCK_MINUTES, done: false });
      else
        tasks.push(
          ...fill(courses, {
            day,
            exam,
            room,
            begun: tasks.some(({ done }) => done),
            quota: haste === 'usual' ? quotaOn(day, open, courses) : courses.length,
            leastCover: haste === 'shorter' ? LEAST_COVER : VISIT_MINUTES.cover,
          }),
        );
    }
    return { day, rest: !open.includes(day), tasks, minutes: sumOf(tasks) };
  });
  return { days, unmet: courses.flatMap(({ met }, at) => (met ? [] : [at])) };
}

/** Every day from today to the day before the exam. */
const daysUpTo = (today: string, exam: string) =>
  Array.from({ length: Math.max(0, daysBetween(today, exam)) }, (_, i) => dayAfter(today, i));

const sumOf = (tasks: readonly PlanTask[]) => tasks.reduce((sum, { minutes }) => sum + minutes, 0);

/** What was done today counts for today, and is not planned again. */
function doneToday({ today, chapters, mockTaken }: PlanInput): PlanTask[] {
  const visited = chapters.flatMap(({ last }, chapter): PlanTask[] =>
    last === today ? [{ kind: 'again', chapter, minutes: VISIT_MINUTES.again, done: true }] : [],
  );
  return mockTaken === today ? [{ kind: 'mock', chapter: null, minutes: MOCK_MINUTES, done: true }] : visited;
}

/** The day of the mock exam: the last open one that is not nearer than `MOCK_BEFORE`; null where none fits or it was taken. */
function mockDay(open: readonly string[], { exam, mockTaken }: PlanInput): string | null {
  if (mockTaken !== null || open.length < LEAST_FOR_MOCK) return null;
  return open.findLast((day) => daysBetween(day, exam) >= MOCK_BEFORE) ?? null;
}

/** So many new chapters a day, and all are met in time. */
function quotaOn(day: string, open: readonly string[], courses: readonly Course[]): number {
  const fresh = courses.filter(({ met }) => !met).length;
  const left = open.filter((one) => one >= day).length;
  return Math.ceil(fresh / Math.max(1, Math.floor(left * COVER_WITHIN)));
}

interface Room {
  day: string;
  exam: string;
  room: number;
  /** Something was done on this day already. */
  begun: boolean;
  quota: number;
  /** The shortest first visit (minutes). */
  leastCover: number;
}

/** The visits of one day: its share of new chapters, then what is due, the weakest first, then more new ones. */
function fill(courses: Course[], { day, exam, room, begun, quota, leastCover }: Room): PlanTask[] {
  const tasks: PlanTask[] = [];
  let left = room;
  const visit = (kind: 'cover' | 'again', chapter: number): boolean => {
    const course = courses[chapter];
    const usual = VISIT_MINUTES[kind];
    const minutes = kind === 'cover' && left >= leastCover ? Math.min(usual, left) : usual;
    // A day with little time has one visit all the same: a plan of nothing helps nobody.
    if (!course || (minutes > left && (begun || tasks.length > 0))) return false;
    left -= minutes;
    tasks.push({ kind, chapter, minutes, done: false });
    course.met = true;
    course.last = day;
    course.due = nextVisit(day, exam, course.share);
    return true;
  };
  const fresh = courses.flatMap(({ met }, i) => (met ? [] : [i]));
  const first = fresh.splice(0, quota);
  for (const chapter of first) if (!visit('cover', chapter)) break;
  const due = courses.flatMap(({ met, due }, i) => (met && due <= day ? [i] : []));
  due.sort((a, b) => urgency(courses[b], day) - urgency(courses[a], day));
  for (const chapter of due) if (!visit('again', chapter)) break;
  for (const chapter of fresh) if (!visit('cover', chapter)) break;
  return tasks;
}

/** How much it is time for a chapter: the days since its visit, more of them the weaker it is. */
function urgency(course: Course | undefined, day: string): number {
  if (!course) return 0;
  const since = course.last === null ? Infinity : daysBetween(course.last, day);
  return since * (1 + WEAKER * (1 - (course.share ?? 1)));
}

/**
 * The fewest minutes a day, in steps of five up to `most`, with which every chapter is met on the days that are left; null
 * where none are enough.
 */
export function minutesThatMeetAll(input: PlanInput, most: number): number | null {
  const meets = (step: number) => planExam({ ...input, minutes: step * 5 }).unmet.length === 0;
  let [low, high] = [Math.ceil((input.minutes + 1) / 5), Math.floor(most / 5)];
  if (low > high || !meets(high)) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (meets(middle)) high = middle;
    else low = middle + 1;
  }
  return low * 5;
}

/** A third of the days is missed, as days go. */
const KEPT = 2 / 3;

/** So often each chapter is to come back after it was met. */
const RETURNS = 3;

/**
 * The minutes a day that would do, in steps of five: time to meet every chapter, to come back to each three times and for the
 * mock exam, though a third of the days is missed. Null where no day is left.
 */
export function minutesThatDo({ today, exam, rest, chapters, mockTaken }: Omit<PlanInput, 'minutes'>): number | null {
  const days = daysUpTo(today, exam).filter((day) => !rest.includes(weekdayOf(day))).length;
  if (days === 0) return null;
  const fresh = chapters.filter(({ share }) => share === null).length;
  const mock = mockTaken === null && days >= LEAST_FOR_MOCK ? MOCK_MINUTES : 0;
  const all = fresh * VISIT_MINUTES.cover + RETURNS * chapters.length * VISIT_MINUTES.again + mock;
  const aDay = Math.max(VISIT_MINUTES.cover, all / (days * KEPT));
  // Whole visits: what is left of a day after them is no use.
  return Math.ceil((Math.ceil(aDay / VISIT_MINUTES.again) * VISIT_MINUTES.again) / 5) * 5;
}
