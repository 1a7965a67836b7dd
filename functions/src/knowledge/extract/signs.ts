/** Definitions behind a colon, a dash or a bracket: "X: a …", "X - a … that … -", "X (a … that …)". */
import type { FactPlaces } from '../model.ts';
import { nounPhrase } from '../phrase.ts';
import { points } from '../pointing.ts';
import type { Reading } from '../reading.ts';
import type { Token } from '../tokens.ts';
import { meant, renamed, termBefore, toldOf } from './beside.ts';
import { isGenus, isHead, narrowedAt } from './narrowing.ts';

const COMMA = /^[,，،]$/;
const OPEN = /^[(（]$/;
const CLOSE = /^[)）]$/;

export const isDash = (tokens: readonly Token[], at: number): boolean =>
  /^[–—-]$/.test(tokens[at]?.text ?? '') &&
  tokens[at - 1]?.end !== tokens[at]?.start &&
  tokens[at]?.end !== tokens[at + 1]?.start;

/** "quantitative data - data in numbers that can be counted -": between two dashes, or up to the end. */
export function dash(reading: Reading, sign: number): FactPlaces[] {
  const { tokens, lexicon, to, from } = reading;
  // The second of a pair closes what the first has opened.
  if (tokens.slice(from, sign).some((_, at) => isDash(tokens, from + at))) return [];
  const term = termBefore(reading, sign);
  let end = sign + 1;
  while (end < to && !isDash(tokens, end) && !/^[;:]$/.test(tokens[end]?.text ?? '')) end++;
  const meaning = { from: sign + 1, to: end };
  const told = narrowedAt(reading, meaning);
  const head = { from: meaning.from, to: told };
  const first = tokens[meaning.from]?.text ?? '';
  const repeats = tokens[told - 1]?.text === tokens[(term?.to ?? 0) - 1]?.text;
  if (!lexicon.articles.has(first) && !repeats && !lexicon.relatives.has(tokens[told]?.text ?? '')) return [];
  if (!term || !isHead(reading, head) || !meant(reading, meaning) || meaning.to - meaning.from < 4) return [];
  if (lexicon.vague.has(tokens[head.from]?.text ?? '') && !isGenus(reading, head.from, end)) return [];
  return [toldOf(reading, term, meaning, null)];
}

/** "… the olfactory bulb: a structure that …". */
export function colon(reading: Reading, sign: number): FactPlaces[] {
  const { tokens, lexicon, to } = reading;
  const term = termBefore(reading, sign);
  const meaning = { from: sign + 1, to };
  const first = tokens[sign + 1];
  const lead = tokens[(term?.from ?? 0) - 1]?.text ?? '';
  const led = lexicon.prepositions.has(lead) || lexicon.articles.has(lead) || lexicon.verbs.has(lead);
  if (!term || !led || !first || first.capital || !meant(reading, meaning)) return [];
  const end = narrowedAt(reading, meaning);
  const listed = tokens.slice(meaning.from, end).some(({ text }) => lexicon.and.has(text) || COMMA.test(text));
  const determined = nounPhrase(lexicon, tokens, { from: sign + 1, to: end }, 'phrase');
  return end > 0 && !listed && determined ? [toldOf(reading, term, meaning, null)] : [];
}

/** "proprioception (perception of body position)", "malleus (or hammer)". */
export function gloss(reading: Reading, open: number): FactPlaces[] {
  const { tokens, lexicon, to } = reading;
  let close = open + 1;
  while (close < to && !CLOSE.test(tokens[close]?.text ?? '') && !OPEN.test(tokens[close]?.text ?? '')) close++;
  if (!CLOSE.test(tokens[close]?.text ?? '')) return [];
  let start = open + 1;
  let other = false;
  while (
    start < close &&
    (lexicon.hedges.has(tokens[start]?.text ?? '') ||
      lexicon.or.has(tokens[start]?.text ?? '') ||
      COMMA.test(tokens[start]?.text ?? ''))
  ) {
    if (lexicon.or.has(tokens[start]?.text ?? '')) other = true;
    start++;
  }
  const naming = [...(lexicon.naming.get(tokens[start]?.text ?? '') ?? [])].find((run) =>
    run.every((word, step) => tokens[start + step]?.text === word),
  );
  if (naming) [start, other] = [start + naming.length, true];
  const range = { from: start, to: close };
  const first = tokens[start];
  if (first?.kind !== 'word' || (first.capital && !other) || close - start > 16) return [];
  const term = termBefore(reading, open);
  if (!term || term.to !== open) return [];
  const inside = tokens.slice(start, close);
  if (inside.some(({ kind, text }) => kind === 'number' || /^[;:&=]$/.test(text) || lexicon.aside.has(text))) return [];
  const short = nounPhrase(lexicon, tokens, range, 'phrase');
  if (!short || points(lexicon, tokens, range) || !(other || inside.length >= 2)) return [];
  if (!other && inside.some(({ text }) => COMMA.test(text))) return [];
  if (other) return [toldOf(reading, term, short, null), ...renamed(reading, term, short)];
  return lexicon.articles.has(first.text) || narrowedAt(reading, range) > 0 ? [toldOf(reading, term, range, null)] : [];
}
