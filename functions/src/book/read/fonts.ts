/**
 * What fonts tell: whether they are bold or a typewriter's, and how wide their letters are. pdf.js hands a font over only with a page's
 * drawing orders, so those are read on pages where a font is new (about one in ten).
 */
import { Ligatures } from './ligatures.ts';
import type { PdfFont, PdfPage } from './pdfjs.ts';

/** Names of bold faces, TeX's among them (CMBX10, SFBX1200, NimbusRomNo9L-Medi). */
const BOLD = /bold|black|heavy|demi(?!o)|(?:^|\+)(?:CMB|CMSSBX|SFBX|SFSX|EUFB)|[-,]Medi\b/i;

/** Names of typewriter faces, TeX's among them. */
const MONOSPACE = /mono|courier|typewriter|consol|(?:^|\+)(?:CMTT|CMSLTT|SFTT|ECTT|LMTT|TXTT)/i;

const isFont = (value: unknown): value is PdfFont => typeof value === 'object' && value !== null;

interface KnownFont {
  bold: boolean;
  mono: boolean;
  /** Advance by character, in units of the font size. */
  widths: ReadonlyMap<string, number>;
}

function widthsOf({ widths, defaultWidth, toUnicode, fontMatrix }: PdfFont): Map<string, number> {
  const byChar = new Map<string, number>();
  const unit = fontMatrix?.[0] ?? 0.001;
  const map = toUnicode?._map ?? {};
  const known = Object(widths);
  const learn = (code: string | number, meant: unknown) => {
    if (typeof meant !== 'string') return;
    const width = known[code] ?? defaultWidth;
    if (typeof width === 'number') byChar.set(meant, width * unit);
  };
  // Of a Chinese font tens of thousands: no list of them is made.
  if (Array.isArray(map)) map.forEach((meant, code) => void learn(code, meant));
  else for (const [code, meant] of Object.entries(map)) learn(code, meant);
  return byChar;
}

/** Knows a document's fonts by pdf.js's names for them (`g_d0_f1`), which are the same on every page. */
export class Fonts {
  private readonly known = new Map<string, KnownFont>();
  readonly ligatures = new Ligatures();

  /** Learns the fonts of one page; costs nothing when none is new. Never throws: an unknown font is plain. */
  async learn(page: PdfPage, names: Iterable<string>): Promise<void> {
    const fresh = [...new Set(names)].filter((name) => !this.known.has(name));
    if (fresh.length === 0) return;
    await page.getOperatorList({ annotationMode: 0 }).catch(() => undefined);
    for (const name of fresh) {
      const found = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
      const font = isFont(found) ? found : {};
      this.ligatures.learn(name, font);
      const bold = font.bold === true || font.black === true || BOLD.test(font.name ?? '');
      const mono = font.isMonospace === true || MONOSPACE.test(font.name ?? '');
      this.known.set(name, { bold, mono, widths: widthsOf(font) });
    }
  }

  isBold = (name: string): boolean => this.known.get(name)?.bold === true;

  /** Whether all letters are equally wide, as in program text. */
  isMono = (name: string): boolean => this.known.get(name)?.mono === true;

  /** Widths of characters in units of the font size, as far as the font tells. */
  widthsOf = (name: string): ReadonlyMap<string, number> | undefined => this.known.get(name)?.widths;
}
