/** Whether words point out of their sentence: to what was told before, to the writer, to another place of the book. */
import type { Lexicon } from './lexicon.ts';
import type { Range, Token } from './tokens.ts';

/** Whether a range points out of the sentence, or tells of the writer. */
export function points(lexicon: Lexicon, tokens: readonly Token[], { from, to }: Range): boolean {
  const { pointing, pointingFirst, expletives, writer, places, relatives, prepositions } = lexicon;
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    if (!lexicon.pointers.has(text)) continue;
    const next = tokens[at + 1];
    if (writer.has(text) || (places.has(text) && next?.kind === 'number')) return true;
    // "those who", "those of": told by what follows.
    const told = next !== undefined && (relatives.has(next.text) || lexicon.genitive.has(next.text));
    // "below the knee" says where, "below" alone points.
    const says = prepositions.has(text) && next?.kind === 'word' && !lexicon.definite.has(tokens[at - 1]?.text ?? '');
    if (pointing.has(text) && !told && !says) return true;
    // "use that work.": what a relative clause would open with, but no clause follows.
    const after = tokens[at + 2];
    const ends = next?.kind === 'word' && (at + 2 >= to || after?.kind === 'sign');
    if (pointingFirst.has(text) && relatives.has(text) && ends && !lexicon.verbs.has(next.text)) return true;
    const empty = expletives.has(text) && lexicon.verbs.has(next?.text ?? '');
    // "those who", "one in which": told by what follows.
    const clause = told || (prepositions.has(next?.text ?? '') && relatives.has(tokens[at + 2]?.text ?? ''));
    if (at === from && pointingFirst.has(text) && !empty && !(lexicon.standIns.has(text) && clause)) return true;
  }
  return false;
}

/** "key to that theory", "people of the same age": what may open a relative clause points after a preposition. */
export function pointsWithin(
  { pointingFirst, relatives, prepositions, recalling, definite, determiners }: Lexicon,
  tokens: readonly Token[],
  { from, to }: Range,
): boolean {
  for (let at = from + 1; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    const before = tokens[at - 1]?.text ?? '';
    if (pointingFirst.has(text) && relatives.has(text) && prepositions.has(before)) return true;
    // "the first such term"
    if (pointingFirst.has(text) && recalling.has(before)) return true;
    // "immigrants of the same period", "many other countries"
    if (pointingFirst.has(text) && recalling.has(text) && (definite.has(before) || determiners.has(before)))
      return true;
  }
  return false;
}

/** Whether one of the tokens is a pronoun that needs a noun before it. */
export function hasPronoun(lexicon: Lexicon, tokens: readonly Token[], { from, to }: Range): boolean {
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    const empty = lexicon.expletives.has(text) && lexicon.verbs.has(tokens[at + 1]?.text ?? '');
    if (lexicon.pronouns.has(text) && !empty) return true;
  }
  return false;
}
