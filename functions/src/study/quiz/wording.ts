/** The book's words as a question shows them. */
import type { Lexicon } from '../../knowledge/lexicon.ts';

/** "(Barkan and Greenwood 2003)", "[12]": for the scholar. */
const CITATION =
  /\s*[([（][^()[\]（）]*\b(?:1[5-9]|20)\d\d[a-z]?\b[^()[\]（）]*[)\]）]|\s*\[\d{1,3}(?:[,–-]\s?\d{1,3})*\]/gu;

/** Spaces that only the setting of a page puts between characters of a script without spaces. */
const SET_APART = /(?<=[\p{Script=Han}、，。：；“”]) +(?=[\p{Script=Han}、，。：；“”])/gu;

/** Without what is for the scholar, and without the page's own spaces. */
export const uncited = (text: string) =>
  text
    .replace(CITATION, '')
    .replace(/\s*[(（]\s*[;,]?\s*[)）]/g, '')
    .replace(SET_APART, '');

/** Without citations, and without a full stop. */
export const told = (text: string) =>
  uncited(text)
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/[\s,;:.。．，、；：،؛]+$/u, '')
    .trim();

/** "The first form", "the same figure": one of several that were named before. */
export const recallsOne = ({ definite, recalling, genera, genitive }: Lexicon, tokens: readonly string[]): boolean =>
  tokens.some(
    (word, at) =>
      recalling.has(word) &&
      !genera.has(word) &&
      definite.has(tokens[at - 1] ?? '') &&
      !genitive.has(tokens[at + 1] ?? ''),
  );

/** ", but …", ", so …": behind what answers another clause begins. */
export const runsOn = ({ clause, and }: Lexicon, tokens: readonly string[]): boolean =>
  tokens.some((word, at) => /^[,，،]$/.test(tokens[at - 1] ?? '') && clause.has(word) && !and.has(word));

/** "…, keeps trying": a second verb right behind a comma belongs to a subject of which this was only a part. */
export const goesOn = ({ verbs }: Lexicon, tokens: readonly string[]): boolean =>
  tokens.some((word, at) => /^[,，،]$/.test(tokens[at - 1] ?? '') && verbs.has(word));

/** "…, and learning changes …": behind a comma another subject goes on. */
export const hasOther = ({ verbs, and }: Lexicon, tokens: readonly string[]): boolean =>
  tokens.some((word, at) => {
    if (!/^[,，،]$/.test(tokens[at - 1] ?? '') || !and.has(word) || verbs.has(tokens[at + 1] ?? '')) return false;
    return tokens.slice(at + 2).some((later) => verbs.has(later));
  });
