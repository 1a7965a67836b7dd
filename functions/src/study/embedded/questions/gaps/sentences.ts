/** Sentences of a book in any language that can carry a gap, cut into words. */
import type { Book } from '../../../../book/model.ts';
import { proseOf, quotable } from '../../../../book/sentences.ts';
import { chapterIndex } from '../../../quiz/chapters.ts';
import { standsAlone } from '../../../quiz/gate/stem.ts';

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
const CODE =
  /\d\.\d|本章|本节|本手册|前文|后文|本書|次章|этой глав|следующ\p{L}+ глав|см\. |[\\{}=<>|@#$^~_*/+→⇒∑∫√≤≥∀∃∈]|https?:|www\.|\.\.\.|…|\d{3}|\(\s*\)/u;
/** Openings that lean on the sentence before, in the languages we know. */
const LEANING =
  /^(?:Beweis|Bemerkung|Hinweis|Beobachtung|Beispiel|Behauptung|Beh\.|Korollar|d(?:ies|iese[rsmn]?|as|abei|adurch|aher|ann|amit|avon|azu|ort)|hier|es|er|sie|ihr|so|also|auch|aber|und|oder|denn|jedoch|somit|folglich|analog|man|wir|ich|sei|seien|ce|cet|cette|ces|il|elle|ils|mais|donc|aussi|ici|est[eao]s?|es[eao]s?|ell[oa]s?|pero|también|aquí|questo|questa|ma|anche|это|этот|эта|эти|он|она|они|но|также|здесь|поэтому|این|آن|ولی|اما|هذا|هذه|لكن)(?=[\s,:])|^(?:这|那|它|该|此|但|因此|所以|然而|另外|同时|其中|他|她|我|你|您|如果|例如|比如|当然|不过|而|これ|それ|あれ|この|その|あの|ここ|そこ|また|しかし|なお|ただし|そして|したがって|例えば|たとえば|さらに|つまり|もし|では|まず|次に|ですから|要するに|だから|通常设定|之后|前两个)/iu;

/** What only says that a remark follows. */
const LABEL =
  /^(?:Beobachtung|Hinweis|Bemerkung|Anmerkung|Merke|Remarque|Nota|Observación|Osservazione|Замечание|Примечание)\s?[.:]\s+(?=\p{L})/u;

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
  const found = proseOf(book)
    .filter(({ page, rest }) => page >= from && page <= to && (!rest || rest.page === page))
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence): GapSentence[] => {
      const chapter = chapterOf(sentence);
      const { page, quote: printed } = quotable(book, sentence);
      const quote = printed.replace(FALSE_SPACE, '');
      const text = quote.normalize('NFC').replace(LABEL, '');
      if (chapter === null || !isIn(text, base)) return [];
      const words = [...segmenter.segment(text)]
        .filter((segment) => segment.isWordLike)
        .map(({ segment, index }) => ({ text: segment, start: index, end: index + segment.length }));
      return [{ page, quote, chapter, words, text, fit: isPlain(text, bounds, STRICT) }];
    });
  if (found.filter(({ fit }) => fit).length >= FEW_PLAIN) return found;
  return found.map((sentence) => ({ ...sentence, fit: isPlain(sentence.text, bounds, LOOSE) }));
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
  signs: RegExp;
  /** Least share of letters. */
  letters: number;
  /** Most letters that stand alone, as those of formulas do. */
  stray: number;
}

const STRICT: Measure = { signs: CODE, letters: 0.85, stray: 1 };
const LOOSE: Measure = { signs: /[\\{}<>|@#$_^~⇒∑∫√]|https?:|www\.|\.\.\.|…/u, letters: 0.72, stray: 4 };

/** Demonstratives anywhere: what they stand for is in the sentence before. */
const POINTING_BACK =
  /(?<!\p{L})(?:dies(?:e[rsmn]?)?|jene[rsmn]?|этот|эта|это|эти|этого|этой|этом|этих|этим|этому|таких|cette|ces|cet|est[eao]s?|es[ao]s?|quest[aeio]|این|بالا|هذا|هذه)(?!\p{L})|これ|この|その|それ|前者|後者|这|该|此(?!外)|前者|后者|上述/iu;

/** A picture, a table or a part of the book by its number. */
const NUMBERED =
  /(?<!\p{L})(?:Beispiele?n?|Abb(?:ildung(?:en)?|\.)|Kapiteln?|Abschnitt|Satz|Lemma|Definition|Korollar|Bemerkung|Übung|Tabellen?|Gleichung|рис(?:ун\p{L}*|\.)|табл(?:иц\p{L}*|\.)|раздел\p{L}*|глав\p{L}*|figures?|tableaux?|chapitres?|sections?|exemples?|capítulos?|figuras?|tablas?|شکل|جدول|بخش|فصل|صفحهٔ?|صفحۀ)\s?\(?\p{Nd}|[图表圖図]\s?\p{Nd}|第\s?\p{Nd}+\s?[章节節]|\p{Nd}\s?[章节節](?!\p{L})/iu;

/** Ends in a short form, where the sentence goes on. */
const CUT_SHORT = /(?<!\p{L})(?:bzgl|bzw|vgl|ca|evtl|insb|Abb|Bsp|Nr|см|рис|стр|напр|p|pp|cf|fig|núm|pág)\.$/iu;

/** Thanks and wishes of prefaces. */
const THANKS =
  /感谢|鸣谢|致谢|感謝|お礼|助けてくれ|ありがとう|سپاس|تشکر|شكر|благодар|дякую|\bdank(?:e|en|t)?\b|remerci|agradec|ringrazi|감사/iu;

function isPlain(text: string, { least, most }: Bounds, measure: Measure): boolean {
  if (THANKS.test(text) || POINTING_BACK.test(text) || NUMBERED.test(text) || CUT_SHORT.test(text)) return false;
  if (text.length < least || text.length > most) return false;
  if (measure.signs.test(text) || LEANING.test(text) || !standsAlone(text)) return false;
  if (!/[.!。！｡．؟۔।][”’"»」』)]?$/u.test(text) || !/^["„«“‘「『¿¡]?(?!\p{Ll})\p{L}/u.test(text)) return false;
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const alone = text.match(/(?<![\p{L}\p{M}’'.])[b-zB-Z](?![\p{L}\p{M}’'])/gu)?.length ?? 0;
  return letters >= measure.letters * text.replace(/\s/g, '').length && alone <= measure.stray;
}
