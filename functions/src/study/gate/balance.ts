/** What shows only over a whole quiz: where the right option stands, and whether its length gives it away. */
import { shuffled } from './seed.ts';

/** Up to this much more than the longest other, a right option is not told by its length. */
const LONGER = 1.15;

/** Whether the right option is told by being the longest. */
export function keyIsLongest(options: readonly string[], key: number): boolean {
  const length = (option: string) => [...option.trim()].length;
  const right = length(options[key] ?? '');
  return options.every((option, i) => i === key || LONGER * length(option) < right);
}

/**
 * How many questions of a quiz may have the longest option right: no more than chance, 1 in `options`.
 * The fraction that is left over is drawn, so that many short quizzes come out even as well.
 */
export function longestAllowed(questions: number, options: number, random: () => number): number {
  return Math.floor(questions / options + random());
}

/**
 * Where the right option goes in each question: every position as often as the others (give or take one), in random
 * order. `sizes` are the numbers of options.
 */
export function keyPositions(sizes: readonly number[], random: () => number): number[] {
  const decks = new Map<number, number[]>();
  return sizes.map((size) => {
    let deck = decks.get(size);
    if (!deck) {
      const count = sizes.filter((other) => other === size).length;
      const rounds = Array.from({ length: Math.ceil(count / size) }, () => shuffled(range(size), random));
      deck = shuffled(rounds.flat().slice(0, count), random);
      decks.set(size, deck);
    }
    return deck.pop() ?? 0;
  });
}

/** The options with the right one at `position` and the others in random order around it. */
export function placed(options: readonly string[], key: number, position: number, random: () => number): string[] {
  const others = shuffled(
    options.filter((_, i) => i !== key),
    random,
  );
  return [...others.slice(0, position), options[key] ?? '', ...others.slice(position)];
}

const range = (size: number) => Array.from({ length: size }, (_, i) => i);
