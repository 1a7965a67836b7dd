/** Choosing three of many rivals so that the length of the right option tells nothing. */
import { alike } from '../../quiz-gate/options.ts';
import { shuffled } from '../../quiz-gate/seed.ts';

const OTHERS = 3;
/** So many of the best rivals are drawn from: nearness matters more than variety. */
const BEST = 6;

/**
 * Three rivals, or as many as there are. The right option's rank in length is drawn: in one question of four it may be
 * the longest.
 */
export function pickRivals(key: string, rivals: readonly string[], random: () => number): string[] {
  const wantLonger = Math.floor(random() * (OTHERS + 1));
  const near = [...shuffled(rivals.slice(0, BEST), random), ...rivals.slice(BEST)];
  const picked: string[] = [];
  const take = (fits: (rival: string) => boolean, upTo: number) => {
    for (const rival of near) {
      if (picked.length >= upTo) return;
      if (!picked.includes(rival) && fits(rival) && !picked.some((other) => alike(other, rival))) picked.push(rival);
    }
  };
  const longer = (rival: string) => rival.length > key.length;
  take(longer, wantLonger);
  take((rival) => !longer(rival), OTHERS);
  take(() => true, OTHERS);
  return picked;
}
