/** Choices by seed: the same seed chooses the same, and nobody chose by eye. */

/** Numbers from 0 to 1 (mulberry32), the same ones for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** All of a list in an order of chance (Fisher and Yates). */
export function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const order = [...all];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T]; // both are indices of the list
  }
  return order;
}
