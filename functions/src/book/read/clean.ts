/**
 * The characters of a piece, as a reader would type them. pdf.js has taken Latin ligatures apart already ("fi" is two
 * letters, never U+FB01); the rest is done here, so that nobody downstream has to.
 */

/**
 * Arabic letters in the shapes they take beside others, and Chinese punctuation as it stands in vertical columns: the
 * text holds the characters themselves.
 */
const PRESENTATION = /[\ufb50-\ufdff\ufe10-\ufe19\ufe30-\ufe4f\ufe70-\ufefc]+/g;

/**
 * Chinese characters under the codes of radicals (⿊ for 黑), as fonts made by some converters name them, and the doubles that
 * Unicode keeps for older standards: the text holds the characters that people type.
 */
const RADICALS = /[\u2e80-\u2fd5\uf900-\ufaff]/g;

/** Radicals that mean one character but for which Unicode has no compatibility form (its table EquivalentUnifiedIdeograph). */
const RADICAL_FORMS = new Map(
  (
    '⺁厂 ⺄乙 ⺅亻 ⺈勹 ⺉刂 ⺊卜 ⺋㔾 ⺌小 ⺍小 ⺎兀 ⺏尣 ⺐尢 ⺒巳 ⺓幺 ⺔彑 ⺖忄 ⺘扌 ⺙攵 ⺛旡 ⺝月 ⺞歺 ⺠民 ⺡氵 ⺢氺 ⺣灬 ⺤爫 ⺥爫 ⺦丬 ⺨犭 ⺫目 ' +
    '⺬示 ⺭礻 ⺮竹 ⺯糹 ⺰纟 ⺱罓 ⺲罒 ⺹耂 ⺺肀 ⺼月 ⺽臼 ⺾艹 ⺿艹 ⻁虎 ⻂衤 ⻃覀 ⻄西 ⻅见 ⻆角 ⻈讠 ⻉贝 ⻋车 ⻌辶 ⻍辶 ⻎辶 ⻏阝 ⻐钅 ⻑長 ⻒镸 ⻓长 ' +
    '⻔门 ⻖阝 ⻗雨 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻟飠 ⻠饣 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻪黾 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜 ⻰龙'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** Accents that old TeX fonts draw as characters of their own, before their letter: "na¨ıve". */
const COMBINING: Readonly<Record<string, string>> = {
  '¨': '\u0308',
  '´': '\u0301',
  '\u02c6': '\u0302',
  '\u02dc': '\u0303',
  '\u02c7': '\u030c',
  '\u02d8': '\u0306',
  '\u02d9': '\u0307',
  '\u02da': '\u030a',
  '\u02dd': '\u030b',
  '¸': '\u0327',
};
export const ENDS_IN_ACCENT = /([¨´\u02c6\u02dc\u02c7\u02d8\u02d9\u02da\u02dd¸])$/u;
const ACCENTED = /([¨´\u02c6\u02dc\u02c7\u02d8\u02d9\u02da\u02dd¸])(\p{Script=Latin})/gu;

/** Accent and letter as one character, or as they were where there is none. */
const compose = (spaced: string, accent: string, letter: string): string => {
  const base = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter;
  const composed = `${base}${COMBINING[accent] ?? ''}`.normalize('NFC');
  return [...composed].length === 1 ? composed : spaced;
};

/** Bullets of symbol fonts, in the private use area where Windows puts those fonts. */
const BULLETS = /[\uf0b7\uf0a7\uf0a8\uf06e\uf076\uf0d8]/g;

/** Private use, controls, unassigned, the replacement character: what a font without a usable map leaves. */
const USELESS = /[\p{Co}\p{Cn}\p{Cc}\ufffd]/gu;

/**
 * Vowel marks of Arabic script after a space: no word begins with one, and files that draw them beside their letter leave the
 * space between ("تقریبا ًمشخص"). The mark goes to the letter, and the space behind it.
 */
const STRAY_MARKS = /(?<=\p{Script=Arabic}) ([\u064b-\u0652]+) ?/gu;

/** Marks that order bidirectional text, and byte order marks: the text is in logical order without them. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * What may be among the characters that the rest of this file is about: two spaces, or anything but plain letters, signs and single
 * spaces. Most pieces have nothing of it, and are left as they are.
 */
const UNUSUAL =
  /[^ -~\u00a1-\u00a7\u00a9-\u00ac\u00ae-\u00b3\u00b5-\u00b7\u00b9-\u0233\u0400-\u052f\u0620-\u064a\u0660-\u06d3\u200c\u2010-\u2027\u3001-\u303f\u3041-\u3096\u3099-\u30ff\u4e00-\u9fff\uff01-\uffbe]| {2}/;

export interface Cleaned {
  text: string;
  /** How many characters had no meaning and were left out. */
  useless: number;
}

/**
 * White space comes out as single spaces, also at the ends (where it tells that a word ends). A soft hyphen that is
 * drawn is a hyphen.
 */
export function clean(raw: string): Cleaned {
  if (!UNUSUAL.test(raw)) return { text: raw, useless: 0 };
  const text = raw
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\u00ad', '-')
    .replaceAll(INVISIBLE, '')
    .replaceAll(BULLETS, '•')
    .replaceAll(PRESENTATION, (shapes) => shapes.normalize('NFKC'))
    .replaceAll(RADICALS, (radical) => RADICAL_FORMS.get(radical) ?? radical.normalize('NFKC'))
    .replaceAll(ACCENTED, compose)
    .replaceAll(STRAY_MARKS, (_found, marks: string, at: number, whole: string) =>
      at + 1 + marks.length < whole.length ? `${marks} ` : marks,
    );
  const useful = text.replaceAll(USELESS, '');
  return { text: useful, useless: text.length - useful.length };
}
