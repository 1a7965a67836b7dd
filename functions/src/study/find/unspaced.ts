/** Questions in scripts without spaces: which pairs of characters say what is asked about. */
import { everywhere } from '../../language/match.ts';
import type { LanguagePack } from '../../language/pack.ts';

const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A question's words apart from what only asks, so that no pair is made of both. */
export function withoutFrames(text: string, packs: readonly LanguagePack[]): string {
  if (!HAN_OR_KANA.test(text)) return text;
  return packs.reduce((plain, { questions }) => {
    const frames = questions?.unspaced?.frames;
    return frames ? plain.replace(everywhere(frames), ' ') : plain;
  }, text);
}

/** Cuts a text without spaces into words, by the dictionary that comes with the runtime. */
let segmenter: Intl.Segmenter | undefined;

/** Pairs of characters that stand in two words of a text, the end of one and the beginning of the next, and in none. */
function betweenWords(text: string): Set<string> {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words = [...segmenter.segment(text)].map(({ segment }) => [...segment]);
  const pairs = new Set<string>();
  words.slice(1).forEach((word, at) => {
    pairs.add(`${words[at]?.at(-1)}${word[0]}`);
  });
  for (const word of words) for (let at = 1; at < word.length; at++) pairs.delete(`${word[at - 1]}${word[at]}`);
  return pairs;
}

/**
 * The terms of one word that may tell something: of pairs of characters not those of particles, nor one between two words
 * (of the dictionary or of the book) that the book itself never writes side by side.
 * @param word the run of characters as it is written
 * @param terms its terms, in order
 */
export function tellingPairs(
  word: string,
  terms: readonly string[],
  isKnown: (term: string) => boolean,
  packs: readonly LanguagePack[],
): string[] {
  const rules = packs.flatMap(({ questions }) => questions?.unspaced ?? []);
  const says = (term: string) =>
    !rules.some(({ opens }) => opens.test(term)) && (isKnown(term) || !rules.some(({ ends }) => ends.test(term)));
  const kept = terms.filter((term) => !HAN_OR_KANA.test(term) || term.length < 2 || says(term));
  const joins = (term: string, at: number) => {
    const [before, after] = [terms[at - 1] ?? '', terms[at + 1] ?? ''];
    const overlaps = before.at(-1) === term[0] && after[0] === term.at(-1);
    return HAN_OR_KANA.test(term) && !isKnown(term) && overlaps && isKnown(before) && isKnown(after);
  };
  const between = HAN_OR_KANA.test(word) ? betweenWords(word) : new Set<string>();
  const telling = new Set(
    terms.filter((term, at) => kept.includes(term) && !joins(term, at) && (isKnown(term) || !between.has(term))),
  );
  return kept.filter((term) => telling.has(term));
}
