/** Random numbers with a seed. */
export interface Random {
  /** 0 to 1. */
  next: () => number;
  /** Of the standard normal distribution. */
  normal: () => number;
  /** An index, by weights. */
  pick: (weights: readonly number[]) => number;
}

/** Mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (weights) => {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      return Math.max(
        0,
        weights.findIndex((weight) => {
          left -= weight;
          return left < 0;
        }),
      );
    },
  };
}
