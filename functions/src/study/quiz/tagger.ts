/** Parts of speech of English sentences. The model (4 MB) is loaded with the first of them, and not by who asks no quiz. */
import { createRequire } from 'node:module';
import type Model from 'wink-eng-lite-web-model';
import winkNlp, { type PartOfSpeech, type WinkMethods } from 'wink-nlp';
import type { LanguagePack } from '../../language/pack.ts';

const require = createRequire(import.meta.url);

export interface Tagged {
  text: string;
  pos: PartOfSpeech;
}

/** What joins the parts of a compound, each of which the tagger takes for a word. */
export const HYPHENS: ReadonlySet<string> = new Set(['-', '–']);

let loaded: WinkMethods | undefined;

/** The words and signs of a text in order, each with its part of speech; null in a language without a tagger. */
export function tagged({ code }: Pick<LanguagePack, 'code'>, text: string): Tagged[] | null {
  if (code !== 'en') return null;
  // A CommonJS module is what it exports.
  loaded ??= winkNlp(require('wink-eng-lite-web-model') as typeof Model, ['sbd', 'pos']);
  const tokens = loaded.readDoc(text).tokens();
  const pos = tokens.out(loaded.its.pos);
  // The library's own type for a list of any of its features is `string[]`.
  return withNouns(tokens.out().map((word, i) => ({ text: word, pos: (pos[i] ?? 'X') as PartOfSpeech })));
}

/** What ends a noun phrase behind its noun: a verb, a clause that says more of it, whose it is. */
const BEHIND: ReadonlySet<string> = new Set(['AUX', 'PRON', 'PART']);

/** The model takes some nouns for adjectives: what follows an article and has nothing to describe is a noun ("an individual who …"). */
const withNouns = (tokens: readonly Tagged[]): Tagged[] =>
  tokens.map((token, at) =>
    token.pos === 'ADJ' && tokens[at - 1]?.pos === 'DET' && BEHIND.has(tokens[at + 1]?.pos ?? '')
      ? { ...token, pos: 'NOUN' }
      : token,
  );
