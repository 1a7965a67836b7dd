/** Chinese. */
import type { Defining } from '../../parts/defining.ts';
import { unspacedDefining } from '../../parts/unspaced-defining.ts';

export const defining: Defining = unspacedDefining(
  /^(?:就?是指?|为|指|即|：|:|——|（|\()/u,
  /(?:称为|称作|叫做|叫作|名为|所谓(?:的)?|称之为|即)[“「『《]?$/u,
);
