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

/** What the planner knows of a chapter while it goes through the days. Days are counted from today on, as everywhere below. */
interface Course {
  at: number;
  share: number | null;
  /** How fast it becomes urgent: the weaker, the faster. */
  rate: number;
  /** -Infinity where it was met on a day that is not known. */
  last: number;
}

/** The day on which a chapter comes back that was visited on `day`. */
export const nextVisit = (day: string, exam: string, share: number | null): string =>
  dayAfter(day, gapAfter(daysBetween(day, exam), share));

/** After how many days a chapter comes back, with so many left to the exam. */
function gapAfter(left: number, share: number | null): number {
  const part = share === null ? GAP.usual : share < 0.5 ? GAP.weak : share >= 0.75 ? GAP.sure : GAP.usual;
  return Math.max(1, Math.round(part * left));
}

/**
 * The plan as things stand. No days where the exam is today or over. Where it leaves chapters out, free minutes go to these
 * first: before anything comes back, then also in shorter visits, and the plan that leaves out fewest is taken.
 */
export function planExam(input: PlanInput): Plan {
  const frame = frameOf(input);
  const usual = planWith(input, frame, 'usual');
  if (usual.unmet.length === 0) return usual;
  const [newFirst, shorter] = [unmetWith(input, frame, VISIT_MINUTES.cover), unmetWith(input, frame, LEAST_COVER)];
  if (Math.min(newFirst, shorter) >= usual.unmet.length) return usual;
  return planWith(input, frame, shorter < newFirst ? 'shorter' : 'new first');
}

/** What new chapters may have: their share of each day; all the room there is; also what is left of a day. */
type Haste = 'usual' | 'new first' | 'shorter';

/** A day of a plan before chapters are dealt out. */
interface Frame {
  day: string;
  open: boolean;
  /** It has the mock exam. */
  mock: boolean;
  /** Open days from this one on. */
  left: number;
  /** What was done today, and the cards that are due. */
  tasks: PlanTask[];
  /** What these take (minutes). */
  taken: number;
  /** Something was done on this day already. */
  begun: boolean;
}

function frameOf(input: PlanInput): Frame[] {
  const { today, exam, rest } = input;
  const all = daysUpTo(today, exam);
  const open = all.filter((day) => !rest.includes(weekdayOf(day)));
  const mock = mockDay(open, input);
  let left = open.length;
  /** Minutes of cards that come back on a day without study: they wait for the next one with. */
  let waiting = 0;
  return all.map((day) => {
    const tasks = day === today ? doneToday(input) : [];
    const isOpen = !rest.includes(weekdayOf(day));
    const reviews = waiting + (input.reviews?.get(day) ?? 0);
    waiting = isOpen ? 0 : reviews;
    if (isOpen && reviews > 0) tasks.push({ kind: 'review', chapter: null, minutes: reviews, done: false });
    const begun = tasks.some(({ done }) => done);
    return { day, open: isOpen, mock: day === mock, left: isOpen ? left-- : left, tasks, taken: sumOf(tasks), begun };
  });
}

function planWith({ today, exam, minutes, chapters }: PlanInput, frame: readonly Frame[], haste: Haste): Plan {
  const fresh: Course[] = [];
  const pool = new DuePool(frame.length, daysBetween(today, exam));
  for (const [at, { share, last }] of chapters.entries()) {
    const course = { at, share, rate: rateOf(share), last: last === null ? -Infinity : daysBetween(today, last) };
    if (share === null) fresh.push(course);
    else pool.put(course);
  }
  let met = 0;
  const days = frame.map(({ day, open, mock, left, taken, begun, ...of }, now): PlanDay => {
    const tasks = [...of.tasks];
    if (open && mock) tasks.push({ kind: 'mock', chapter: null, minutes: MOCK_MINUTES, done: false });
    else if (open) {
      pool.begin(now);
      const quota = haste === 'usual' ? quotaOf(fresh.length - met, left) : fresh.length;
      const leastCover = haste === 'shorter' ? LEAST_COVER : VISIT_MINUTES.cover;
      const room = new Room(minutes - taken, begun, leastCover);
      const visited = (kind: 'cover' | 'again', course: Course | undefined): boolean => {
        const spent = course && room.take(kind);
        if (!course || spent === undefined) return false;
        tasks.push({ kind, chapter: course.at, minutes: spent, done: false });
        course.last = now;
        return true;
      };
      const cover = (most: number) => {
        for (let i = 0; i < most && visited('cover', fresh[met]); i++) pool.put(fresh[met++]);
      };
      cover(quota);
      for (let next = pool.next(now); next && visited('again', next); next = pool.next(now)) pool.putBack(next);
      cover(fresh.length);
    }
    return { day, rest: !open, tasks, minutes: sumOf(tasks) };
  });
  return { days, unmet: fresh.slice(met).map(({ at }) => at) };
}

