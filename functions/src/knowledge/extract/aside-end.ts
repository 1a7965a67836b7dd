/** How far a description reaches that a comma opens. */
import type { Reading } from '../reading.ts';

const COMMA = /^[,，،]$/;
const OPEN = /^[(（]$/;
const CLOSE = /^[)）]$/;
const DASH = /^[–—-]$/;

/** Where an aside that begins behind a comma ends: at the next comma outside brackets, or with the clause. */
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
    if (!open) return at;
    open = false;
  }
  return to;
}
