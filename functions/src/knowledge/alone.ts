/** Whether a part of a sentence can be understood without its neighbours. */
import type { Range } from './phrase.ts';
import { hasPronoun, points } from './pointing.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokens.ts';

/** Whether all that a fact takes from a sentence can be understood without its neighbours. */
export function standsAlone(reading: Reading, range: Range, known: boolean): boolean {
  const { lexicon, tokens, context } = reading;
  if (context && (points(lexicon, tokens, context) || hasPronoun(lexicon, tokens, context))) return false;
  // "In another example, …"
  const second = context ? (tokens[context.from + 1]?.text ?? '') : '';
  if (lexicon.pointingFirst.has(second) && lexicon.recalling.has(second)) return false;
  if (points(lexicon, tokens, range) || isFormula(tokens, range)) return false;
  return known || !hasPronoun(lexicon, tokens, range);
}

const MATHEMATICS = /^[=<>≤≥∈∉⊆⊂⊇∪∩→↦⇒⇔∀∃×∘◦∑∫√∂∇≅≡∼|{}\\^]$/u;
/** A letter alone is a name now and then ("vitamin C"); two are variables, which the text before introduces. */
const LETTERS = 2;

/** Whether a range speaks of variables. */
export function isFormula(tokens: readonly Token[], { from, to }: Range): boolean {
  let letters = 0;
  for (let at = from; at < to; at++) {
    const { text, kind, capital, start, end } = tokens[at]!; // at < to
    if (kind === 'sign' && MATHEMATICS.test(text)) return true;
    if (kind === 'word' && capital && end - start === 1 && tokens[at + 1]?.text !== '.') letters++;
  }
  return letters >= LETTERS;
}
