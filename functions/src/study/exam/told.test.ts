import { describe, expect, it } from 'vitest';
import { MAX_EXAM_DAYS } from '../../contract/limits.ts';
import { dayAfter } from './days.ts';
import { type PlanChapter, type PlanInput, planExam } from './plan.ts';
import { toldPlan } from './told.ts';

const MONDAY = '2026-11-02';
const NEW: PlanChapter = { share: null, last: null };
const plan = (more: Partial<PlanInput> = {}) =>
  planExam({
    today: MONDAY,
    exam: dayAfter(MONDAY, 14),
    minutes: 30,
    rest: [],
    chapters: [],
    mockTaken: null,
    ...more,
  });
const named = (chapters: number, letters = 10) =>
  Array.from({ length: chapters }, (_, i) => ({
    pdf_id: 'book',
    title: `${i} ${'x'.repeat(letters)}`,
    from: i,
    to: i,
  }));
const sizeOf = (told: unknown) => Buffer.byteLength(JSON.stringify(told));
const AMPLE = 2 ** 30;

describe('a plan as it is told', () => {
  it('names every chapter where there is room, in the plan’s own order', () => {
    const of = plan({ chapters: Array.from({ length: 40 }, () => NEW), minutes: 15 });
    const { days, left_out } = toldPlan(of, named(40), AMPLE);
    expect(left_out.map(({ from }) => from)).toEqual(of.unmet);
    const tasks = days.flatMap((day) => day.tasks);
    expect(tasks.map(({ chapter }) => chapter?.from ?? null)).toEqual(
      of.days.flatMap((day) => day.tasks.map(({ chapter }) => chapter)),
    );
    expect(tasks.some(({ count }) => count !== undefined)).toBe(false);
  });

  it('names the next days first, and counts what far days ask: no chapter and no minute is lost', () => {
    const of = plan({ chapters: Array.from({ length: 40 }, () => NEW), exam: dayAfter(MONDAY, 60) });
    const { days } = toldPlan(of, named(40), 1_000);
    const isCounted = days.map(({ tasks }) => tasks.some(({ count }) => count !== undefined));
    const from = isCounted.indexOf(true);
    expect(from).toBeGreaterThan(2);
    for (const [at, day] of days.entries()) {
      const whole = of.days[at];
      if (at > from) expect(day.tasks.every(({ chapter }) => chapter === undefined)).toBe(true);
      for (const kind of ['cover', 'again', 'mock'] as const) {
        const count = day.tasks.reduce((sum, task) => sum + (task.kind === kind ? (task.count ?? 1) : 0), 0);
        expect(count).toBe(whole?.tasks.filter((task) => task.kind === kind).length);
      }
      expect(day.tasks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(whole?.minutes);
    }
  });

  it('names what today asks before what was done today, and some of what is left out before the days to come', () => {
    const done = Array.from({ length: 35 }, (): PlanChapter => ({ share: 1, last: MONDAY }));
    const of = plan({ chapters: [...done, ...Array.from({ length: 300 }, () => NEW)], minutes: 240 });
    const { days, left_out } = toldPlan(of, named(335), 300);
    const [today] = days;
    const open = today?.tasks.filter((task) => !task.done) ?? [];
    expect(open.length).toBeGreaterThan(0);
    expect(open.every(({ chapter }) => chapter !== undefined)).toBe(true);
    expect(today?.tasks.find((task) => task.done && task.count)?.count).toBeGreaterThan(20);
    const roomier = toldPlan(of, named(335), 9_000);
    expect(left_out).toEqual([]);
    expect(roomier.days[0]?.tasks.every(({ count }) => count === undefined)).toBe(true);
    expect(roomier.left_out.length).toBeGreaterThan(10);
    expect(roomier.left_out.length).toBeLessThan(of.unmet.length);
  });

  it('has an end, whatever the chapters are called and however many there are', () => {
    const chapters = Array.from({ length: 1_600 }, (_, i): PlanChapter => (i % 3 ? NEW : { share: 0.4, last: MONDAY }));
    for (const minutes of [10, 240]) {
      const of = plan({ chapters, minutes, exam: dayAfter(MONDAY, MAX_EXAM_DAYS) });
      const whole = sizeOf(toldPlan(of, named(1_600, 700), AMPLE));
      const { bytes, ...told } = toldPlan(of, named(1_600, 700), 80_000);
      expect(bytes).toBeLessThanOrEqual(80_000);
      expect(sizeOf(told)).toBeLessThan(80_000 + MAX_EXAM_DAYS * 250);
      expect(whole).toBeGreaterThan(400_000);
    }
  });
});
