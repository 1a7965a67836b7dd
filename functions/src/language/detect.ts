/** Which language a text is in. The one detector: eld (n-grams, 60 languages; Apache-2.0), after what a script tells alone. */
import eld from 'eld/extrasmall';
import { hasPack, LANGUAGES, type PackCode } from './codes.ts';
import { packCodeOf, packFor } from './packs/index.ts';

/** Scripts that tell the language by themselves. Kana first: Japanese has Han characters too. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
];
/** A technical book has Latin names and code; a fifth of its letters in another script is its own script. */
const SCRIPT_SHARE = 0.2;
const FEWEST_WORDS = 15;
const WORD = /[\p{L}\p{M}]+/gu;
const LETTERS_OF_PERSIAN = /[پچژگکی]/u;

const ofBooks = eld.newInstance();
const ofQuestions = eld.newInstance();
ofQuestions.setLanguageSubset([...LANGUAGES]);

/** Japanese is told by a tenth of kana: its Han characters must not make it Chinese. */
function byScript(text: string, letters: number): string | null {
  for (const [script, language] of SCRIPTS) {
    const share = language === 'ja' ? SCRIPT_SHARE / 2 : SCRIPT_SHARE;
    if ((text.match(script)?.length ?? 0) > share * letters) return language;
  }
  return null;
}

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/**
 * BCP 47 code of a running text's language (of 60), or null where it cannot be told: fewer than fifteen words, or words of
 * no language. A few thousand characters are plenty.
 */
export function languageOf(text: string): string | null {
  const letters = lettersOf(text);
  if (letters === 0) return null;
  const script = byScript(text, letters);
  if (script) return script;
  if ((text.match(WORD)?.length ?? 0) < FEWEST_WORDS) return null;
  const found = ofBooks.detect(text);
  return found.isReliable() ? found.language || null : null;
}

/**
 * The language of most of some texts, as pages of a book; that of all of them where none has most. Each is looked at by itself: of
 * a long text the detector sees the beginning, and the first page of a book may be names and addresses.
 */
export function languageOfMost(texts: readonly string[]): string | null {
  const told = texts.flatMap((text) => languageOf(text) ?? []);
  const [most] = [...Map.groupBy(told, (language) => language)].sort(([, a], [, b]) => b.length - a.length);
  return most && 2 * most[1].length > told.length ? most[0] : languageOf(texts.join('\n'));
}

/** As much of a text (characters) as the detector looks at in one go. */
export const DETECTED_CHARS = 1_000;

/**
 * How much the letters of a text follow one another as in the one of 60 languages that they are most like: 0 (as in none) to 1;
 * about .8 for prose, .15 for letters at random. Of its first thousand characters.
 */
export const likeness = (text: string): number => Math.max(0, ...Object.values(ofBooks.detect(text).getScores()));

/**
 * The language that a short text is written in, of those with a pack. A text that tells too little (a name, a term) is taken
 * to be in the book's language, where its script is one that this language is written in; else `en`.
 * @param book BCP 47 tag of the book's language, null where it is not known
 */
export function languageOfQuestion(text: string, book: string | null): PackCode {
  const own = packCodeOf(book);
  const letters = lettersOf(text);
  if (letters === 0) return own === 'und' ? 'en' : own;
  const script = byScript(text, letters);
  if (script) return script === 'zh' && own === 'ja' && !tellsChinese(text) ? 'ja' : packCodeOf(script);
  const found = ofQuestions.detect(text);
  const told = hasPack(found.language) && sharesScript(found.language, text) ? found.language : null;
  const asks = byFunctionWords(text, told, own);
  if (asks) return asks;
  if (told && (found.isReliable() || own === 'und')) return told;
  if (/\p{Script=Arabic}/u.test(text)) return LETTERS_OF_PERSIAN.test(text) || own === 'fa' ? 'fa' : 'ar';
  if (/\p{Script=Cyrillic}/u.test(text)) return own === 'uk' || /[іїєґ]/iu.test(text) ? 'uk' : 'ru';
  return own !== 'und' && sharesScript(own, text) ? own : (told ?? 'en');
}

/**
 * The language that has most of a text's function words and examiners' words: a short question is mostly names and terms, which tell
 * of the book's language or of none ("Wann startete Sky Digital?", "Was ist Creative Commons?"). Where several have as many, the
 * detector's choice, then the book's, if they are among them; null where that leaves it open.
 */
function byFunctionWords(text: string, told: PackCode | null, own: PackCode): PackCode | null {
  const written = text.toLowerCase().match(WORD) ?? [];
  const counted = LANGUAGES.map((code) => {
    const { stop, frame } = packFor(code).words;
    return { code, hits: written.filter((word) => stop.has(word) || frame.has(word)).length };
  });
  const most = Math.max(...counted.map(({ hits }) => hits));
  if (most === 0) return null;
  const first: readonly PackCode[] = counted.filter(({ hits }) => hits === most).map(({ code }) => code);
  return (
    [told, own].find((code) => code !== null && first.includes(code)) ??
    (first.length === 1 ? (first[0] ?? null) : null)
  );
}

/** Han characters alone, with the marks of a Chinese question. */
const tellsChinese = (text: string): boolean => /[吗呢么什谁这]/u.test(text);

const SCRIPT_OF: Partial<Record<PackCode, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  fa: /\p{Script=Arabic}/u,
  ar: /\p{Script=Arabic}/u,
};

/** Whether a text has a letter of the script that a language is written in. */
export const sharesScript = (code: PackCode, text: string): boolean =>
  (SCRIPT_OF[code] ?? /\p{Script=Latin}/u).test(text);
