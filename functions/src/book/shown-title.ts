/** Chapter titles as they are shown: those in shouting capitals in ordinary writing. */
import { allPacks } from '../language/packs/index.ts';

/** Words of fewer letters may be initials (DNA, IPC), and so may be a title that has no longer word. */
const LEAST_LETTERS = 5;
const SMALL = new Set(allPacks.flatMap(({ headings }) => [...headings.small]));
const INITIALS = new Set(allPacks.flatMap(({ headings }) => [...headings.initials]));
const ROMAN = /^(?=[IVXL])X{0,3}(?:X[LC]|L?X{0,3})(?:I[XV]|V?I{0,3})$/;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*/gu;

/** "THE LAW OF PIRACY: PART II" → "The Law of Piracy: Part II"; titles that have small letters stay as they are. */
export function shownTitle(title: string): string {
  const words = title.match(WORD) ?? [];
  const shouts =
    !/\p{Ll}/u.test(title) && words.some((word) => word.length >= LEAST_LETTERS && /\p{Lu}{2}/u.test(word));
  if (!shouts) return title;
  const isCyrillic = /\p{Script=Cyrillic}/u.test(title);
  return title.replaceAll(WORD, (word: string, at: number) => {
    const lower = word.toLowerCase();
    if (INITIALS.has(lower) || ROMAN.test(word) || !/[aeiouyà-öø-ÿ\u0370-\u052f]/u.test(lower)) return word;
    const before = title.slice(0, at);
    const opens = !/\p{L}/u.test(before) || /[:.?!–—]\s*["“‘']?$/u.test(before);
    if (!opens && (isCyrillic || SMALL.has(lower))) return lower;
    return lower.charAt(0).toUpperCase() + lower.slice(1);
  });
}
