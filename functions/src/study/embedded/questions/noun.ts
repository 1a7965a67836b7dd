/** Single nouns: their number, and which are too general to be a term. */
import type { Token } from './tagger.ts';
import { GENERIC, VAGUE } from './term.ts';

export const NOUNISH = /^(?:NOUN|PROPN|ADJ)$/;

const IRREGULAR = new Set(
  'people children men women mice feet teeth data media criteria phenomena schemata bacteria hypotheses analyses stimuli nuclei fungi neuroses psychoses crises theses axes matrices vertices indices'.split(
    ' ',
  ),
);
const SINGULAR_S = /(?:ss|us|is|ics|ness|sis|news|series|species|lens|axis|basis|means)$/;

/** What a noun's form says of its number. */
export function numberOf(token: Token): 'plural' | 'singular' {
  const word = token.text.toLowerCase();
  if (IRREGULAR.has(word)) return 'plural';
  return /s$/.test(word) && !SINGULAR_S.test(word) && word.length > 3 && word !== token.lemma.toLowerCase()
    ? 'plural'
    : 'singular';
}

/** A word that points, compares or praises before a noun. */
export const pointless = (token: Token | undefined) => token !== undefined && VAGUE.test(token.text);

/** Whether a noun phrase names something: not a general noun alone, not a sign or a stray letter. */
export function isNamable(span: readonly Token[]): boolean {
  const head = span.at(-1);
  if (!head || !/^[\p{L}][\p{L}\p{M}\d’'-]{2,}$/u.test(head.text)) return false;
  if (span.some((token) => VAGUE.test(token.text) || !/^[\p{L}\d’'-]+$/u.test(token.text))) return false;
  return !(GENERIC.has(head.lemma.toLowerCase()) && span.length === 1);
}
