/** How far a description reaches that a comma opens. */
import type { Lexicon } from '../lexicon.ts';
import type { Reading } from '../reading.ts';
import type { Token } from '../tokens.ts';

const COMMA = /^[,，،]$/;
const OPEN = /^[(（]$/;
const CLOSE = /^[)）]$/;
const DASH = /^[–—-]$/;

/** Where an aside that begins behind a comma ends: at the next comma outside brackets that no list needs, or with the clause. */
export function asideEnd({ tokens, to, lexicon }: Reading, from: number): number {
  let depth = 0;
  let open = false;
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    if (OPEN.test(text)) depth++;
    if (CLOSE.test(text) && --depth < 0) return at;
    if (depth > 0) continue;
    if (/^[;:]$/.test(text) || (DASH.test(text) && tokens[at - 1]?.end !== tokens[at]?.start)) return at;
    // "the idea that even if you change it, …": the clause goes on behind its comma.
    if (lexicon.subordinating.has(text)) open = true;
    if (!COMMA.test(text)) continue;
    if (open) {
      open = false;
      continue;
    }
    const next = tokens[at + 1]?.text ?? '';
    if (lexicon.verbs.has(next) || lexicon.clause.has(next) || !listGoesOn(tokens, lexicon, at + 1, to)) return at;
  }
  return to;
}

const LIST_TOKENS = 14;

/** "a, b, and c": another comma with "and" follows, and no verb before it. */
function listGoesOn(tokens: readonly Token[], { and, verbs }: Lexicon, from: number, to: number): boolean {
  for (let at = from; at < Math.min(to, from + LIST_TOKENS); at++) {
    const text = tokens[at]?.text ?? '';
    if (verbs.has(text)) return false;
    if (and.has(text) && (at === from || COMMA.test(tokens[at - 1]?.text ?? ''))) return true;
  }
  return false;
}