/**
 * How many chapters are left out where new ones go first. What comes back has no part in it: it gets what they leave of a day.
 * @param leastCover the shortest first visit (minutes)
 */
function unmetWith({ minutes, chapters }: PlanInput, frame: readonly Frame[], leastCover: number): number {
  let unmet = chapters.filter(({ share }) => share === null).length;
  for (const { open, mock, taken, begun } of frame) {
    if (!open || mock) continue;
    const room = new Room(minutes - taken, begun, leastCover);
    while (unmet > 0 && room.take('cover') !== undefined) unmet--;
  }
  return unmet;
}

/** What is left of a day. */
class Room {
  #left: number;
  #begun: boolean;
  readonly #leastCover: number;

  /** @param leastCover the shortest first visit (minutes) */
  constructor(left: number, begun: boolean, leastCover: number) {
    this.#left = left;
    this.#begun = begun;
    this.#leastCover = leastCover;
  }

  /** Takes the minutes of a visit; undefined where they are not left. */
  take(kind: 'cover' | 'again'): number | undefined {
    const usual = VISIT_MINUTES[kind];
    const minutes = kind === 'cover' && this.#left >= this.#leastCover ? Math.min(usual, this.#left) : usual;
    // A day with little time has one visit all the same: a plan of nothing helps nobody.
    if (minutes > this.#left && this.#begun) return undefined;
    this.#left -= minutes;
    this.#begun = true;
    return minutes;
  }
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

/** So many new chapters a day, and all are met in time. @param left open days */
const quotaOf = (fresh: number, left: number): number =>
  Math.ceil(fresh / Math.max(1, Math.floor(left * COVER_WITHIN)));

/** How much a chapter grows more urgent with each day since its visit. */
const rateOf = (share: number | null): number => 1 + WEAKER * (1 - (share ?? 1));

/**
 * The chapters that come back: on which day, and of those that are due the most urgent. Chapters of one rate stay in the order
 * of their visits, so that a day looks at the first of each rate alone, however many chapters there are.
 */
class DuePool {
  readonly #exam: number;
  /** By the day on which they come back. */
  readonly #later: Course[][];
  /** By rate; the most urgent stands last. */
  readonly #due = new Map<number, Course[]>();
  #begun = -1;

  /** @param days of the plan @param exam the day of the exam */
  constructor(days: number, exam: number) {
    this.#later = Array.from({ length: days }, () => []);
    this.#exam = exam;
  }

  /** Where it was met on a day that is not known it is due at once. */
  put(course: Course | undefined): void {
    if (!course) return;
    const due = course.last === -Infinity ? 0 : course.last + gapAfter(this.#exam - course.last, course.share);
    this.#later[Math.max(0, due)]?.push(course);
  }

  /** Has all that comes back up to a day be due. */
  begin(day: number): void {
    while (this.#begun < day) for (const course of this.#later[++this.#begun] ?? []) this.#insert(course);
  }

  #insert(course: Course): void {
    const alike = this.#due.get(course.rate) ?? [];
    this.#due.set(course.rate, alike);
    let [low, high] = [0, alike.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const other = alike[middle];
      if (other && (other.last > course.last || (other.last === course.last && other.at > course.at))) low = middle + 1;
      else high = middle;
    }
    alike.splice(low, 0, course);
  }

  /** The most urgent one on a day, of two alike the one that is to be met first; it stays until `putBack`. */
  next(day: number): Course | undefined {
    let best: { course: Course; urgency: number } | undefined;
    for (const alike of this.#due.values()) {
      const course = alike.at(-1);
      if (!course) continue;
      const urgency = (day - course.last) * course.rate;
      if (!best || urgency > best.urgency || (urgency === best.urgency && course.at < best.course.at))
        best = { course, urgency };
    }
    return best?.course;
  }

  /** The one that `next` gave was visited. */
  putBack(course: Course): void {
    this.#due.get(course.rate)?.pop();
    this.put(course);
  }
}

/**
 * The fewest minutes a day, in steps of five up to `most`, with which every chapter is met on the days that are left; null
 * where none are enough.
 */
export function minutesThatMeetAll(input: PlanInput, most: number): number | null {
  const frame = frameOf(input);
  // No way to deal the days out meets more than new ones first, in short visits.
  const meets = (step: number) => unmetWith({ ...input, minutes: step * 5 }, frame, LEAST_COVER) === 0;
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
