/**
 * Students up to an exam, each with a memory of their own that the plan does not know: how much they recall on the day, under the
 * plan of `functions/src/study/exam/plan.ts` and under simpler ways of spending the same minutes. `-- exam 300 7` for other
 * numbers (students, seed). Fails where those who keep two thirds of their days, with the minutes that the plan asks for, recall
 * under .90.
 */

import { dayAfter } from '../../functions/src/study/exam/days.ts';
import { minutesThatDo } from '../../functions/src/study/exam/plan.ts';
import { type Outcome, POLICIES, play, type Setting } from './exam/play.ts';
import { seeded } from './exam/student.ts';

const [students = 300, seed = 7] = process.argv.slice(2).map(Number);
const BOOK = { chapters: 28, each: 14 };
const START = '2026-03-02';
const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;

function outcomes(policy: string, setting: Setting): Outcome[] {
  const found = POLICIES[policy];
  if (!found) throw new Error(`There is no policy “${policy}”.`);
  return Array.from({ length: students }, (_, i) => play(found, setting, seeded(seed * 100_003 + i)));
}

const asked = (days: number) =>
  minutesThatDo({
    today: START,
    exam: dayAfter(START, days),
    rest: [],
    chapters: Array.from({ length: BOOK.chapters }, () => ({ share: null, last: null })),
    mockTaken: null,
  });

let failed = false;
console.log('| days | minutes a day | days kept | policy | recall | worst tenth of students | most minutes a day |');
console.log('|---|---|---|---|---|---|---|');
for (const days of [14, 30, 60, 90]) {
  const minutes = asked(days);
  if (minutes === null) continue;
  for (const kept of [1, 2 / 3, 1 / 3]) {
    for (const policy of Object.keys(POLICIES)) {
      const all = outcomes(policy, { days, minutes, kept, ...BOOK });
      const recalls = all.map(({ recall }) => recall).toSorted((a, b) => a - b);
      const low = mean(recalls.slice(0, Math.max(1, Math.floor(students / 10))));
      const most = Math.max(...all.map((one) => one.most));
      console.log(
        `| ${days} | ${minutes} | ${kept.toFixed(2)} | ${policy} | ${mean(recalls).toFixed(3)} | ${low.toFixed(3)} | ${most} |`,
      );
      if (policy === 'this plan' && kept > 0.5 && mean(recalls) < 0.9) failed = true;
    }
  }
}
process.exitCode = failed ? 1 : 0;
