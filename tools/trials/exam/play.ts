/** One student up to an exam: a policy says what is visited on each day that they keep. */

import { dayAfter } from '../../../functions/src/study/exam/days.ts';
import { type PlanChapter, planExam, VISIT_MINUTES } from '../../../functions/src/study/exam/plan.ts';
import { Memory, type Random } from './student.ts';

export interface Setting {
  /** Days from the first to the exam. */
  days: number;
  minutes: number;
  chapters: number;
  /** Cards of a chapter: all of them are asked at each visit. */
  each: number;
  /** Part of the days that are kept. */
  kept: number;
}

/** Which chapters are visited on a day, in order; only so many as there is time for are. */
type Policy = (chapters: readonly PlanChapter[], at: { today: string; exam: string; minutes: number }) => number[];

const SOME_DAY = '2026-03-02';

/** So many of the latest answers are what a chapter's standing rests on, as in the product. */
const LATEST = 12;

const roundAndRound = (from: readonly PlanChapter[]) =>
  from.map((_, i) => i).toSorted((a, b) => (from[a]?.last ?? '').localeCompare(from[b]?.last ?? '') || a - b);

export const POLICIES: Record<string, Policy> = {
  'this plan': (chapters, at) =>
    (planExam({ ...at, rest: [], chapters, mockTaken: null }).days[0]?.tasks ?? []).flatMap(
      ({ chapter, done, kind }) =>
        // The mock exam asks some of everything: here, the chapters that it is longest since.
        kind === 'mock' ? roundAndRound(chapters) : chapter === null || done ? [] : [chapter],
    ),
  'round and round': (chapters) => roundAndRound(chapters),
  'weakest first': (chapters) =>
    chapters.map((_, i) => i).toSorted((a, b) => (chapters[a]?.share ?? 0.5) - (chapters[b]?.share ?? 0.5)),
  'each once, at the end': (chapters, { today, exam, minutes }) => {
    const sittings = Math.ceil((chapters.length * VISIT_MINUTES.cover) / minutes);
    return dayAfter(today, Math.ceil(sittings * 1.5)) >= exam ? roundAndRound(chapters) : [];
  },
};

export interface Outcome {
  /** Mean chance over all cards that they are recalled on the day of the exam. */
  recall: number;
  /** The least of the chapters' means. */
  weakest: number;
  /** Most minutes of any day, but that of the mock exam. */
  most: number;
}

/** @param random draws the memory, the days and the answers */
export function play(policy: Policy, { days, minutes, chapters, each, kept }: Setting, random: Random): Outcome {
  const memory = new Memory(chapters * each, random);
  const answers: boolean[][] = Array.from({ length: chapters }, () => []);
  const last: (string | null)[] = Array.from({ length: chapters }, () => null);
  const exam = dayAfter(SOME_DAY, days);
  let most = 0;
  for (let day = 0; day < days; day++) {
    if (random() >= kept) continue;
    const today = dayAfter(SOME_DAY, day);
    const standing = answers.map((latest, i): PlanChapter => {
      const share = latest.length === 0 ? null : latest.filter(Boolean).length / latest.length;
      return { share, last: last[i] ?? null };
    });
    let left = minutes;
    for (const chapter of policy(standing, { today, exam, minutes })) {
      const cost = VISIT_MINUTES[last[chapter] === null ? 'cover' : 'again'];
      if (cost > left && left < minutes) break;
      left -= cost;
      const asked = Array.from({ length: each }, (_, i) => memory.ask(chapter * each + i, day));
      answers[chapter] = [...(answers[chapter] ?? []), ...asked].slice(-LATEST);
      last[chapter] = today;
    }
    most = Math.max(most, minutes - left);
  }
  const means = answers.map((_, chapter) => {
    const recalls = Array.from({ length: each }, (_, i) => memory.recall(chapter * each + i, days));
    return recalls.reduce((sum, one) => sum + one, 0) / each;
  });
  return { recall: means.reduce((sum, one) => sum + one, 0) / chapters, weakest: Math.min(...means), most };
}
