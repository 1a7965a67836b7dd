/**
 * The second marking, another method than the first: no stems, no lists of synonyms, no fitted weights. Each sentence of
 * the answer is laid beside the point word by word, by spelling alone (character bigrams), the heaviest chain of pairs
 * kept in order within a few places; longer words weigh more.
 */
import type { PointContext } from './features.ts';
import { stretchesOf } from './features.ts';
import { relate } from './similarity.ts';
import type { ReadText, Token } from './text.ts';

/** From this share of a point's weight on, it is said. Best cut for both sets in a scan over train. */
export const SECOND_MET = 0.5;
/** Words whose spelling agrees less than this have nothing to do with each other. */
const SPELLING = 0.55;
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
  return agreement >= SPELLING ? agreement : 0;
}

const heft = (word: Token) => (word.kind === 'number' ? 1 : word.weight * Math.min(1.5, 0.5 + word.text.length / 10));

/** The best stretch of the answer beside the point, and the share of the point's weight found there, 0 to 1. */
export function alignPoint(context: PointContext, answer: ReadText): { stretch: Token[]; share: number } {
  const weights = context.point.content.map((word, index) => heft(word) * (context.asked[index] ? ASKED : 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let best: { stretch: Token[]; share: number } = { stretch: [], share: 0 };
  for (const stretch of stretchesOf(answer)) {
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
  return best;
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
