import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_EXAM_DAYS } from '../../contract/limits.ts';
import { dayAfter, daysBetween, weekdayOf } from './days.ts';
import {
  MOCK_MINUTES,
  minutesThatDo,
  minutesThatMeetAll,
  nextVisit,
  type PlanChapter,
  type PlanInput,
  planExam,
} from './plan.ts';

const MONDAY = '2026-11-02';
const NEW: PlanChapter = { share: null, last: null };
const input = (more: Partial<PlanInput> = {}): PlanInput => ({
  today: MONDAY,
  exam: dayAfter(MONDAY, 14),
  minutes: 30,
  rest: [],
  chapters: Array.from({ length: 6 }, () => NEW),
  mockTaken: null,
  ...more,
});
const kindsOn = (given: PlanInput) => planExam(given).days.map(({ tasks }) => tasks.map(({ kind }) => kind));

/** Any state of any student. */
const states: fc.Arbitrary<PlanInput> = fc
  .record({
    ahead: fc.integer({ min: 1, max: 90 }),
    minutes: fc.integer({ min: 10, max: 240 }),
    rest: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
    chapters: fc.array(
      fc.oneof(
        fc.constant(NEW),
        fc.record({
          share: fc.double({ min: 0, max: 1, noNaN: true }),
          last: fc.option(fc.integer({ min: 0, max: 60 }).map((ago) => dayAfter(MONDAY, -ago))),
        }),
      ),
      { maxLength: 40 },
    ),
  })
  .map(({ ahead, ...more }) => input({ ...more, exam: dayAfter(MONDAY, ahead) }));

