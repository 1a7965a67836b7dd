/** What tells a thing from others of its kind: the noun that a description begins with, and where it is narrowed down. */
import type { Lexicon } from '../lexicon.ts';
import type { Range } from '../phrase.ts';
import type { Reading } from '../reading.ts';

const COMMA = /^[,，،]$/;

/** "the number of people who …", "a type of sleep in which …", "a way to …": a vague noun that is narrowed down. */
export function isGenus(reading: Reading, at: number, to: number): boolean {
  const { tokens, lexicon } = reading;
  if (!lexicon.genera.has(tokens[at]?.text ?? '')) return false;
  if (!lexicon.genitive.has(tokens[at + 1]?.text ?? '')) return narrowedAt(reading, { from: at, to }) === at + 1;
  return narrowedAt(reading, { from: at + 2, to }) > 0;
}

/** Whether a range can be the noun that a description begins with, however general: "people", "the act". */
export function isHead({ tokens, lexicon }: Reading, { from, to }: Range): boolean {
  const { verbs, prepositions, conjunctions, relatives, pronouns, pointing, pointingFirst, standIns } = lexicon;
  const lists = [verbs, prepositions, conjunctions, relatives, pronouns, pointing];
  const opening = tokens[from]?.text ?? '';
  if (to <= from || (pointingFirst.has(opening) && !standIns.has(opening))) return false;
  return tokens.slice(from, to).every(({ kind, text }) => kind === 'word' && !lists.some((words) => words.has(text)));
}

/** Where a noun phrase goes on with what narrows it down: "that", "of", "in which", "used to"; -1 where nothing does. */
export function narrowedAt({ tokens, lexicon }: Reading, { from, to }: Range): number {
  for (let at = from + 1; at < to; at++) {
    const { text, kind } = tokens[at]!; // at < to
    if (lexicon.relatives.has(text) || lexicon.prepositions.has(text)) return at;
    // "a good thing because …"
    if (lexicon.subordinating.has(text)) return -1;
    if (kind === 'word' && at > from + 1 && lexicon.pastEndings.some((ending) => text.endsWith(ending))) return at;
    // "eine Sperre, die …"
    if (COMMA.test(text) && lexicon.describing.has(tokens[at + 1]?.text ?? '')) return at;
    // "a fluid-filled, snail-shaped structure that …"
    const adjectives = COMMA.test(text) && !parts(lexicon, tokens[at + 1]?.text ?? '');
    if (kind === 'sign' && !adjectives && !/^["“”'’-]$/.test(text)) return -1;
  }
  return -1;
}

const parts = ({ articles, relatives, conjunctions, pronouns }: Lexicon, word: string) =>
  articles.has(word) || relatives.has(word) || conjunctions.has(word) || pronouns.has(word);
