/** Days of many students, played through. Times in milliseconds from the first moment on; chance comes from a seed. */
import { DAILY_ALLOWANCE, FIRST_DAY_PERCENT, LITTLE_OF_A_DAY } from '../../../functions/src/contract/limits.ts';
import {
  begun,
  dueOf,
  EMPTY_QUEUE,
  ended,
  joined,
  mayHave,
  type ReadingQueue,
} from '../../../functions/src/platform/shares.ts';
import { percentile } from '../load/ledger.ts';
import { Heap } from './heap.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

export interface Outcome {
  /** What was played. */
  what: string;
  /** Figures by name, as they are shown. */
  figures: Record<string, string>;
  /** What no share should allow; null where it did not happen. */
  unfair: string | null;
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Coming {
  student: number;
  id: string;
  pages: number;
  /** How long its reading takes. */
  ms: number;
  at: number;
}

/** Most go up in the evening: the hour of the day that a chance from 0 to 1 means. */
const hourOf = (chance: number) => (chance < 0.25 ? chance * 40 : 10 + ((chance - 0.25) / 0.75) * 12);

const hours = (ms: number) => (ms < HOUR ? `${(ms / 60_000).toFixed(1)} min` : `${(ms / HOUR).toFixed(1)} h`);

/** Students who each send some books within the first days of a term, and hostile ones who each send 60 that take 8 minutes. */
export function playReadings(term: {
  students: number;
  seed: number;
  readers: number;
  books: number;
  days: number;
  hostile: number;
}): Outcome {
  const { students, seed, readers, books, days, hostile } = term;
  const chance = random(seed);
  const coming: Coming[] = [];
  for (let student = 0; student < students; student++) {
    for (let book = 0; book < books; book++) {
      // 30 s a book on average: most short, some of a thousand pages and more.
      const pages = Math.max(5, Math.round(-Math.log(1 - chance()) * 300));
      const at = Math.floor(chance() * days) * DAY + hourOf(chance()) * HOUR;
      coming.push({ student, id: `${student}-${book}`, pages, ms: pages * 100, at });
    }
  }
  for (let enemy = 0; enemy < hostile; enemy++) {
    for (let book = 0; book < 60; book++) {
      coming.push({ student: students + enemy, id: `x${enemy}-${book}`, pages: 300, ms: 480 * SECOND, at: 10 * HOUR });
    }
  }
  coming.sort((a, b) => b.at - a.at);
  const byId = new Map(coming.map((book) => [book.id, book]));
  const queues = new Map<number, ReadingQueue>();
  // A student may stand here several times; only the entry of the queue as it is now counts.
  const due = new Heap<{ student: number; queue: ReadingQueue }>();
  const running = new Heap<Coming>();
  const waits: number[] = [];
  const set = (student: number, queue: ReadingQueue, now: number) => {
    queues.set(student, queue);
    const at = dueOf(queue, now);
    if (at !== null) due.push(at, { student, queue });
  };
  let now = 0;
  let last = 0;
  while (coming.length > 0 || running.size > 0) {
    const next = coming.at(-1);
    now = Math.min(next?.at ?? Number.POSITIVE_INFINITY, running.first?.at ?? Number.POSITIVE_INFINITY);
    if (next && next.at === now) {
      coming.pop();
      const { id, pages } = next;
      set(next.student, joined(queues.get(next.student) ?? EMPTY_QUEUE, id, { job: id, pages, at: now }), now);
    } else {
      const over = running.pop()?.item;
      if (over) {
        set(over.student, ended(queues.get(over.student) ?? EMPTY_QUEUE, over.id, now, over.ms), now);
        if (over.student < students) last = now;
      }
    }
    while (running.size < readers && due.size > 0) {
      const first = due.pop()?.item;
      if (!first || queues.get(first.student) !== first.queue) continue;
      const taken = begun(first.queue, now);
      const book = taken && byId.get(taken.id);
      if (!taken || !book) continue;
      set(first.student, taken.queue, now);
      running.push(now + book.ms, book);
      if (book.student < students) waits.push(now - book.at);
    }
  }
  const all = `${students * books} books within ${days} ${days === 1 ? 'day' : 'days'}, ${readers} readers`;
  return {
    what: hostile > 0 ? `${all}, ${hostile} × 60 slow ones` : all,
    figures: {
      'half wait up to': hours(percentile(waits, 0.5)),
      '95 %': hours(percentile(waits, 0.95)),
      longest: hours(Math.max(0, ...extremes(waits))),
      'all read after': hours(last),
    },
    unfair: waits.length === students * books ? null : 'a book was never read',
  };
}

/** The largest value, without spreading 150,000 arguments. */
const extremes = (values: readonly number[]): number[] => [values.reduce((most, value) => Math.max(most, value), 0)];

/** What one question costs on average (tokens), as measured. */
const QUESTION = 6_000;

/**
 * One day of questions: a tenth of the students ask, most a few times, some all day; hostile ones spend all they are given
 * from the first second on.
 */
export function playTokens(day: { students: number; seed: number; all: number; hostile: number }): Outcome {
  const { students, seed, all, hostile } = day;
  const chance = random(seed);
  const share = { all, one: DAILY_ALLOWANCE.modelTokens.student, little: LITTLE_OF_A_DAY.modelTokens };
  const used = new Map<number, number>();
  let gone = 0;
  const ask = (student: number, part = 1): boolean => {
    const own = used.get(student) ?? 0;
    const may = mayHave({ all, one: share.one * part, little: share.little * part }, gone);
    if (own + QUESTION > may || gone + QUESTION > all) return false;
    used.set(student, own + QUESTION);
    gone += QUESTION;
    return true;
  };
  // Accounts made to spend are new ones: half a part each.
  for (let more = true; more; ) {
    more = false;
    for (let enemy = 0; enemy < hostile; enemy++) more = ask(students + enemy, FIRST_DAY_PERCENT / 100) || more;
  }
  const takenByEnemies = gone;
  const asking: number[] = [];
  for (let student = 0; student < students / 10; student++) {
    const times = 1 + Math.floor(-Math.log(1 - chance()) * 4);
    for (let time = 0; time < times; time++) asking.push(student);
  }
  for (let at = asking.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [asking[at], asking[other]] = [asking[other] ?? 0, asking[at] ?? 0];
  }
  const answered = new Map<number, number>();
  let refused = 0;
  let refusedWithLittle = 0;
  for (const student of asking) {
    if (ask(student)) answered.set(student, (answered.get(student) ?? 0) + 1);
    else {
      refused++;
      if ((used.get(student) ?? 0) + QUESTION <= share.little && gone + QUESTION <= all) refusedWithLittle++;
    }
  }
  const askers = new Set(asking).size;
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  return {
    what: `${all / 1e6} M tokens a day, ${askers} students with ${asking.length} questions${hostile > 0 ? `, ${hostile} accounts that spend all they get` : ''}`,
    figures: {
      'taken by those': percent(takenByEnemies, all),
      'students answered once or more': percent(answered.size, askers),
      'questions answered by the model': percent(asking.length - refused, asking.length),
      'day used': percent(gone, all),
    },
    unfair: refusedWithLittle > 0 ? `${refusedWithLittle} questions of students who had had little` : null,
  };
}
