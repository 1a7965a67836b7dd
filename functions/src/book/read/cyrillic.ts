/**
 * Old Russian and Ukrainian TeX files name their Cyrillic letters by the codes of Windows-1251 and no more; every
 * reader then shows the Latin letters that have those codes: "Ýòî íóæíî çíàòü" for "Это нужно знать".
 */

/** Codes outside the alphabet as these fonts (TeX's T2A and LH) use them; 0x7f is the hyphen of a broken word. */
const CYRILLIC = new Map<string, string>([
  ['\u0015', '–'],
  ['\u0016', '—'],
  ['\u007f', '-'],
  ['¨', 'Ё'],
  ['¸', 'ё'],
  ['\u00af', 'Ї'],
  ['¿', '»'],
  ['¾', '«'],
  ['\u00b9', '№'],
]);
for (let code = 0xc0; code <= 0xff; code++) {
  CYRILLIC.set(String.fromCharCode(code), String.fromCharCode(code - 0xc0 + 0x0410));
}

/** No language in Latin script writes half of its letters with accents (Vietnamese: about a quarter). */
const SHARE = 0.5;
const FEWEST = 20;

/** Whether this is Cyrillic in disguise. */
export function isDisguised(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const high = text.match(/[\u00c0-\u00ff]/g)?.length ?? 0;
  return high >= FEWEST && high > SHARE * letters;
}

const LETTER = /\p{L}/u;

/** Character for character, so that offsets stay. A dash between letters is a hyphen in these fonts. */
export function undisguise(text: string): string {
  const characters = [...text];
  return characters
    .map((c, at) => {
      const meant = CYRILLIC.get(c) ?? c;
      const isInside = LETTER.test(characters[at - 1] ?? '') && LETTER.test(characters[at + 1] ?? '');
      return meant === '–' && isInside ? '-' : meant;
    })
    .join('');
}
