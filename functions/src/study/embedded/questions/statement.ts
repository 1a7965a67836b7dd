/** Which sentences of a book say something that can be understood, and asked, on its own. */

import { ENGLISH } from './english-words.ts';
import type { Token } from './tagger.ts';

/** `(Sacks, 2007)`, `[12]`, `()`, `(see Figure 3)`: for the scholar, not for the sentence. */
const ASIDE =
  /\s*\((?:[^()]*\b(?:1[5-9]|20)\d\d[a-z]?\b[^()]*|\s*[;,]?\s*|(?:see|cf\.?|e\.g\.,? see|figure|fig\.|table|chapter|section|p\.|pp\.)[^()]*)\)|\s*\[\d{1,3}(?:[,–-]\s?\d{1,3})*\]/giu;

/** A footnote's number that sticks to the word or the full stop before it. */
const NOTE_MARK = /(?<=\p{Ll}{3}[.,;:”"’)]?)\d{1,3}(?=\s|$)/gu;

const OPENERS = new RegExp(`^(?:${ENGLISH.openers.join('|')}),?\\s+(?=\\p{L})`, 'iu');

/** Openers that lean on the sentence before even when they are cut off. */
const LEANING = ENGLISH.leaning;

/** Words that tie a sentence to its neighbours, to a figure, to the author, or to a date of writing. */
const TIED = new RegExp(
  [
    ...ENGLISH.tied,
    // "The option output output file": a margin or a table has run into the sentence.
    String.raw`(?<!\p{L})(?<twice>\p{L}{3,}) \k<twice>(?!\p{L})`,
    String.raw`[,;]\s?\d{1,3}\s\p{Ll}`,
    String.raw`https?:|www\.|[@=<>{}\\|$_[\]%^~→⇒∑∫√≤≥∀∃∈©]|\.\.\.|…|\?|,\.|\p{L}{2}\.\p{L}{2}|\p{L}\((?!s\))`,
  ].join('|'),
  'iu',
);

/** What a sentence is once asides and connecting words are taken out, or null where it cannot stand alone. */
export function statementOf(sentence: string): string | null {
  let text = sentence.replace(/\s+/g, ' ').trim();
  text = text
    .replace(ASIDE, '')
    .replace(NOTE_MARK, '')
    .replace(/\s+([.,;:])/g, '$1')
    .trim();
  if (!/^["“‘]?\p{Lu}/u.test(text) || !/[.!][”"’)]?$/u.test(text)) return null;
  for (let i = 0; i < 2; i++) text = capitalised(text.replace(OPENERS, ''));
  if (LEANING.test(text) || TIED.test(text) || !balanced(text)) return null;
  const count = text.split(' ').length;
  if (count < 6 || count > 45) return null;
  const letters = text.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0;
  return letters >= 0.9 * text.length ? text : null;
}

/** Whether "that" or "those" points at something said before: "that regulation", but not "a law that …". */
export const pointsBack = (tokens: readonly Token[]) =>
  tokens.some((token) => token.pos === 'DET' && /^(?:that|those)$/i.test(token.text));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Brackets and quotation marks that open, close. */
function balanced(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    count(/\(/g) === count(/\)/g) &&
    count(/\[/g) === count(/\]/g) &&
    count(/“/g) === count(/”/g) &&
    count(/"/g) % 2 === 0
  );
}
