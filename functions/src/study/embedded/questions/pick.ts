/** Choosing three of many rivals so that the length of the right option tells nothing. */
import type { DraftMcq } from '../../engine.ts';
import { keyIsLongest } from '../../quiz/gate/balance.ts';
import { alike } from '../../quiz/gate/options.ts';
import { shuffled } from '../../quiz/gate/seed.ts';

const OTHERS = 3;
/** Of so many questions one may have the longest option right: fewer than the gate allows, so that it needs no spare ones. */
const LONGEST_IN = 5;
/** How many of them are longer than the right option: a quiz may have it the longest no more often than chance. */
const LONGER = [0, 1, 1, 2, 2, 3, 3];
/** So many of the best rivals are drawn from: nearness matters more than variety. */
const BEST = 6;

/** What a quiz has shown before. */
export interface Before {
  isKey: (text: string) => boolean;
  uses: (text: string) => number;
  shared: (options: readonly string[]) => boolean;
}

/**
 * Three rivals, or as many as there are. The right option's rank in length is drawn: in one question of seven it may be
 * the longest. Rivals that the quiz has not shown yet come first, those that are right elsewhere in it last, and no two
 * options come from one question `before`.
 */
export function pickRivals(key: string, rivals: readonly string[], random: () => number, before?: Before): string[] {
  const wantLonger = LONGER[Math.floor(random() * LONGER.length)] ?? 1;
  const cost = (rival: string) => (before?.isKey(rival) ? 1000 : (before?.uses(rival) ?? 0));
  const fresh = rivals.filter((rival) => cost(rival) === 0);
  const stale = rivals.filter((rival) => cost(rival) > 0).toSorted((a, b) => cost(a) - cost(b));
  const picked: string[] = [];
  const take = (from: readonly string[], fits: (rival: string) => boolean, upTo: number) => {
    for (const rival of from) {
      if (picked.length >= upTo) return;
      if (picked.includes(rival) || !fits(rival) || picked.some((other) => alike(other, rival))) continue;
      if (!before?.shared([key, ...picked, rival])) picked.push(rival);
    }
  };
  const longer = (rival: string) => rival.length > key.length;
  const near = [...shuffled(fresh.slice(0, BEST), random), ...fresh.slice(BEST)];
  take(near, longer, wantLonger);
  take(near, (rival) => !longer(rival), OTHERS);
  take(near, () => true, OTHERS);
  take(stale, () => true, OTHERS);
  return picked;
}

/** Whether a further draft would have the longest option right more often than a quiz of `count` should have it. */
export function longTooOften(drafts: readonly DraftMcq[], draft: DraftMcq, count: number): boolean {
  const isLong = ({ options, answer_index: key }: DraftMcq) => keyIsLongest(options, key);
  return isLong(draft) && drafts.filter(isLong).length >= Math.max(1, Math.floor(count / LONGEST_IN));
}
