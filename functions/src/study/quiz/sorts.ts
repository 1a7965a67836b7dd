/** Which noun a phrase is built around, and of which sorts of things it can be. */
import { tokensOf } from '../../knowledge/tokens.ts';
import { nounSorts } from '../gate/noun-sorts.ts';
import type { QuizContext } from './context.ts';

type Words = Pick<QuizContext, 'lexicon' | 'pack' | 'frames'>;

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
  return singulars === undefined ? '' : nounSorts(head, singulars);
}
