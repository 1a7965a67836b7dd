/** Which words of a sentence are verbs: by a tagger of parts of speech where the language has one, else by the lists of its pack. */
import type { Token } from '../../knowledge/tokens.ts';
import { tag } from '../embedded/questions/tagger.ts';
import type { Reading } from './reading.ts';

const known = new WeakMap<Reading['words'], Map<string, ReadonlySet<number>>>();

/** Indices of the tokens that are verbs, participles and infinitives among them. */
export function verbsIn(reading: Reading, text: string, tokens: readonly Token[]): ReadonlySet<number> {
  const listed = () => new Set(tokens.flatMap((token, at) => (isListed(reading, token) ? [at] : [])));
  if (!reading.frames.tagged) return listed();
  const before = known.get(reading.words) ?? new Map<string, ReadonlySet<number>>();
  known.set(reading.words, before);
  const made = before.get(text);
  if (made) return made;
  const tagged = taggedIn(text, tokens);
  // "The rivers carry …": taken for a noun, and no other verb is there.
  const found = tagged.size > 0 ? tagged : listed();
  before.set(text, found);
  return found;
}

function taggedIn(text: string, tokens: readonly Token[]): ReadonlySet<number> {
  const starts = new Set<number>();
  let from = 0;
  for (const { text: word, pos } of tag(text)) {
    const at = text.indexOf(word, from);
    if (at < 0) continue;
    if (pos === 'VERB' || pos === 'AUX') starts.add(at);
    from = at + word.length;
  }
  return new Set(
    tokens.flatMap(({ start, kind, capital }, at) => (kind === 'word' && !capital && starts.has(start) ? [at] : [])),
  );
}

function isListed({ lexicon }: Reading, { text, kind, capital }: Token): boolean {
  if (!lexicon || kind !== 'word' || capital) return false;
  const { verbs, past, pastEndings, modals, agreement } = lexicon;
  const lists = [agreement.singular, agreement.plural, modals, verbs, past];
  return lists.some((list) => list.has(text)) || pastEndings.some((ending) => ending !== '' && text.endsWith(ending));
}
