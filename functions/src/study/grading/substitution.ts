/** Where an answer keeps a statement's wording but says another thing in one place: "a proven fact" for "a proposed explanation". */
import type { AnswerGrammar } from '../../language/parts/marking.ts';
import { areContraries, opposedByPrefix } from './lexicon.ts';
import { load, pairWords, STANDS_FOR } from './meaning.ts';
import { relate } from './similarity.ts';
import type { Token } from './text.ts';

export interface Substitution {
  /** The statement's words that are not said. */
  wanted: Token[];
  /** The answer's words that stand in their place. */
  given: Token[];
  /** How much of the statement they carry, 0 to 1. */
  share: number;
}

const contrary = (a: Token, b: Token) => areContraries(a.stem, b.stem) || opposedByPrefix(a.text, b.text);

/** A letter more or less makes another word of a shorter one. */
const LONG = 8;

/** The question's own word, also misspelt or spelt another way ("globalisation"). */
const names = (known: Token, word: Token) =>
  known.stem === word.stem || (word.text.length >= LONG && relate(known, word) === 'slip');

/** More words than this in one place are another way to put it, not a word for a word. */
const LONGEST = 4;
/**
 * The places where full content words of the statement face words of the answer that say nothing near, between words that
 * both hold. `known` are words of the question: they replace nothing; nor does anything a noun that names whatever is meant.
 */
export function substitutionsOf(
  whole: readonly Token[],
  said: readonly Token[],
  known: readonly Token[],
  { general }: AnswerGrammar,
): Substitution[] {
  const fresh = (word: Token) => !known.some((other) => names(other, word));
  const statement = whole.filter(fresh);
  const answer = said.filter(fresh);
  const pairs = pairWords(statement, answer);
  const back = pairWords(answer, statement);
  const holds = (i: number) => (pairs[i]?.agreement ?? 0) >= STANDS_FOR;
  const all = statement.reduce((sum, word) => sum + load(word), 0);
  const named = new Set(statement.map(({ stem }) => stem));
  const found: Substitution[] = [];
  for (let from = 0; from < statement.length; from++) {
    if (holds(from)) continue;
    let to = from;
    while (to + 1 < statement.length && !holds(to + 1)) to++;
    const anchored = from > 0 || to + 1 < statement.length;
    const left = from > 0 ? (pairs[from - 1]?.at ?? -1) : -1;
    const right = to + 1 < statement.length ? (pairs[to + 1]?.at ?? answer.length) : answer.length;
    // A word that the statement holds itself stands for itself.
    const isTurned = (word: Token) =>
      answer.some((other) => !named.has(other.stem) && contrary(word, other) && other.denied === word.denied);
    const wanted = statement.slice(from, to + 1).filter((word) => word.weight >= 1 || isTurned(word));
    const against = (word: Token) =>
      !named.has(word.stem) && wanted.some((other) => contrary(other, word) && other.denied === word.denied);
    const given = answer
      .slice(left + 1, Math.max(left + 1, right))
      .filter(
        (word) => (word.weight >= 1 && (back[answer.indexOf(word)]?.agreement ?? 0) < STANDS_FOR) || against(word),
      );
    const names = wanted.some(({ text }) => !general.has(text));
    if (anchored && names && given.length > 0 && right - left - 1 <= LONGEST)
      found.push({
        wanted,
        given,
        share: wanted.reduce((sum, word) => sum + load(word), 0) / Math.max(1e-9, all),
      });
    from = to;
  }
  return found;
}
