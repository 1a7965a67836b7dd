/**
 * Pages whose letters are not those that they show: fonts without a usable map, or with a wrong one, draw letters that come out
 * shifted, shuffled or as signs of no meaning, though the page looks fine. Told font by font, for a font that writes language
 * on one page writes it in the index too.
 */
import { type Plausibility, plausibilityOf } from '../../language/plausible.ts';
import type { Page, TextQuality } from '../model.ts';
import type { Drawn, Piece } from './pieces.ts';

/** Characters of a font at which it is judged for the first time; then each time that they have doubled, up to the most. */
const FIRST_SAMPLE = 400;
const MOST_SAMPLE = 6_400;

/** Of a font that draws some text, so large a share of characters without a meaning makes it one without a map. */
const FEWEST_DRAWN = 20;
const USELESS_SHARE = 0.25;

/** Most of a page's characters must be wrong, and next to none right: its own good text is never replaced. */
const WRONG_SHARE = 0.5;
const RIGHT_SHARE = 0.1;
/** So much of a book in wrong letters makes a font suspect that draws too little to be judged by itself. */
const WRONG_BOOK = 0.9;

/** Pieces this close together, in letter heights, are one word. */
const TOUCHING = 0.1;

interface Font extends Drawn {
  sample: string;
  verdict: Plausibility;
  /** Length of the sample when it was last judged. */
  judgedAt: number;
}

type Drawing = readonly (readonly [font: string, drawn: number])[];

const touches = (last: Piece, piece: Piece): boolean =>
  !last.spaceAfter &&
  !piece.spaceBefore &&
  !last.besideSpace &&
  !piece.besideSpace &&
  Math.abs(piece.baseline - last.baseline) < TOUCHING * piece.size &&
  Math.min(Math.abs(piece.left - last.right), Math.abs(last.left - piece.right)) < TOUCHING * piece.size;

/** Knows a document's fonts by pdf.js's names for them, as `Fonts` does. */
export class Lettering {
  private readonly fonts = new Map<string, Font>();
  private readonly pages = new Map<number, Drawing>();

  /** Learns what a page draws. @param drawn by font @param pieces in the file's order */
  learn(page: number, pieces: readonly Piece[], drawn: ReadonlyMap<string, Drawn>): void {
    for (const [name, { characters, useless }] of drawn) {
      const font = this.fonts.get(name);
      if (font) {
        font.characters += characters;
        font.useless += useless;
      } else this.fonts.set(name, { characters, useless, sample: '', verdict: 'unknown', judgedAt: 0 });
    }
    this.pages.set(
      page,
      [...drawn].map(([name, { characters }]) => [name, characters]),
    );
    let last: Piece | undefined;
    for (const piece of pieces) {
      const font = this.fonts.get(piece.font);
      if (font && font.sample.length < MOST_SAMPLE)
        font.sample += last?.font === piece.font && touches(last, piece) ? piece.text : ` ${piece.text}`;
      last = piece;
    }
    for (const name of drawn.keys())
      this.judge(name, Math.max(FIRST_SAMPLE, 2 * (this.fonts.get(name)?.judgedAt ?? 0)));
  }

  /** Judges a font that has drawn enough since it was judged last: of little text one in fifty shuffles looks like language. */
  private judge(name: string, enough: number): void {
    const font = this.fonts.get(name);
    if (!font || font.sample.length < enough || font.sample.length === font.judgedAt) return;
    font.judgedAt = font.sample.length;
    font.verdict = plausibilityOf(font.sample);
  }

  private isWrong(font: Font): boolean {
    const isMute = font.characters >= FEWEST_DRAWN && font.useless > USELESS_SHARE * font.characters;
    return isMute || font.verdict === 'no language';
  }

  /** Whether a page's letters are wrong, by all that is known of its fonts up to now. */
  isWrongOn(page: number): boolean {
    let [all, wrong, right] = [0, 0, 0];
    for (const [name, drawn] of this.pages.get(page) ?? []) {
      const font = this.fonts.get(name);
      all += drawn;
      if (font && this.isWrong(font)) wrong += drawn;
      else if (font?.verdict === 'language') right += drawn;
    }
    return wrong > WRONG_SHARE * all && right <= RIGHT_SHARE * (wrong + right);
  }

  /** Judges what fonts there are by all that they draw; to be called when all pages are read. */
  private conclude(): void {
    for (const name of this.fonts.keys()) this.judge(name, 1);
    const fonts = [...this.fonts.values()];
    const drawn = (of: readonly Font[]) => of.reduce((sum, { characters }) => sum + characters, 0);
    const wrong = fonts.filter((font) => this.isWrong(font));
    const right = fonts.filter((font) => !this.isWrong(font) && font.verdict === 'language');
    if (drawn(wrong) === 0 || drawn(wrong) < WRONG_BOOK * (drawn(wrong) + drawn(right))) return;
    const small = fonts.filter((font) => !this.isWrong(font) && font.verdict === 'unknown');
    // Together they may be enough; a good one among them makes them like language.
    const verdict = plausibilityOf(small.map(({ sample }) => sample).join(' '));
    if (verdict === 'no language') for (const font of small) font.verdict = verdict;
  }

  /**
   * Pages that are to be judged otherwise than when they were read, for fonts were known less then.
   * @param qualities what was said of the pages, by number
   */
  revised(qualities: ReadonlyMap<number, TextQuality>): Pick<Page, 'number' | 'quality'>[] {
    this.conclude();
    return [...this.pages.keys()].flatMap((number) => {
      const before = qualities.get(number);
      return before === 'good' && this.isWrongOn(number) ? [{ number, quality: 'garbled' as const }] : [];
    });
  }
}
