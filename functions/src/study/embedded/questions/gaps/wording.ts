/** What is said around the book's own words, in the language of the book. */
import { packFor } from '../../../../language/packs/index.ts';
import type { Gaps } from '../../../../language/parts/gaps.ts';
import { UNPACKED_GAPS } from '../../../../language/unpacked.ts';

export interface Wording {
  /** "Which term completes the sentence?" around a sentence with a gap. */
  choose: (sentence: string) => string;
  /** "Fill in the missing term." around a sentence with a gap. */
  fill: (sentence: string) => string;
  /** Asks for the main points of what the book says about a term. */
  explain: (term: string) => string;
  /** Says where the book says what. */
  because: (quote: string, place: string) => string;
}

/** The wording for a language (BCP 47); English where we have none, and for an unknown language. */
export function wordingFor(language: string | null): Wording {
  const base = language?.split('-')[0]?.toLowerCase() ?? 'en';
  const said = packFor(base).gaps ?? UNPACKED_GAPS[base] ?? (packFor('en').gaps as Gaps); // English has the part
  const around = (words: string, ...inner: string[]) => {
    const left = [...inner];
    return words.replace(/%/g, () => left.shift() ?? '');
  };
  return {
    choose: (sentence) => around(said.choose, sentence),
    fill: (sentence) => around(said.fill, sentence),
    explain: (term) => around(said.explain, term),
    because: (quote, place) => around(said.because, place, quote),
  };
}
