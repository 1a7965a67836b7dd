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
/** A sign that a font repeats is no alphabet. */
const FEWEST_KINDS = 8;
/** Letters only: × and ÷ lie among them. */
const HIGH_LETTER = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]/g;
const NOT_ASCII = /[^\0-\x7f]/;
const LETTERS = /\p{L}/gu;

/** How many letters there are; those of plain ASCII are counted without making a list of them. */
function lettersIn(text: string): number {
  if (NOT_ASCII.test(text)) return text.match(LETTERS)?.length ?? 0;
  let letters = 0;
  for (let at = 0; at < text.length; at++) {
    const small = text.charCodeAt(at) | 0x20;
    if (small >= 0x61 && small <= 0x7a) letters++;
  }
  return letters;
}

const HIGH_WORD = /(?<!\p{L})[\u00c0-\u00ff¨¸]+(?!\p{L})/gu;

/** Tells, font by font, which ones draw Cyrillic in disguise; a font once known is known on later pages. */
export class Disguises {
  private readonly fonts = new Map<string, { letters: number; high: number; kinds: Set<string> }>();
  /** Whether any font is sure; undefined while it has to be asked anew. */
  private sure: boolean | undefined;

  /** Counts what a font draws on a page. */
  learn(font: string, text: string): void {
    let seen = this.fonts.get(font);
    if (!seen) {
      seen = { letters: 0, high: 0, kinds: new Set() };
      this.fonts.set(font, seen);
    }
    seen.letters += lettersIn(text);
    this.sure = undefined;
    if (!NOT_ASCII.test(text)) return;
    for (const letter of text.match(HIGH_LETTER) ?? []) {
      seen.high++;
      seen.kinds.add(letter);
    }
  }

  /** A font that draws little is believed where another one of the book is sure. */
  private isDisguised(font: string): boolean {
    const seen = this.fonts.get(font);
    if (!seen || seen.high <= SHARE * seen.letters) return false;
    return (seen.high >= FEWEST && seen.kinds.size >= FEWEST_KINDS) || this.isSure();
  }

  private isSure(): boolean {
    this.sure ??= [...this.fonts.values()].some(
      (seen) => seen.high >= 5 * FEWEST && seen.kinds.size >= 2 * FEWEST_KINDS && seen.high > SHARE * seen.letters,
    );
    return this.sure;
  }

  /** The text as it was meant. In fonts that draw Latin names as well, only words without a plain letter are turned. */
  undo(font: string, text: string): string {
    if (this.isDisguised(font)) return undisguise(text);
    return this.isSure() ? text.replaceAll(HIGH_WORD, undisguise) : text;
  }
}

const LETTER = /\p{L}/u;

/** Character for character, so that offsets stay. A dash between letters is a hyphen in these fonts. */
function undisguise(text: string): string {
  const characters = [...text];
  return characters
    .map((c, at) => {
      const meant = CYRILLIC.get(c) ?? c;
      const isInside = LETTER.test(characters[at - 1] ?? '') && LETTER.test(characters[at + 1] ?? '');
      return meant === '–' && isInside ? '-' : meant;
    })
    .join('');
}
