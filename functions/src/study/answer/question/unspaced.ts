/** Questions in scripts without spaces: which pairs of characters say what is asked about. */
import { everywhere } from '../../../language/match.ts';
import type { LanguagePack } from '../../../language/pack.ts';

const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A question's words apart from what only asks, so that no pair is made of both. */
export function withoutFrames(text: string, packs: readonly LanguagePack[]): string {
  if (!HAN_OR_KANA.test(text)) return text;
  return packs.reduce((plain, { questions }) => {
    const frames = questions?.unspaced?.frames;
    return frames ? plain.replace(everywhere(frames), ' ') : plain;
  }, text);
}

/**
 * The terms of one word that may tell something: of pairs of characters not those of particles, nor one between two words
 * of the book that the book itself never writes side by side.
 */
export function tellingPairs(
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
  const telling = new Set(terms.filter((term, at) => kept.includes(term) && !joins(term, at)));
  return kept.filter((term) => telling.has(term));
}
