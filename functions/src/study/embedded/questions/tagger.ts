/** Parts of speech of English sentences. The model (4 MB) is loaded with the first of them, and not by who asks no quiz. */
import { createRequire } from 'node:module';
import type Model from 'wink-eng-lite-web-model';
import winkNlp, { type ItsFunction, type PartOfSpeech, type WinkMethods } from 'wink-nlp';

const require = createRequire(import.meta.url);

export interface Token {
  text: string;
  pos: PartOfSpeech;
  lemma: string;
  /** Whether white space stands before it. */
  spaced: boolean;
}

let loaded: WinkMethods | undefined;

function tagger(): WinkMethods {
  // A CommonJS module is what it exports.
  loaded ??= winkNlp(require('wink-eng-lite-web-model') as typeof Model, ['sbd', 'pos']);
  return loaded;
}

/** The words and signs of a text in order. */
export function tag(text: string): Token[] {
  const nlp = tagger();
  // The library's types leave `lemma` out of what `out` takes, though its documentation shows it there.
  const lemma = nlp.its.lemma as unknown as ItsFunction<string>;
  const tokens = nlp.readDoc(text).tokens();
  const pos = tokens.out(nlp.its.pos);
  const lemmas = tokens.out(lemma);
  const spaces = tokens.out(nlp.its.precedingSpaces);
  return tokens.out().map((word, i) => ({
    text: word,
    // The library's own type for a list of any of its features is `string[]`.
    pos: (pos[i] ?? 'X') as PartOfSpeech,
    lemma: lemmas[i] ?? word,
    spaced: spaces[i] !== '',
  }));
}

/** Tokens as they stood in the text, without the space before the first. */
export function join(tokens: readonly Token[]): string {
  return tokens.map((token, i) => (i > 0 && token.spaced ? ' ' : '') + token.text).join('');
}
