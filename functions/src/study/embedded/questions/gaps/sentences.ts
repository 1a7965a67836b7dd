/** Sentences of a book in any language that can carry a gap, cut into words. */
import type { Book } from '../../../../book/model.ts';
import { proseOf, quotable } from '../../../../book/sentences.ts';
import { standsAlone } from '../../../quiz-gate/stem.ts';
import { chapterIndex } from '../source.ts';

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
  /** Right before and after a word: what a fitting word may stand next to. */
  text: string;
}

const UNSPACED = new Set(['zh', 'ja', 'th']);
const CODE = /[\\{}=<>|@#$^~_*/+→⇒∑∫√≤≥∀∃∈]|https?:|www\.|\.\.\.|…|\d{3}|\(\s*\)/u;
/** Openings that lean on the sentence before, in the languages we know. */
const LEANING =
  /^(?:d(?:ies|iese[rsmn]?|as|abei|adurch|aher|ann|amit|avon|azu|ort)|hier|es|er|sie|ihr|so|also|auch|aber|und|oder|denn|jedoch|somit|folglich|analog|man|wir|ich|sei|seien|ce|cet|cette|ces|il|elle|ils|mais|donc|aussi|ici|est[eao]s?|es[eao]s?|ell[oa]s?|pero|también|aquí|questo|questa|ma|anche|это|этот|эта|эти|он|она|они|но|также|здесь|поэтому|این|آن|ولی|اما|هذا|هذه|لكن)(?=[\s,])|^(?:这|那|它|该|此|但|因此|所以|然而|另外|同时|其中|他|她|我|你|您|如果|例如|比如|当然|不过|而|これ|それ|あれ|この|その|あの|ここ|そこ|また|しかし|なお|ただし|そして|したがって|例えば|たとえば|さらに|つまり|もし|では|まず|次に)/iu;

/** The sentences between two pages that can stand alone. */
export function gapSentences(book: Book, language: string, from = 1, to = book.pages.length): GapSentence[] {
  const base = language.split('-')[0] ?? 'en';
  const segmenter = new Intl.Segmenter(base, { granularity: 'word' });
  const chapterOf = chapterIndex(book);
  const [least, most] = UNSPACED.has(base) ? [16, 110] : [45, 240];
  return proseOf(book).flatMap((sentence) => {
    if (sentence.page < from || sentence.page > to || (sentence.rest && sentence.rest.page !== sentence.page))
      return [];
    const chapter = chapterOf(sentence);
    const { page, quote } = quotable(book, sentence);
    const text = quote.normalize('NFC');
    if (chapter === null || text.length < least || text.length > most || !isPlain(text)) return [];
    const words = [...segmenter.segment(text)]
      .filter((segment) => segment.isWordLike)
      .map(({ segment, index }) => ({ text: segment, start: index, end: index + segment.length }));
    return [{ page, quote, chapter, words, text }];
  });
}

function isPlain(text: string): boolean {
  if (CODE.test(text) || LEANING.test(text) || !standsAlone(text)) return false;
  if (!/[.!。！｡؟۔।]["”’»」』)]?$/u.test(text) || /^\p{Ll}/u.test(text)) return false;
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const solid = text.replace(/\s/g, '').length;
  // A lone letter between spaces is a formula's; so are many short words.
  const stray =
    text.match(/(?<![\p{L}\p{M}’'.])\p{L}(?![\p{L}\p{M}’'])/gu)?.filter((one) => /[b-zB-Z]/.test(one)).length ?? 0;
  return letters >= 0.85 * solid && stray <= 1;
}
