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
