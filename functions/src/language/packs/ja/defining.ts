/** Japanese. */
import type { Defining } from '../../parts/defining.ts';
import { unspacedDefining } from '../../parts/unspaced-defining.ts';

export const defining: Defining = unspacedDefining(
  /^(?:とは|は|という|：|:|——|（|\()/u,
  /(?:と呼ば|という|いわゆる)[“「『《]?$/u,
);