describe('the plan up to an exam', () => {
  it('meets every chapter first, in the order of the book, then comes back to them', () => {
    const { days, unmet } = planExam(input());
    const covers = days.flatMap(({ tasks }) =>
      tasks.filter(({ kind }) => kind === 'cover').map(({ chapter }) => chapter),
    );
    expect(covers).toEqual([0, 1, 2, 3, 4, 5]);
    expect(unmet).toEqual([]);
    expect(days.flatMap(({ tasks }) => tasks).some(({ kind }) => kind === 'again')).toBe(true);
  });

  it('comes back after 20 to 40 % of what is left, sooner to what is weak', () => {
    const gaps = [0.2, null, 0.9].map((share) => daysBetween(MONDAY, nextVisit(MONDAY, dayAfter(MONDAY, 100), share)));
    expect(gaps).toEqual([20, 25, 35]);
    expect(nextVisit(MONDAY, dayAfter(MONDAY, 1), 0.9)).toBe(dayAfter(MONDAY, 1));
  });

  it('ends with a mock exam two days before, and has none where there is no time for one', () => {
    expect(kindsOn(input())[12]).toEqual(['mock']);
    expect(kindsOn(input({ exam: dayAfter(MONDAY, 3) })).flat()).not.toContain('mock');
  });

  it('has the mock exam earlier where its day is a day of rest, and not again once it was taken', () => {
    const saturday = weekdayOf(dayAfter(MONDAY, 12));
    expect(kindsOn(input({ rest: [saturday] }))[11]).toEqual(['mock']);
    const taken = input({ today: dayAfter(MONDAY, 12), mockTaken: dayAfter(MONDAY, 12) });
    expect(planExam(taken).days[0]?.tasks).toContainEqual({
      ...{ kind: 'mock', chapter: null, minutes: MOCK_MINUTES, done: true },
    });
    expect(kindsOn(taken)[1]).not.toContain('mock');
  });

  it('deals missed days out over those that are left: nothing is asked twice on a day, and no debt is carried', () => {
    const late = planExam(input({ today: dayAfter(MONDAY, 7) }));
    expect(late.unmet).toEqual([]);
    for (const day of late.days)
      expect(day.minutes).toBeLessThanOrEqual(day.tasks[0]?.kind === 'mock' ? MOCK_MINUTES : 30);
  });

  it('counts what was done today, and plans no more of it today', () => {
    const chapters = [{ share: 0.5, last: MONDAY }, NEW, NEW];
    const [today] = planExam(input({ chapters, minutes: 18 })).days;
    expect(today?.tasks[0]).toMatchObject({ chapter: 0, done: true });
    expect(today?.tasks.filter(({ chapter }) => chapter === 0)).toHaveLength(1);
    expect(today?.minutes).toBeLessThanOrEqual(18);
  });

  it('leaves room for the cards that come back', () => {
    const kinds = (minutes: number) => kindsOn(input({ reviews: new Map([[MONDAY, minutes]]) }))[0];
    expect(kinds(6)).toEqual(['review', 'cover', 'cover']);
    expect(kinds(15)).toEqual(['review', 'cover']);
    // However many cards there are, the chapters go on.
    expect(kinds(60)).toEqual(['review', 'cover']);
    const [, next] = planExam(input({ reviews: new Map([[MONDAY, 20]]) })).days;
    expect(next?.tasks.some(({ kind }) => kind === 'review')).toBe(false);
  });

  it('has no cards on a day without study: they wait for the next one', () => {
    const tuesday = weekdayOf(dayAfter(MONDAY, 1));
    const reviews = new Map([1, 2].map((days) => [dayAfter(MONDAY, days), 4]));
    const { days } = planExam(input({ rest: [tuesday], reviews }));
    const cards = days.map(({ tasks }) => tasks.find(({ kind }) => kind === 'review')?.minutes);
    expect(cards.slice(0, 4)).toEqual([undefined, undefined, 8, undefined]);
  });

  it('says how many chapters there is no time for, and how many minutes would do', () => {
    const chapters = Array.from({ length: 40 }, () => NEW);
    const tight = input({ exam: dayAfter(MONDAY, 7), minutes: 15, chapters });
    expect(planExam(tight).unmet.length).toBeGreaterThan(20);
    const minutes = minutesThatDo(tight) ?? 0;
    expect(minutes).toBeGreaterThan(60);
    expect(planExam({ ...tight, minutes }).unmet).toEqual([]);
    expect(minutesThatDo(input({ exam: MONDAY }))).toBeNull();
  });

  it('gives free minutes to chapters that would be left out, before anything comes back', () => {
    // Twenty minutes have room for one visit of twelve, and eight are left over.
    const chapters = Array.from({ length: 9 }, () => NEW);
    const tight = input({ exam: dayAfter(MONDAY, 6), minutes: 20, chapters });
    const { days, unmet } = planExam(tight);
    expect(unmet).toEqual([]);
    expect(days.slice(0, 4).map(({ minutes }) => minutes)).toEqual([20, 20, 20, 20]);
  });

  it('leaves chapters out only where no day has room for one, names the last of the book, and knows what would meet them', () => {
    fc.assert(
      fc.property(states, (given) => {
        const { days, unmet } = planExam(given);
        if (unmet.length === 0) return;
        for (const { rest, tasks, minutes } of days)
          if (!rest && !tasks.some(({ kind }) => kind === 'mock')) expect(given.minutes - minutes).toBeLessThan(6);
        const enough = minutesThatMeetAll(given, 240);
        if (enough !== null) expect(planExam({ ...given, minutes: enough }).unmet).toEqual([]);
      }),
    );
    const chapters = Array.from({ length: 40 }, () => NEW);
    const { unmet } = planExam(input({ exam: dayAfter(MONDAY, 3), minutes: 24, chapters }));
    expect(unmet.at(-1)).toBe(39);
    const [twenty, more] = [chapters.slice(0, 20), chapters.slice(0, 21)];
    expect(minutesThatMeetAll(input({ exam: dayAfter(MONDAY, 1), chapters: twenty }), 240)).toBe(235);
    expect(minutesThatMeetAll(input({ exam: dayAfter(MONDAY, 1), chapters: more }), 240)).toBeNull();
  });

  it('keeps its rules in every state: rest days are free, days hold what they have room for, chapters stand once a day', () => {
    fc.assert(
      fc.property(states, (given) => {
        const { days, unmet } = planExam(given);
        expect(days).toHaveLength(daysBetween(given.today, given.exam));
        let met = given.chapters.filter(({ share }) => share !== null).length;
        for (const { day, rest, tasks, minutes } of days) {
          expect(rest).toBe(given.rest.includes(weekdayOf(day)));
          const open = tasks.filter(({ done }) => !done);
          if (rest) expect(open).toEqual([]);
          // One visit is always possible, and what was done is done.
          if (open.length > 1 && open[0]?.kind !== 'mock') expect(minutes).toBeLessThanOrEqual(given.minutes);
          const chapters = tasks.flatMap(({ chapter }) => chapter ?? []);
          expect(new Set(chapters).size).toBe(chapters.length);
          met += open.filter(({ kind }) => kind === 'cover').length;
        }
        expect(met + unmet.length).toBe(given.chapters.length);
      }),
    );
  });
});

