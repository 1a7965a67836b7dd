/** Single nouns: their number, and which are too general to be a term. */
import { isGeneric, isVague } from './generic.ts';
import type { Token } from './tagger.ts';

export const NOUNISH = /^(?:NOUN|PROPN|ADJ)$/;

const IRREGULAR = new Set(
  (
    'people children men women mice feet teeth media criteria phenomena schemata bacteria hypotheses analyses stimuli nuclei fungi ' +
    'neuroses psychoses crises theses axes matrices vertices indices'
  ).split(' '),
);
const SINGULAR_S =
  /(?:ss|us|is|ness|news|series|species|lens|means|[aeo]metrics|(?:phys|mat|nom|eth|ist|net|lit|gu|nom|man|dynam|tron|rob|acous|opt|phon|pol)[a-z]*ics)$/;

/** What a noun's form says of its number. */
export function numberOf(token: Token): 'plural' | 'singular' {
  const word = token.text.toLowerCase();
  if (IRREGULAR.has(word)) return 'plural';
  if (!/s$/.test(word) || word.length <= 3 || (SINGULAR_S.test(word) && !/characteristics$|topics$/.test(word)))
    return 'singular';
  // A word the tagger's lemmas don't know ("datasets") is its own lemma; so are "bias" and "chaos".
  return word === token.lemma.toLowerCase() && /[ao]s$/.test(word) ? 'singular' : 'plural';
}

/** A word that points, compares or praises before a noun. */
export const pointless = (token: Token | undefined) => token !== undefined && isVague(token.text);

/** Whether a noun phrase names something: not a general noun alone, not a sign or a stray letter. */
export function isNamable(span: readonly Token[]): boolean {
  const head = span.at(-1);
  if (!head || !/^[\p{L}][\p{L}\p{M}\d’'-]{2,}$/u.test(head.text)) return false;
  const stray = (token: Token) => /^\p{Ll}$/u.test(token.text) || !/^[\p{L}\d’'-]+$/u.test(token.text);
  // "first" points, "first-order" names.
  if (span.some((token, at) => stray(token) || (isVague(token.text) && span[at + 1]?.text !== '-'))) return false;
  if (span.length === 1 && head.text.length <= 3 && !/^\p{Lu}{2}/u.test(head.text)) return false;
  return !(isGeneric(head.text) && span.length === 1);
}
