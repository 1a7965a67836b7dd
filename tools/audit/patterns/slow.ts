/**
 * `node tools/audit/patterns/slow.ts`: each pattern of the product over the longest texts that reach it, made against it. One line for
 * each that takes too long; then how many were looked at.
 */
import { attacksOn } from './attacks.ts';
import { type Found, patternsOf } from './collect.ts';
import { expectedMs, linearMs } from './growth.ts';
import { reachOf } from './reach.ts';

/** So many times as long as a linear pattern takes over 10,000 characters: .3 s where that takes .014 ms, twice what /\s+$/ takes. */
const MOST = 20_000;
/** A slow one is looked at again, so often: what passes once is not slow. */
const TRIES = 3;
/** A pattern that nothing in the product has, and that must be found: were it not, this would not look. */
const SLOW: Found = { source: '(?:can you(?: please)? |please )*quiz', flags: 'u', where: 'this script' };

/** What repeats nothing looks at each character a few times. */
const REPEATS = /[*+]|\{\d+,\d*\}/;

function slownessOf(one: Found): string | null {
  if (!REPEATS.test(one.source)) return null;
  const { chars, flat } = reachOf(one.where);
  const expression = new RegExp(one.source, one.flags.replace('y', ''));
  for (const attack of attacksOn(one)) {
    const make = flat ? (length: number) => attack(length).replace(/\s+/g, ' ') : attack;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < TRIES; i++) {
      const most = MOST * linear;
      least = Math.min(least, expectedMs(expression, make, chars, most) / most);
      if (least < 1) break;
      linear = linearMs();
    }
    if (least >= 1)
      return `${one.where}: ${JSON.stringify(make(24))} × ${chars}, ${least.toFixed(1)} times too long: /${one.source.slice(0, 200)}/${one.flags}`;
  }
  return null;
}

let linear = linearMs();
const found = await patternsOf();
const slow = found.flatMap((one) => slownessOf(one) ?? []);
for (const line of slow) console.log(line);
console.log(`${found.length} patterns, ${slow.length} slow; ${slownessOf(SLOW) ? 'a slow one is found' : 'blind'}`);
