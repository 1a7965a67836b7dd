/** What kind of thing a term is, by the noun that its meaning opens with. */
import { tokensOf } from '../../knowledge/tokens.ts';
import type { Reading } from './reading.ts';

/** Stems of nouns that one of them says of many: "a group". */
export const collectives = ({ pack, frames }: Reading): ReadonlySet<string> =>
  new Set((frames.collective ?? '').split(' ').map((noun) => pack.words.stem(noun)));

/** The stem of the noun that a phrase is built around. */
export function genusOf(reading: Reading, meaning: string): string {
  const head = headOf(reading, meaning);
  return head === '' ? '' : reading.pack.words.stem(head);
}

/** The last word before the first that cannot be inside a noun phrase; empty where none is. */
export function headOf({ lexicon, pack }: Reading, meaning: string): string {
  if (!lexicon || pack.words.unspaced) return '';
  const { articles, determiners, prepositions, relatives, conjunctions, verbs } = lexicon;
  let head = '';
  for (const { text, kind } of tokensOf(meaning, pack.words.elided)) {
    if (articles.has(text) || determiners.has(text)) {
      if (head !== '') break;
      continue;
    }
    const ends = [prepositions, relatives, conjunctions, verbs].some((words) => words.has(text));
    if (kind !== 'word' || (ends && head !== '')) break;
    if (ends) return '';
    head = text;
  }
  return head;
}

const kinds = new WeakMap<Reading['pack'], Map<string, number>>();

export function kindOf({ pack, frames }: Reading, genus: string): number {
  let known = kinds.get(pack);
  if (!known) {
    const nouns = (frames.kinds ?? []).flatMap((list, kind) => list.split(' ').map((noun) => [noun, kind] as const));
    known = new Map(nouns.map(([noun, kind]) => [pack.words.stem(noun), kind]));
    kinds.set(pack, known);
  }
  return known.get(genus) ?? -1;
}
