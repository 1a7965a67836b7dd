/**
 * Which sorts of things a phrase can name: people, groups, animals and plants, bodies, other things, places, times, amounts, what
 * happens, what is thought or said, what something is like. From WordNet's lexicographer files (`tools/lexicon.ts` builds
 * `nouns.en.gz`; its licence: grading/wordnet.LICENSE). Unpacked when it is first needed, some 15 ms; without a list for the
 * language nothing is known of sorts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { tokensOf } from '../../knowledge/tokens.ts';
import type { QuizContext } from './context.ts';

type Words = Pick<QuizContext, 'lexicon' | 'pack' | 'frames'>;

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

/** The last word of a phrase before the first that cannot be inside a noun phrase; empty where none is. */
export function headOf({ lexicon, pack }: Words, phrase: string): string {
  if (!lexicon || pack.words.unspaced) return '';
  const { articles, determiners, prepositions, relatives, conjunctions, verbs } = lexicon;
  const ends = [prepositions, relatives, conjunctions, verbs];
  let head = '';
  for (const { text, kind } of tokensOf(phrase, pack.words.elided)) {
    if (articles.has(text) || determiners.has(text)) {
      if (head !== '') break;
      continue;
    }
    if (kind !== 'word' || ends.some((words) => words.has(text))) break;
    head = text;
    if (lexicon.headFirst) break;
  }
  return head;
}

/** The letters of the sorts that the head of a phrase can be of; empty where nothing is known. */
export function sortsOf(words: Words, phrase: string): string {
  const { singulars } = words.frames;
  const lower = phrase.toLowerCase();
  const head = headOf(words, lower) || (tokensOf(lower).at(-1)?.text ?? '');
  return singulars === undefined ? '' : sortsOfNoun(head, singulars);
}

/**
 * The letters of the sorts that one English noun can be of; empty where the list doesn't know it.
 * @param head in lower case
 * @param singulars endings of the plural with what stands for them in the singular, parted by spaces
 */
export function sortsOfNoun(head: string, singulars: string): string {
  nouns ??= readNouns();
  const known = nouns;
  const forms = singulars.split(' ').flatMap((rule) => {
    const [ending = '', to = ''] = rule.split('>');
    return head.endsWith(ending) ? [head.slice(0, head.length - ending.length) + to] : [];
  });
  const found = [head, ...forms, head.split('-').at(-1) ?? ''].find((form) => known.has(form));
  return found === undefined ? '' : (known.get(found) ?? '');
}
