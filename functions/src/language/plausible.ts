/**
 * Whether a text is language at all, or letters that follow one another at random: what a font draws of which the file tells the
 * wrong letters. No list of words is asked, for code, indexes and names have few of them: the text is compared with itself
 * under other letters (a permutation test). Whatever has the letters of a language in their places is more like it than the
 * same text with its letters exchanged for one another; letters that have been exchanged already are not.
 */
import { DETECTED_CHARS, likeness } from './detect.ts';
import { allPacks } from './packs/index.ts';

/** `unknown`: too little to tell, or a script that nothing is known of. */
export type Plausibility = 'language' | 'no language' | 'unknown';

/** Different words, or characters of unspaced scripts, that a text must have to be judged. */
const FEWEST = 60;
/** Words whose scripts are looked at. */
const MOST_WORDS = 200;
const FEWEST_UNSPACED = { characters: 1_000, different: 150 };

/** As like a language as this is one, whatever its letters exchanged are like. */
const PLAIN = 0.76;
/**
 * What is like a language by no more than chance is none: so far above the mean of the text with its letters exchanged, and so
 * many standard deviations. The fonts of 34 real files were .2 above it and more, names, tables and code in three scripts .19;
 * exchanged once more for a trial .12 and less.
 */
const CHANCE = { above: 0.12, deviations: 2.5 };
/** As much of a text (characters) as is looked at. */
const LOOKED_AT = 3 * DETECTED_CHARS;
/** What Chinese and Japanese prose has more of (see `ofUnspaced`). */
const LONG_SHARE = 0.004;
const SHORT_GAP = 2;
const EXCHANGES = 16;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Shorter ones are signs of mathematics, variables and abbreviations. */
const WORD = /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}]){3,}/gu;
/** The scripts that the detector's languages are written in; no statement is made about others. */
const SCRIPTS =
  'Latin Cyrillic Greek Arabic Hebrew Armenian Georgian Devanagari Bengali Gujarati Gurmukhi Oriya Tamil Telugu Kannada Malayalam Thai Lao Ethiopic Hangul'
    .split(' ')
    .map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

const functionWords = allPacks.flatMap(({ words }) => (words.unspaced ? [...words.stop] : []));
const shortFunctionWords = new Set(functionWords.filter((word) => word.length === 1));
const longFunctionWords = functionWords.filter((word) => word.length > 1);

/** Of which kind a letter is: exchanged for others of its kind alone, so that the text keeps its looks. */
const kindOf = (letter: string): string =>
  /\p{Lu}/u.test(letter) ? 'upper' : letter.match(UNSPACED) ? 'unspaced' : '';

/** The text with each of its letters written as another one. `seed` above 0: the same is always exchanged in the same way. */
function exchanged(text: string, seed: number): string {
  // Numerical Recipes' linear congruential generator: quick, and the same on every machine.
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const kinds = Map.groupBy(new Set(text.match(/\p{L}/gu)), kindOf);
  const instead = new Map<string, string>();
  for (const letters of kinds.values()) {
    const mixed = [...letters];
    for (let at = mixed.length - 1; at > 0; at--) {
      const other = below(at + 1);
      [mixed[at], mixed[other]] = [mixed[other] ?? '', mixed[at] ?? ''];
    }
    for (const [at, letter] of letters.entries()) instead.set(letter, mixed[at] ?? letter);
  }
  return text.replaceAll(/\p{L}/gu, (letter) => instead.get(letter) ?? letter);
}

/** What a measure says of the text with its letters exchanged: mean and standard deviation. */
function atRandom(text: string, measure: (text: string) => number): { mean: number; deviation: number } {
  const measured = Array.from({ length: EXCHANGES }, (_, at) => measure(exchanged(text, at + 1)));
  const mean = measured.reduce((sum, one) => sum + one, 0) / EXCHANGES;
  const variance = measured.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (EXCHANGES - 1);
  return { mean, deviation: Math.sqrt(variance) };
}

/** `likeness` of a longer text: the mean of its parts. */
function likenessOf(text: string): number {
  const parts = Math.max(1, Math.floor(text.length / DETECTED_CHARS));
  const each = Array.from({ length: parts }, (_, at) =>
    likeness(text.slice(at * DETECTED_CHARS, (at + 1) * DETECTED_CHARS)),
  );
  return each.reduce((sum, one) => sum + one, 0) / parts;
}

function isByChance(text: string, like: number): boolean {
  const { mean, deviation } = atRandom(text, likenessOf);
  return like < mean + Math.max(CHANCE.above, CHANCE.deviations * deviation);
}

/** Number of a letter's script; of one that is not known, a negative number by where it stands in Unicode. */
function scriptOf(letter: string): number {
  const known = SCRIPTS.findIndex((script) => script.test(letter));
  return known >= 0 ? known : -1 - ((letter.codePointAt(0) ?? 0) >> 8);
}

/** Words of more than one script: the numbers of a font's glyphs, taken for letters, come from all over Unicode. */
const isJumble = (scripts: readonly number[][]): boolean =>
  scripts.filter((word) => new Set(word).size > 1).length > scripts.length / 2;

function ofSpaced(words: readonly string[]): Plausibility {
  const scripts = words.slice(0, MOST_WORDS).map((word) => (word.match(/\p{L}/gu) ?? []).map(scriptOf));
  if (isJumble(scripts)) return 'no language';
  const letters = scripts.flat();
  if (letters.filter((script) => script < 0).length > letters.length / 2) return 'unknown';
  const text = words.join(' ').slice(0, LOOKED_AT);
  const like = likenessOf(text);
  return like < PLAIN && isByChance(text, like) ? 'no language' : 'language';
}

/** Share of the characters that stand in a function word of several: next to nothing where characters are exchanged. */
const longShare = (text: string): number =>
  longFunctionWords.reduce((sum, word) => sum + word.length * (text.split(word).length - 1), 0) / text.length;

/** Share of the characters that are a function word by themselves. */
const shortShare = (text: string): number =>
  [...text].filter((letter) => shortFunctionWords.has(letter)).length / text.length;

/** Lists have no function words: what is no language must be in all respects as if its characters had been exchanged. */
function ofUnspaced(characters: string): Plausibility {
  const text = characters.slice(0, LOOKED_AT);
  const isProse = longShare(text) > LONG_SHARE || shortShare(text) > SHORT_GAP * atRandom(text, shortShare).mean;
  return !isProse && isByChance(text, likenessOf(text)) ? 'no language' : 'language';
}

/**
 * Whether a text is language. Prose, code, mathematics, tables and indexes are; letters in an order that no language of 60 has
 * are not. A few thousand characters are plenty.
 */
export function plausibilityOf(text: string): Plausibility {
  const words = text.match(WORD) ?? [];
  const unspaced = (text.match(UNSPACED) ?? []).join('');
  if (unspaced.length > words.join('').length) {
    const { characters, different } = FEWEST_UNSPACED;
    const isEnough = unspaced.length >= characters && new Set(unspaced).size >= different;
    return isEnough ? ofUnspaced(unspaced) : 'unknown';
  }
  return new Set(words).size >= FEWEST ? ofSpaced(words) : 'unknown';
}
