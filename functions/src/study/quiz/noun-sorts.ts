/**
 * Which sorts of things a phrase can name: people, groups, animals and plants, bodies, other things that can be touched, places,
 * times, amounts, what happens, what is thought or said, what something is like. From WordNet's lexicographer files (`tools/lexicon.ts` builds the list beside this module; its licence: grading/wordnet.LICENSE).
 * Unpacked when it is first needed, some 15 ms; a language without a list knows no sorts, and everything goes with everything.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { tokensOf } from '../../knowledge/tokens.ts';
import { tag } from '../embedded/questions/tagger.ts';
import { headOf } from './kinds.ts';
import type { Reading } from './reading.ts';

const lists = new Map<string, ReadonlyMap<string, string>>();

/** Nouns with the letters of their sorts, of the list `nouns.<code>.gz`. */
function listOf(code: string): ReadonlyMap<string, string> {
  const known = lists.get(code);
  if (known) return known;
  const text = gunzipSync(readFileSync(join(import.meta.dirname, `nouns.${code}.gz`))).toString('latin1');
  const list = new Map(
    text.split('\n').flatMap((line) => {
      const [sorts = '', nouns = ''] = line.split('\t');
      return nouns.split(' ').map((noun) => [noun, sorts] as const);
    }),
  );
  lists.set(code, list);
  return list;
}

/** The letters of the sorts that the head of a phrase can be of; empty where the list doesn't know it. */
export function sortsOf(reading: Reading, phrase: string): string {
  const { singulars } = reading.frames;
  if (singulars === undefined) return '';
  const plain = phrase.toLowerCase();
  // A name of several words is that of its last.
  const head = headOf(reading, plain) || (tokensOf(plain).at(-1)?.text ?? '');
  return sortsOfNoun(head, singulars, reading.pack.code);
}

/**
 * The letters of the sorts that one noun can be of; empty where the list doesn't know it.
 * @param head in lower case
 * @param singulars endings of the plural with what stands for them in the singular, parted by spaces
 */
export function sortsOfNoun(head: string, singulars: string, code: string): string {
  const list = listOf(code);
  const forms = singulars.split(' ').flatMap((rule) => {
    const [ending = '', to = ''] = rule.split('>');
    return head.endsWith(ending) ? [head.slice(0, head.length - ending.length) + to] : [];
  });
  const known = [head, ...forms].find((form) => list.has(form));
  return known === undefined ? '' : (list.get(known) ?? '');
}

/** Whether two phrases can name things of one sort; true where nothing is known of one of them. */
export function goTogether(one: string, other: string): boolean {
  return one === '' || other === '' || [...one].some((sort) => other.includes(sort));
}

/** Whether all that a phrase can name is somebody, something alive or of a body, a thing or a place: nothing of which a case is an example. */
export const isTangible = (sorts: string): boolean =>
  sorts !== '' && [...sorts].every((sort) => 'albtp'.includes(sort));

/** Whether a sentence's phrase ends in a noun, by the tagger. */
export function endsInNoun(sentence: string, phrase: string): boolean {
  const last = phrase.split(/[\s-]+/).at(-1) ?? '';
  const from = sentence.indexOf(phrase);
  if (from < 0) return false;
  let at = 0;
  for (const { text, pos } of tag(sentence)) {
    const start = sentence.indexOf(text, at);
    if (start < 0) continue;
    at = start + text.length;
    if (at >= from + phrase.length) return text.endsWith(last) && (pos === 'NOUN' || pos === 'PROPN');
  }
  return false;
}
