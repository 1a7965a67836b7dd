/** Terms with their meaning beside them, as slides, margins and lists of terms have them. */
import { standsAlone } from '../alone.ts';
import type { FactPlaces } from '../model.ts';
import { nounPhrase } from '../phrase.ts';
import type { Reading } from '../reading.ts';
import { fact, place } from './parts.ts';

const LEAST_MEANING = 3;

/** "X: meaning" and "X – meaning" on slides, in margins and in lists of terms: a piece of text, or a marked item. */
export function glossed(reading: Reading): FactPlaces[] {
  const { tokens, lexicon, sentence, from, to } = reading;
  const listed = sentence.kind === 'fragment' || (tokens[0]?.start ?? 0) < (tokens[from]?.start ?? 0);
  if (!listed || reading.context || reading.opener) return [];
  let sign = from;
  while (sign < Math.min(to, from + 8) && !/^[:：–—]$/.test(tokens[sign]?.text ?? '')) sign++;
  if (!/^[:：–—]$/.test(tokens[sign]?.text ?? '')) return [];
  const term = nounPhrase(lexicon, tokens, { from, to: sign }, 'term');
  const range = { from: sign + 1, to };
  if (!term || to - sign <= LEAST_MEANING || to - sign > 45 || !standsAlone(reading, range, true)) return [];
  const signs = tokens.slice(sign + 1, to).filter(({ kind }) => kind !== 'word').length;
  if (signs * 3 > to - sign) return [];
  // A title with its subtitle has capitals on both sides.
  const marked = (tokens[0]?.start ?? 0) < (tokens[from]?.start ?? 0);
  if (!marked && tokens[sign + 1]?.capital) return [];
  return [fact(reading, 'definition', place(reading, term), { object: place(reading, range) })];
}