/** Numbers below `most` that are the same each time (a linear congruence, Numerical Recipes). */
function numbers(): (most: number) => number {
  let state = 7;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** One of many ways in which things may stand: holes, days that are not known, clocks that are wrong, no time at all. */
function anyState(below: (most: number) => number): PlanInput {
  const today = dayAfter(MONDAY, below(400));
  const rest = [0, 1, 2, 3, 4, 5, 6].filter(() => below(5) === 0);
  const chapter = (): PlanChapter => {
    const of = 1 + below(12);
    const share = below(2) === 0 ? null : below(of + 1) / of;
    const isKnown = share === null ? below(8) === 0 : below(6) > 0;
    return { share, last: isKnown ? dayAfter(today, (below(30) === 0 ? 5 : 0) - below(60)) : null };
  };
  return {
    today,
    exam: dayAfter(today, below(5) === 0 ? below(6) - 1 : below(120)),
    minutes: [3, 5, 10, 15, 20, 25, 30, 45, 60, 90, 240][below(11)] ?? 30,
    rest,
    chapters: Array.from({ length: below(3) === 0 ? below(80) : below(14) }, chapter),
    mockTaken: below(6) === 0 ? dayAfter(today, -below(3)) : null,
    // On a day without study that planner had cards too.
    reviews: new Map(
      Array.from({ length: below(20) }, () => [dayAfter(today, below(60)), below(30)] as const).filter(
        ([day]) => !rest.includes(weekdayOf(day)),
      ),
    ),
  };
}

it('is the plan that going through every chapter on every day makes', () => {
  const below = numbers();
  const plans = Array.from({ length: 1_000 }, () => {
    const state = anyState(below);
    return [planExam(state), minutesThatMeetAll(state, 240)];
  });
  // As the planner of 26 November 2026 made them, which did that.
  expect(createHash('sha256').update(JSON.stringify(plans)).digest('hex')).toBe(
    'e6013d4d12fafdc3104562b297c6e5d33a3c0823705368e9c43da6c7ff60ff37',
  );
});

it('takes less than a second of processor for as many exams, chapters and days as there can be', () => {
  const far = dayAfter(MONDAY, MAX_EXAM_DAYS);
  // Twelve exams over eight books of 200 chapters each.
  for (const minutes of [10, 60, 240]) {
    const chapters = Array.from({ length: 1_600 }, (_, i): PlanChapter => {
      const share = i % 3 === 0 ? (i % 13) / 12 : null;
      return { share, last: share === null ? null : MONDAY };
    });
    const from = process.cpuUsage();
    for (let exams = 0; exams < 12; exams++) {
      planExam(input({ exam: far, minutes, chapters }));
      minutesThatMeetAll(input({ exam: far, minutes, chapters }), 240);
    }
    const { user, system } = process.cpuUsage(from);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  }
});
