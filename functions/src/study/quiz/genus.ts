/** Which noun a phrase is built around. */
import { tokensOf } from '../../knowledge/tokens.ts';
import { nounSorts } from '../gate/noun-sorts.ts';
import type { QuizContext } from './context.ts';
import { HYPHENS, tagged } from './tagger.ts';

type Words = Pick<QuizContext, 'lexicon' | 'pack' | 'frames'>;

/** The last word of a phrase before the first that cannot be inside a noun phrase; empty where none is. */
function headOf({ lexicon, pack }: Words, phrase: string): string {
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

/**
 * The noun that says what kind of thing a meaning is of: "a sudden, permanent change in a gene" is a change, "a type of objective
 * test" a test. Empty where none tells.
 */
export function genusOf(words: Words, meaning: string): string {
  const { lexicon, pack } = words;
  const tokens = lexicon && tagged(pack, meaning);
  if (!lexicon || !tokens) return headOf(words, meaning);
  let head = '';
  for (const [at, { text, pos }] of tokens.entries()) {
    const word = text.toLowerCase();
    const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
    const isGerund = lexicon.gerundEndings.some((ending) => word.endsWith(ending));
    if (pos === 'NOUN' || pos === 'PROPN' || (head === '' && pos === 'VERB' && isGerund)) head = word;
    else if (HYPHENS.has(word) || HYPHENS.has(next)) continue;
    else if (HYPHENS.has(before)) head = '';
    else if (OWNING.has(word) || (isAnyKind(words, head) && lexicon.prepositions.has(word))) head = '';
    else if (head !== '' || lexicon.relatives.has(word) || pos === 'ADP') break;
  }
  return head;
}

/** "A type of", "a way of": what it is follows; "the number of" says that it is a number. */
const isAnyKind = ({ lexicon, frames: { singulars } }: Words, noun: string) =>
  Boolean(lexicon?.genera.has(noun)) && !(singulars !== undefined && nounSorts(noun, singulars).startsWith(AMOUNT));
const AMOUNT = 'q';

/** Behind it stands what is owned: "society's categorization of its people". */
const OWNING: ReadonlySet<string> = new Set(["'s", '’s', "'", '’']);
