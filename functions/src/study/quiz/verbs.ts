/** Which words of a sentence are verbs: by a tagger of parts of speech where the language has one, else by the lists of its pack. */
import type { Token } from '../../knowledge/tokens.ts';
import { tag } from '../embedded/questions/tagger.ts';
import type { Reading } from './reading.ts';

interface Parts {
  verbs: ReadonlySet<number>;
  /** Where each word begins that is an adverb. */
  adverbs: ReadonlySet<number>;
}

const known = new WeakMap<Reading['words'], Map<string, Parts>>();

/** Indices of the tokens that are verbs, participles and infinitives among them. */
export function verbsIn(reading: Reading, text: string, tokens: readonly Token[]): ReadonlySet<number> {
  const listed = () => new Set(tokens.flatMap((token, at) => (isListed(reading, token) ? [at] : [])));
  if (!reading.frames.tagged) return listed();
  const { verbs } = partsOf(reading, text, tokens);
  // "The rivers carry …": taken for a noun, and no other verb is there.
  return verbs.size > 0 ? verbs : listed();
}

/** Whether a token is an adverb by the tagger; false where there is none. */
export const isAdverbAt = (reading: Reading, text: string, tokens: readonly Token[], at: number): boolean =>
  reading.frames.tagged === true && partsOf(reading, text, tokens).adverbs.has(at);

function partsOf(reading: Reading, text: string, tokens: readonly Token[]): Parts {
  const before = known.get(reading.words) ?? new Map<string, Parts>();
  known.set(reading.words, before);
  const made = before.get(text) ?? tagged(text, tokens);
  before.set(text, made);
  return made;
}

function tagged(text: string, tokens: readonly Token[]): Parts {
  const parts = new Map<number, string>();
  let from = 0;
  for (const { text: word, pos } of tag(text)) {
    const at = text.indexOf(word, from);
    if (at < 0) continue;
    parts.set(at, pos);
    from = at + word.length;
  }
  const of = (...wanted: string[]) =>
    new Set(
      tokens.flatMap(({ start, kind }, at) => (kind === 'word' && wanted.includes(parts.get(start) ?? '') ? [at] : [])),
    );
  const verbs = [...of('VERB', 'AUX')].filter((at) => !tokens[at]?.capital);
  return { verbs: new Set(verbs), adverbs: of('ADV') };
}

function isListed({ lexicon }: Reading, { text, kind, capital }: Token): boolean {
  if (!lexicon || kind !== 'word' || capital) return false;
  const { verbs, past, pastEndings, modals, agreement } = lexicon;
  const lists = [agreement.singular, agreement.plural, modals, verbs, past];
  return lists.some((list) => list.has(text)) || pastEndings.some((ending) => ending !== '' && text.endsWith(ending));
}
