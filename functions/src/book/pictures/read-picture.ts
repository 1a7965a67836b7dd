/** From a page's picture to its words: which way up, how slanted, in which language, and what is too unsure to keep. */

import { PICTURE_LANGUAGES, type PictureLanguage } from '../../contract/library.ts';
import { languageOf } from '../../language/detect.ts';
import { type Bitmap, despeckled, enlarged, letterHeight, noiseOf, softened } from './bitmap.ts';
import type { PictureLine, PictureReading } from './model.ts';
import type { FoundLine, Orientation, Tesseract } from './tesseract.ts';
import { placeBefore, type QuarterTurn, rotated, turned } from './turns.ts';

/** Lines that lean less than this (radians, a third of a degree) are read as they are. */
const STRAIGHT = 0.006;
/** Layouts of a page lying on its side make angles of their own; no scan is more slanted than this (radians). */
const MOST_LEAN = 0.3;
/** A page whose words are this sure on average stands upright; below it is asked which way up it is. */
const CLEAR = 80;
/** Below this a page is no text: a photograph, a drawing, handwriting. */
const TEXT = 55;
/** A line below this is noise: a rule, a part of a drawing, the shadow of a fold. */
const LINE = 40;
/** What orientation and script must be told with to be acted on (Tesseract's own units). */
const SURE_TURN = 1;
const SURE_SCRIPT = 2;
/** Real letters say which way up they stand with 15 and more, drawings and blurred print with 3 at most: their script is a guess. */
const LETTERS = 6;
/** Letters of a page that make a language certain enough to say that it cannot be read here. */
const ENOUGH_LETTERS = 400;

/** A picture noisier than this (see `noiseOf`) is read better without its specks and a little out of focus. */
const NOISE = 12;
/** Letters lower than this (pixels, as `letterHeight` tells) are read better a third larger: 9 points at 150 pixels an inch are 8. */
const SMALL = 11;
const LARGER = 4 / 3;
/** On a noisy picture a sign alone, with no letter or digit, that is less sure than this is a speck: of 31 one was printed there. */
const SPECK = 85;

export interface Picture {
  bitmap: Bitmap;
  /** Pixels an inch of the page. */
  dpi: number;
}

/** As it is read. */
interface Prepared extends Picture {
  isNoisy: boolean;
}

function prepared({ bitmap, dpi }: Picture): Prepared {
  const isNoisy = noiseOf(bitmap) > NOISE;
  const clean = isNoisy ? softened(despeckled(bitmap)) : bitmap;
  const height = letterHeight(clean);
  return height === null || height >= SMALL
    ? { bitmap: clean, dpi, isNoisy }
    : { bitmap: enlarged(clean, LARGER), dpi: dpi * LARGER, isNoisy };
}

interface Attempt {
  paragraphs: FoundLine[][];
  turn: QuarterTurn;
  lean: number;
  sure: number;
}

const wordsIn = (paragraphs: readonly FoundLine[][]) => paragraphs.flat().flatMap((line) => line.words);

/** Mean confidence of the words, by their letters; 0 where there are none. */
function sureness(paragraphs: readonly FoundLine[][]): number {
  let letters = 0;
  let sum = 0;
  for (const { text, confidence } of wordsIn(paragraphs)) {
    const count = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    letters += count;
    sum += count * confidence;
  }
  return letters === 0 ? 0 : sum / letters;
}

/** Size in points of a paragraph's letters: the row that is in the middle, since a single one's height depends on its letters. */
function sizeOf(lines: readonly FoundLine[], dpi: number): number {
  const heights = lines.map(({ rowAttributes }) => rowAttributes.rowHeight).toSorted((a, b) => a - b);
  return Math.round((((heights[heights.length >> 1] ?? 0) * 72) / dpi) * 10) / 10;
}

const textOf = (paragraphs: readonly FoundLine[][]) =>
  wordsIn(paragraphs)
    .map(({ text }) => text)
    .join(' ');

/** A page's paper is never the same all over; ink is this much darker than its lightest part. */
const INK = 48;
/** Pixels of ink that the smallest line of text has at the least: a hundred-thousandth of the page. */
const LEAST_INK = 1e-5;

/** Whether there is nothing on the page: no dark spot on a light ground, nor the other way round. */
function isBare({ grey }: Bitmap): boolean {
  let lightest = 0;
  for (const shade of grey) if (shade > lightest) lightest = shade;
  let dark = 0;
  for (const shade of grey) if (shade < lightest - INK) dark++;
  return dark < LEAST_INK * grey.length;
}

const canRead = (language: string): language is PictureLanguage =>
  PICTURE_LANGUAGES.some((readable) => readable === language);

/** How far a page must be turned clockwise to be read, by the way its words go: layouts are also found of pages on their side. */
function turnOf(lines: readonly PictureLine[]): QuarterTurn {
  let right = 0;
  let down = 0;
  for (const { words } of lines) {
    const [first, last] = [words[0]?.box, words.at(-1)?.box];
    if (!first || !last) continue;
    right += last.x + last.width / 2 - first.x - first.width / 2;
    down += last.y + last.height / 2 - first.y - first.height / 2;
  }
  if (Math.abs(down) > Math.abs(right)) return down > 0 ? 270 : 90;
  return right < 0 ? 180 : 0;
}

