/** Scripts that are written from right to left, by their ISO 15924 codes. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Whether text in this language (BCP 47 tag) runs from right to left; not for a tag that is none. */
export function isRightToLeft(language: string | null): boolean {
  if (language === null) return false;
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '');
  } catch {
    return false;
  }
}

/** A letter that runs from right to left, and any letter. */
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;

/** Which way a text runs, by its first letter, as `dir="auto"` tells it: for where that is not understood. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  RTL_LETTER.test(LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
