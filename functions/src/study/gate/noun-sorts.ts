/**
 * Which sorts of things English nouns name: people, groups, animals and plants, bodies, other things, places, times, amounts, what
 * happens, what is thought or said, what something is like. From WordNet's lexicographer files (`tools/lexicon.ts` builds
 * `nouns.en.gz`; its licence: language/packs/en/wordnet.LICENSE). Unpacked when it is first needed, some 15 ms.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

let nouns: ReadonlyMap<string, string> | undefined;

function readNouns(): ReadonlyMap<string, string> {
  const text = gunzipSync(readFileSync(join(import.meta.dirname, 'nouns.en.gz'))).toString('latin1');
  return new Map(
    text.split('\n').flatMap((line) => {
      const [sorts = '', list = ''] = line.split('\t');
      return list.split(' ').map((noun) => [noun, sorts] as const);
    }),
  );
}

/**
 * The letters of the sorts that a noun can be of; empty where the list doesn't know it.
 * @param noun in lower case
 * @param singulars endings of the plural with what stands for them in the singular (`ending>singular`), parted by spaces
 */
export function nounSorts(noun: string, singulars: string): string {
  nouns ??= readNouns();
  const known = nouns;
  const forms = singulars.split(' ').flatMap((rule) => {
    const [ending = '', to = ''] = rule.split('>');
    return noun.endsWith(ending) ? [noun.slice(0, noun.length - ending.length) + to] : [];
  });
  const found = [noun, ...forms, noun.split('-').at(-1) ?? ''].find((form) => known.has(form));
  return found === undefined ? '' : (known.get(found) ?? '');
}
