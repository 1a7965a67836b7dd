/** Letters that are no letter with an accent to Unicode, and still are to who types without accents. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
};

/** Text for finding: without case, accents and the forms that look alike ("Größe" and "GROSSE" are the same). */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłħıþ]/g, (letter) => PLAIN[letter] ?? letter);
