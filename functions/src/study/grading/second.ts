/**
 * The second marking, another method than the first: no stems and no fitted weights. Each sentence of
 * the answer is laid beside the point word by word, by spelling (character bigrams) and by the list of
 * synonyms; longer words weigh more, pairs out of order less, and a word denied on one side only counts for nothing.
 */
import { heft, type PointContext, stretchesOf } from './features.ts';
import { relate } from './similarity.ts';
import type { ReadText, Token } from './text.ts';

/**
 * A point is said from this share of its weight on, and from `PER_CHOICE` more for each natural logarithm of reference
 * answers to choose from. Best cuts in a scan over train: about .32 for one reference, .55 to .60 for about four.
 */
const SAID = 0.32;
const PER_CHOICE = 0.18;
/** Words whose spelling agrees less than this have nothing to do with each other. */
const SPELLING = 0.55;
/** What a listed synonym counts. */
const SYNONYM = 0.7;
/** Words the question gives away count this much. */
const ASKED = 0.35;
/** What a pair out of order keeps of its weight. */
const OUT_OF_ORDER = 0.8;

function bigrams(word: string): string[] {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - 1 }, (_, i) => padded.slice(i, i + 2));
}

/** Dice coefficient of the two words' letter pairs; numbers agree or don't. */
function spelling(a: Token, b: Token): number {
  if (a.kind === 'number' || b.kind === 'number') return relate(a, b) === 'same' ? 1 : 0;
  if (a.text === b.text) return 1;
  const left = bigrams(a.text);
  const right = bigrams(b.text);
  const open = [...right];
  let shared = 0;
  for (const gram of left) {
    const at = open.indexOf(gram);
    if (at >= 0) {
      shared++;
      open.splice(at, 1);
    }
  }
  const agreement = (2 * shared) / (left.length + right.length);
  if (agreement >= SPELLING && relate(a, b) !== 'opposite') return agreement;
  return relate(a, b) === 'synonym' ? SYNONYM : 0;
}

/** The best stretch of the answer beside the point, and the share of the point's weight found there, 0 to 1. */
export function alignPoint(context: PointContext, answer: ReadText): { stretch: Token[]; share: number; met: boolean } {
  const weights = context.point.content.map((word, index) => heft(word) * (context.asked[index] ? ASKED : 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let best: { stretch: Token[]; share: number } = { stretch: [], share: 0 };
  for (const stretch of stretchesOf(answer, context.kind)) {
    const said = stretch.filter((word) => word.weight > 0);
    let found = 0;
    let last = -1;
    for (const [index, word] of context.point.content.entries()) {
      const { at, agreement } = partner(word, said, last);
      if (at < 0 || word.denied !== said[at]?.denied) continue;
      found += (weights[index] ?? 0) * agreement * (at >= last ? 1 : OUT_OF_ORDER);
      last = at;
    }
    const share = whole > 0 ? found / whole : 0;
    if (share > best.share) best = { stretch, share };
  }
  return { ...best, met: best.share >= SAID + PER_CHOICE * Math.log(context.alternatives) };
}

function partner(word: Token, said: readonly Token[], last: number): { at: number; agreement: number } {
  let best = { at: -1, agreement: 0 };
  for (const [at, candidate] of said.entries()) {
    const agreement = spelling(word, candidate);
    if (agreement > best.agreement || (agreement === best.agreement && agreement > 0 && best.at <= last && at > last))
      best = { at, agreement };
  }
  return best;
}
