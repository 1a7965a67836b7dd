/** Which sentences of a book say something that can be understood, and asked, on its own. */

import type { Token } from './tagger.ts';

/** `(Sacks, 2007)`, `[12]`, `()`, `(see Figure 3)`: for the scholar, not for the sentence. */
const ASIDE =
  /\s*\((?:[^()]*\b(?:1[5-9]|20)\d\d[a-z]?\b[^()]*|\s*[;,]?\s*|(?:see|cf\.?|e\.g\.,? see|figure|fig\.|table|chapter|section|p\.|pp\.)[^()]*)\)|\s*\[\d{1,3}(?:[,–-]\s?\d{1,3})*\]/giu;

/** A footnote's number that sticks to the word or the full stop before it. */
const NOTE_MARK = /(?<=\p{Ll}{3}[.,;:”"’)]?)\d{1,3}(?=\s|$)/gu;

const OPENERS = new RegExp(
  `^(?:${[
    'however',
    'thus',
    'therefore',
    'hence',
    'moreover',
    'furthermore',
    'in addition',
    'additionally',
    'in general',
    'generally',
    'generally speaking',
    'in other words',
    'in fact',
    'indeed',
    'of course',
    'in short',
    'simply put',
    'essentially',
    'basically',
    'in essence',
    'by definition',
    'note that',
    'recall that',
    'remember that',
    'notice that',
    'remember',
    'recall',
    'as you know',
    'by contrast',
    'in contrast',
    'on the other hand',
    'for this reason',
    'as a result',
    'consequently',
    'similarly',
    'likewise',
    'more specifically',
    'specifically',
    'more generally',
    'technically',
    'strictly speaking',
    'finally',
    'first',
    'second',
    'third',
    'lastly',
    'again',
    'also',
    'that is',
    'to be precise',
    'roughly speaking',
    'informally',
    'formally',
    'literally',
    'and',
    'but',
    'so',
    'yet',
  ].join('|')}),?\\s+(?=\\p{L})`,
  'iu',
);

/** Openers that lean on the sentence before even when they are cut off. */
const LEANING =
  /^(?:this|these|those|that|it|they|he|she|its|their|his|her|such|another|other|others|both|neither|either|each of|some of|most of|all of|one of|one|two|three|here|there|then|afterwards?|meanwhile|instead|otherwise|nevertheless|nonetheless|still|or|nor|if so|if not|as such|the (?:same|former|latter|first|second|third|other|next|following|above|previous|preceding)|for (?:example|instance)|in (?:this|that|these|those|such)|as (?:mentioned|noted|described|discussed|shown|we|you)|imagine|note|notice|recall|remember|suppose|consider|think|let|assume|see|look|watch|visit|figure|table|i|my|we|our|you|your)\b/iu;

/** Words that tie a sentence to its neighbours, to a figure, to the author, or to a date of writing. */
const TIED = new RegExp(
  [
    String.raw`\b(?:this|these|above|below|aforementioned|former|latter|earlier|later (?:in|on)|previous(?:ly)?|preceding|following|i|me|my|mine|today|yesterday|recently|so far|until now)\b`,
    String.raw`\b(?:thus|therefore|hence|accordingly|moreover|furthermore|nonetheless|nevertheless|however|likewise|ibid|isbn|web ?site|video|click|et al|etc|all rights reserved)\b`,
    String.raw`\b(?:figures?|figs?|tables?|chapters?|sections?|pages?|pp?|appendix|exercises?|footnotes?|examples?|listings?|equations?|theorems?|lemmas?)\.? ?\(?\d`,
    String.raw`\b(?:the|next|last|each|in|see|of) (?:chapter|section|page|appendix|exercise|footnote|figure|table|book|text|author)\b`,
    String.raw`\b(?:discussed|mentioned|described|shown|explained|presented) (?:later|earlier|before|next|in|here)\b`,
    String.raw`\b(?:thanks?|thanked|grateful|gratitude|indebted|acknowledge?ments?)\b`,
    String.raw`\b(?:in|of|to|from|by|with|at|on|as)\.$`,
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
