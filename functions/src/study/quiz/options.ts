/** Which three of many wrong options are offered. */
import type { Distractor } from './distractors.ts';
import { alike, kindOf, ofOneLength } from './gate/options.ts';
import { shuffled } from './gate/seed.ts';

const OTHERS = 3;
/** So many of the nearest are drawn from: nearness matters more than variety. */
const NEAREST = 5;
/** How many of them are longer than the right option: it is the longest no more often than chance would have it. */
const LONGER = [0, 1, 1, 2, 2, 3, 3];

/** Three wrong options, each of another wording and of one sort and length with the key; null where there are not so many. */
export function choose(key: string, rivals: readonly Distractor[], random: () => number): Distractor[] | null {
  const near = [...shuffled(rivals.slice(0, NEAREST), random), ...rivals.slice(NEAREST)];
  const wantLonger = LONGER[Math.floor(random() * LONGER.length)] ?? 1;
  const picked: Distractor[] = [];
  const take = (fits: (text: string) => boolean, upTo: number) => {
    for (const rival of near) {
      if (picked.length >= upTo) return;
      const known = [key, ...picked.map(({ text }) => text)];
      if (picked.includes(rival) || !fits(rival.text) || known.some((other) => alike(other, rival.text))) continue;
      if (kindOf(rival.text) !== kindOf(key) || !ofOneLength([...known, rival.text])) continue;
      picked.push(rival);
    }
  };
  take((text) => text.length > key.length, wantLonger);
  take((text) => text.length <= key.length, OTHERS);
  take(() => true, OTHERS);
  return picked.length === OTHERS ? picked : null;
}