/** Reads one page after the other; remembers which language the book turned out to be in. */
export class PictureReader {
  private readonly tesseract: Tesseract;
  private language: PictureLanguage;
  private readonly chosen: boolean;

  /** @param language of the book's other pages, or the student's choice; null where it has to be found out */
  constructor(tesseract: Tesseract, language: PictureLanguage | null) {
    this.tesseract = tesseract;
    this.language = language ?? 'en';
    this.chosen = language !== null;
  }

  read({ bitmap, dpi }: Picture): PictureReading {
    if (isBare(bitmap)) return { blocks: [], language: this.language, turn: 0, unread: 'blank' };
    const picture = prepared({ bitmap, dpi });
    const upright = this.attempt(picture, 0);
    let best = upright;
    if (upright.sure < CLEAR) {
      const told = this.tesseract.orientation(picture.bitmap, picture.dpi);
      if (told && told.turn !== 0 && told.turnConfidence >= SURE_TURN) {
        const other = this.attempt(picture, told.turn);
        if (other.sure > best.sure) best = other;
      }
      const script = best.sure < CLEAR && told ? this.foreignScript(picture, told, best.sure < TEXT) : null;
      if (script) return this.nothing(best, { script });
    }
    if (best.sure < TEXT) return this.nothing(best);
    return this.inItsLanguage(picture, best);
  }

  /**
   * The script that a page is written in, where it is told surely and is none that can be read; else null.
   * @param isLost nothing of the page can be read: then it is asked twice as large too, where small print shows its letters
   */
  private foreignScript({ bitmap, dpi }: Picture, told: Orientation, isLost: boolean): string | null {
    const { script, scriptConfidence, turnConfidence } = told;
    if (script === 'Latin' || turnConfidence < LETTERS) return null;
    if (scriptConfidence >= SURE_SCRIPT) return script;
    const again = isLost ? this.tesseract.orientation(enlarged(bitmap, 2), 2 * dpi) : null;
    return again?.script === script && scriptConfidence + again.scriptConfidence >= SURE_SCRIPT ? script : null;
  }

  /** Read again with the data of the language that it is in, or left unread where there are none. */
  private inItsLanguage(picture: Prepared, first: Attempt): PictureReading {
    const text = textOf(first.paragraphs);
    const found = this.chosen ? null : languageOf(text);
    if (!found || found === this.language) return this.reading(picture, first);
    if (canRead(found)) {
      this.language = found;
      return this.reading(picture, this.attempt(picture, first.turn));
    }
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    return letters >= ENOUGH_LETTERS ? this.nothing(first, { language: found }) : this.reading(picture, first);
  }

  private attempt({ bitmap, dpi }: Picture, turn: QuarterTurn): Attempt {
    const upright = turned(bitmap, turn);
    const lean = this.tesseract.lean(upright, dpi, this.language);
    const leans = Math.abs(lean) > STRAIGHT && Math.abs(lean) < MOST_LEAN;
    const paragraphs = this.tesseract.read(leans ? rotated(upright, -lean) : null, dpi, this.language);
    return { paragraphs, turn, lean: leans ? -lean : 0, sure: sureness(paragraphs) };
  }

  private nothing({ turn }: Attempt, unread?: NonNullable<PictureReading['unread']>): PictureReading {
    return { blocks: [], language: this.language, turn, ...(unread && { unread }) };
  }

  private reading({ bitmap, dpi, isNoisy }: Prepared, { paragraphs, turn, lean }: Attempt): PictureReading {
    const fraction = (value: number, of: number) => Math.round(Math.min(1, Math.max(0, value / of)) * 1e5) / 1e5;
    const isWord = ({ text, confidence }: FoundLine['words'][number]) =>
      text.trim() !== '' && !(isNoisy && confidence < SPECK && !/[\p{L}\p{N}]/u.test(text));
    const lineOf = (line: FoundLine, size: number): PictureLine => ({
      size,
      words: line.words.filter(isWord).map(({ text, bbox, confidence }) => {
        const { x0, y0, x1, y1 } = placeBefore(bbox, bitmap, turn, lean);
        const x = fraction(x0, bitmap.width);
        const y = fraction(y0, bitmap.height);
        const width = fraction(x1, bitmap.width) - x;
        const height = fraction(y1, bitmap.height) - y;
        return { text: text.trim(), box: { x, y, width, height }, sure: Math.round(confidence) };
      }),
    });
    const isText = (line: FoundLine) => sureness([[line]]) >= LINE;
    const blocks = paragraphs
      .map((lines) => {
        const kept = lines.filter(isText);
        const size = sizeOf(kept, dpi);
        return kept.map((line) => lineOf(line, size)).filter(({ words }) => words.length > 0);
      })
      .filter((lines) => lines.length > 0);
    return { blocks, language: this.language, turn: turnOf(blocks.flat()) };
  }
}
