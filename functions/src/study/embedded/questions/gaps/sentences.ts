/** Sentences of a book in any language that can carry a gap, cut into words. */
import type { Book } from '../../../../book/model.ts';
import { proseOf, quotable } from '../../../../book/sentences.ts';
import { pattern } from '../../../../language/match.ts';
import { once } from '../../../../language/once.ts';
import { packFor } from '../../../../language/packs/index.ts';
import { chapterIndex } from '../../../quiz/chapters.ts';
import { standsAlone } from '../../../quiz/gate/stem.ts';
import { inAll } from './known.ts';

export interface Word {
  text: string;
  start: number;
  end: number;
}

export interface GapSentence {
  page: number;
  quote: string;
  chapter: number;
  words: Word[];
  /** The words as they are shown: line ends inside a script without spaces leave none. */
  text: string;
  /** Whether it can stand alone with a gap; the others only tell which words the book has. */
  fit: boolean;
}

const UNSPACED = new Set(['zh', 'ja', 'th']);
const CODE = /\d\.\d|[\\{}=<>|@#$^~_*/+→⇒∑∫√≤≥∀∃∈]|https?:|www\.|\.\.\.|…|\d{3}|\(\s*\)/u;

/** What the packs know of it, made when it is first asked for. */
const known = once(() => ({
  labels: inAll('label'),
  strict: [CODE, ...inAll('elsewhere')],
  unfit: [
    ...inAll('thanks'),
    ...inAll('pointing'),
    ...inAll('numbered'),
    pattern`(?<!\p{L})(?:${inAll('cutShort').join('|')})\.$`,
    ...inAll('leaning'),
  ],
}));

/** The letters a sentence of a language must mostly be written in; other languages: Latin. */
const SCRIPTS: Record<string, RegExp> = {
  zh: /\p{Script=Han}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu,
  ko: /\p{Script=Hangul}/gu,
  th: /\p{Script=Thai}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  bg: /\p{Script=Cyrillic}/gu,
  el: /\p{Script=Greek}/gu,
  he: /\p{Script=Hebrew}/gu,
  fa: /\p{Script=Arabic}/gu,
  ar: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
};
const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー、。，．]';
const FALSE_SPACE = new RegExp(`(?<=${CJK})\\s+(?=${CJK})`, 'gu');

/** More sentences than these add no new terms worth the time. */
const MOST_SENTENCES = 8_000;
/** With fewer plain sentences than this, a book of formulas lends those with a few signs in them as well. */
const FEW_PLAIN = 150;

/** The sentences between two pages, in the book's language. */
export function gapSentences(book: Book, language: string, from = 1, to = book.pages.length): GapSentence[] {
  const base = language.split('-')[0] ?? 'en';
  const segmenter = new Intl.Segmenter(base, { granularity: 'word' });
  const chapterOf = chapterIndex(book);
  const bounds: Bounds = UNSPACED.has(base) ? { least: 14, most: 110 } : { least: 40, most: 240 };
  // "Kehren wir nun zurück …": what the writer says to the reader tells nothing.
  const speaker = new Set(packFor(base).quiz?.speaker.split(' '));
  const speaks = (words: readonly Word[]) => words.some(({ text }) => speaker.has(text.toLowerCase()));
  const found = proseOf(book)
    .filter(({ page, rest }) => page >= from && page <= to && (!rest || rest.page === page))
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence): GapSentence[] => {
      const chapter = chapterOf(sentence);
      const { page, quote: printed } = quotable(book, sentence);
      const quote = printed.replace(FALSE_SPACE, '');
      const text = unlabelled(quote.normalize('NFC'));
      if (chapter === null || !isIn(text, base)) return [];
      const words = [...segmenter.segment(text)]
        .filter((segment) => segment.isWordLike)
        .map(({ segment, index }) => ({ text: segment, start: index, end: index + segment.length }));
      return [{ page, quote, chapter, words, text, fit: !speaks(words) && isPlain(text, bounds, STRICT) }];
    });
  if (found.filter(({ fit }) => fit).length >= FEW_PLAIN) return found;
  return found.map((sentence) => ({
    ...sentence,
    fit: !speaks(sentence.words) && isPlain(sentence.text, bounds, LOOSE),
  }));
}

/** A sentence without what only says that a remark follows. */
function unlabelled(text: string): string {
  const label = known().labels.find((one) => one.test(text));
  return label ? text.replace(label, '') : text;
}

/** Whether most letters are of the language's script. */
function isIn(text: string, base: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const own = text.match(SCRIPTS[base] ?? /\p{Script=Latin}/gu)?.length ?? 0;
  return own > 0.6 * letters;
}

interface Bounds {
  least: number;
  most: number;
}

interface Measure {
  signs: () => readonly RegExp[];
  /** Least share of letters. */
  letters: number;
  /** Most letters that stand alone, as those of formulas do. */
  stray: number;
}

const LOOSELY = [/[\\{}<>|@#$_^~⇒∑∫√]|https?:|www\.|\.\.\.|…/u];
const STRICT: Measure = { signs: () => known().strict, letters: 0.85, stray: 1 };
const LOOSE: Measure = { signs: () => LOOSELY, letters: 0.72, stray: 4 };

function isPlain(text: string, { least, most }: Bounds, measure: Measure): boolean {
  if (text.length < least || text.length > most) return false;
  if ([...measure.signs(), ...known().unfit].some((one) => one.test(text)) || !standsAlone(text)) return false;
  if (!/[.!。！｡．؟۔।][”’"»」』)]?$/u.test(text) || !/^["„«“‘「『¿¡]?(?!\p{Ll})\p{L}/u.test(text)) return false;
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const alone = text.match(/(?<![\p{L}\p{M}’'.])[b-zB-Z](?![\p{L}\p{M}’'])/gu)?.length ?? 0;
  return letters >= measure.letters * text.replace(/\s/g, '').length && alone <= measure.stray;
}
