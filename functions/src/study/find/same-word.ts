/** Whether a sentence has a word of the question itself, or only another with the same stem ("memory", "memorial"). */
import type { BookIndex } from '../../book/search/build.ts';
import { mayHold, termsOfWord, wordsOf } from '../../book/search/terms.ts';
import type { PackCode } from '../../language/codes.ts';
import { packFor } from '../../language/packs/index.ts';
import type { Ranked } from './rank.ts';

/** Words as they are compared, by their terms; a word in its possessive is the word. */
type Written = ReadonlyMap<string, ReadonlySet<string>>;

const bare = (word: string) => word.toLowerCase().replace(/['’]s?$/u, '');

/** The words of a text by their terms, of those terms that are asked for. */
function writtenIn(text: string, language: PackCode, wanted: (term: string) => boolean): Written {
  const { inflected } = packFor(language).words;
  const found = new Map<string, Set<string>>();
  if (!inflected) return found;
  for (const word of wordsOf(text))
    for (const term of termsOfWord(word, language)) {
      if (!wanted(term)) continue;
      const forms = found.get(term) ?? new Set();
      found.set(term, forms.add(inflected(bare(word))));
    }
  return found;
}

/**
 * Tells of a sentence which of a text's terms it has in other words alone.
 * @returns null where the language does not tell such words apart
 */
export function otherWords(
  text: string,
  terms: ReadonlySet<string>,
  language: PackCode,
): ((sentence: string) => string[]) | null {
  if (!packFor(language).words.inflected) return null;
  const asked = writtenIn(text, language, (term) => terms.has(term));
  return (sentence) => {
    const likely = [...asked.keys()].filter((term) => mayHold(sentence, term, language));
    if (likely.length === 0) return [];
    const here = writtenIn(sentence, language, (term) => likely.includes(term));
    return [...here].flatMap(([term, forms]) => {
      const own = asked.get(term);
      return own && [...forms].every((form) => !own.has(form)) ? [term] : [];
    });
  };
}

/** A sentence that has all of a question in other words is worth this much less (log-odds); of a part of it, as much less. */
const OTHERWISE = 0.75;
/** Sentences further down are said by nobody. */
const LOOKED_AT = 40;

/** The sentences in a new order: those with the question's own words before those that only share their stems. */
export function byWords(
  { text, weights }: { text: string; weights: ReadonlyMap<string, number> },
  ranked: Ranked[],
  index: BookIndex,
): Ranked[] {
  const other = otherWords(text, new Set(weights.keys()), index.language);
  if (!other) return ranked;
  const whole = [...weights].reduce((sum, [term, weight]) => sum + (index.postings.has(term) ? weight : 0), 0) || 1;
  const lost = (at: number) =>
    other(index.sentences[at]?.text ?? '').reduce((sum, term) => sum + (weights.get(term) ?? 0), 0) / whole;
  return ranked
    .map((one, place) => (place < LOOKED_AT ? { ...one, score: one.score - OTHERWISE * lost(one.at) } : one))
    .sort((a, b) => b.score - a.score || a.at - b.at);
}
