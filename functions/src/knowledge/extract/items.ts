/** Things strung together: "a, b, and c". */
import { isBalanced, type Range, trimmed } from '../phrase.ts';
import { isPastForm, type Reading } from '../reading.ts';

const COMMA = /^[,;，、；،]$/;
const LONGEST_ITEM = 14;

/**
 * The members of a list between two tokens, at least two; empty where it is no list, or one whose end cannot be told.
 * Semicolons part members that have commas themselves.
 */
export function itemsIn(reading: Reading, range: Range): Range[] {
  const { tokens, lexicon } = reading;
  const wide = tokens.slice(range.from, range.to).some(({ text }) => /^[;；]$/.test(text));
  const parts = (text: string) => (wide ? /^[;；]$/.test(text) : COMMA.test(text));
  const pieces: Range[] = [];
  let start = range.from;
  let depth = 0;
  let joined = false;
  const push = (end: number) => {
    if (end > start) pieces.push({ from: start, to: end });
  };
  for (let at = range.from; at < range.to; at++) {
    const text = tokens[at]?.text ?? '';
    if (/^[(（]$/.test(text)) depth++;
    if (/^[)）]$/.test(text)) depth--;
    if (depth > 0) continue;
    const last =
      lexicon.and.has(text) &&
      (parts(tokens[at - 1]?.text ?? '') || (!wide && isLastAnd(reading, at, range.to, pieces.length)));
    if (!parts(text) && !last) continue;
    push(at);
    start = at + 1;
    if (last) joined = true;
    else if (joined) return [];
  }
  push(range.to);
  const items = pieces
    .map((piece) => trimmed(tokens, withoutJoint(reading, piece)))
    .filter(({ from, to }) => to > from);
  if (items.length < 2 || !(joined || wide || lexicon.unspaced)) return [];
  const opensWithPreposition = ({ from }: Range) => lexicon.prepositions.has(tokens[from]?.text ?? '');
  const alike =
    items.every(opensWithPreposition) ||
    !items.some(opensWithPreposition) ||
    lexicon.genitive.has(tokens[items.at(-1)?.from ?? 0]?.text ?? '');
  return alike && items.every((item) => isItem(reading, item)) ? items : [];
}

/** "The Cut Rule, and": as an item ends in a list below its lead-in. */
export function withoutJoint({ tokens, lexicon }: Pick<Reading, 'tokens' | 'lexicon'>, { from, to }: Range): Range {
  let end = to;
  while (end > from && (COMMA.test(tokens[end - 1]?.text ?? '') || lexicon.and.has(tokens[end - 1]?.text ?? ''))) end--;
  return { from, to: end };
}

/** "and" without a comma before it joins the last two, if no comma follows. */
function isLastAnd({ tokens }: Reading, at: number, to: number, before: number): boolean {
  for (let next = at + 1; next < to; next++) if (COMMA.test(tokens[next]?.text ?? '')) return false;
  return before >= 1 || at + 1 < to;
}

function isItem({ tokens, lexicon }: Reading, { from, to }: Range): boolean {
  if (to - from > LONGEST_ITEM || !isBalanced(tokens, { from, to })) return false;
  const first = tokens[from]?.text ?? '';
  if (lexicon.relatives.has(first) || lexicon.verbs.has(first) || lexicon.pronouns.has(first)) return false;
  if (lexicon.articles.has(first) && lexicon.articles.has(tokens[from + 1]?.text ?? '')) return false;
  if (lexicon.conjunctions.has(first) || lexicon.pointing.has(first) || lexicon.hedges.has(first)) return false;
  // "called nerves" goes with the member before.
  if (to - from > 1 && isPastForm(lexicon, first)) return false;
  const last = tokens[to - 1];
  if (!last || (last.kind === 'sign' && !/^[)）%”"’»]$/.test(last.text))) return false;
  if (lexicon.capitalNouns && last.kind === 'word' && !last.capital) return false;
  if (lexicon.negations.has(last.text) || lexicon.hedges.has(last.text)) return false;
  if (lexicon.prepositions.has(last.text) || lexicon.conjunctions.has(last.text) || lexicon.articles.has(last.text))
    return false;
  let telling = false;
  for (let at = from; at < to; at++) {
    const { text, kind } = tokens[at]!; // at < to
    if (/^[:：]$/.test(text)) return false;
    if (lexicon.verbs.has(text) || lexicon.pointing.has(text) || lexicon.writer.has(text)) return false;
    if (at > from && (lexicon.relatives.has(text) || lexicon.pronouns.has(text))) return false;
    // "such as" begins a list inside the list.
    if (at > from && lexicon.pointingFirst.has(text)) return false;
    if (kind === 'word' && !lexicon.prepositions.has(text) && !lexicon.articles.has(text)) telling = true;
  }
  return telling;
}
