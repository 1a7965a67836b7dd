/** Wrong words for a gap: those that the book itself puts in such a place. */
import { alike } from '../../../quiz/gate/options.ts';
import type { Gap, Ground } from './ground.ts';
import { gapsOf } from './known.ts';
import type { GapSentence } from './sentences.ts';
import { neighbour } from './terms.ts';

/** Other terms that the book puts next to the same words, with the same ending, in the same chapter if it can be. */
export function rivals(ground: Ground, gap: Gap, sentence: GapSentence): string[] {
  const key = gap.term.text;
  const before = neighbour(sentence, gap.word, -1);
  const after = neighbour(sentence, gap.word, 1);
  const scored: { text: string; score: number }[] = [];
  for (const term of ground.terms.values()) {
    if (
      term === gap.term ||
      alike(term.text, key) ||
      sentence.text.includes(term.text) ||
      isLatin(term.text) !== isLatin(key)
    )
      continue;
    if (sameStem(term.text, key) || nested(term.text, key)) continue;
    const fits = (term.before.has(before) ? 2 : 0) + (term.after.has(after) ? 1 : 0);
    if (fits === 0 || !isOfForm(term.text, key, gapsOf(ground.language).marked)) continue;
    const length = Math.abs([...term.text].length - [...key].length);
    const here = term.chapters.has(gap.chapter) ? 1.5 : 0;
    scored.push({ text: term.text, score: fits + here + sharedEnding(term.text, key) - length / 6 });
  }
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, 12)
    .map(({ text }) => text);
}

/**
 * Whether two words look alike enough to fill one place: in letters of one case, and where nothing parts words, written in one
 * script and about as long; of two words in Han the last character tells the sort, as in 词典 and 辞典.
 */
function isOfForm(one: string, other: string, marked: RegExp | undefined): boolean {
  if (marked && marked.test(one) !== marked.test(other)) return false;
  const [first, second] = [[...one], [...other]];
  if (UNSPACED.test(other)) {
    const alike = KATAKANA.test(one) === KATAKANA.test(other) && Math.abs(first.length - second.length) <= 1;
    return alike && (KATAKANA.test(one) || first.at(-1) === second.at(-1));
  }
  // In other letters than Latin ones the last one tells case, number or gender more often than not.
  if (first.at(-1) !== second.at(-1) && !isLatin(other)) return false;
  return /^\p{Lu}/u.test(one) === /^\p{Lu}/u.test(other) && isCapitals(one) === isCapitals(other);
}

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const KATAKANA = /^\p{Script=Katakana}/u;
/** "IPCC" beside "aire": an abbreviation stands among abbreviations. */
const isCapitals = (text: string) => /^\p{Lu}{2,}/u.test(text);

const isLatin = (text: string) => /^[A-Za-z]/.test(text);
const sharedEnding = (a: string, b: string) =>
  a.slice(-2) === b.slice(-2) ? 1 : a.slice(-1) === b.slice(-1) ? 0.5 : 0;
export const sameStem = (a: string, b: string) =>
  a.slice(0, 4).toLowerCase() === b.slice(0, 4).toLowerCase() && /^\p{Script=Han}/u.test(a) === false;

/** "Topologie" in "Produkttopologie": the wider word would be right as well. */
function nested(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.toLowerCase().includes(short.toLowerCase());
}
