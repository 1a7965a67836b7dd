/** What a font's name tells. pdf.js hands fonts over only with a page's drawing orders, so those are read when a font is new. */
import type { PdfFont, PdfPage } from './pdfjs.ts';

const BOLD =
  /bold|black|heavy|semibold|demi(?!o)|(?:^|\+)(?:CMB|SFBX|EUFB|LMRoman\w*-Bold|NimbusRomNo9L-Medi)|[-,]Medi\b|BX\d/i;

const isFont = (value: unknown): value is PdfFont => typeof value === 'object' && value !== null;

/** Knows a document's fonts by pdf.js's names for them (`g_d0_f1`), which are the same on every page. */
export class Fonts {
  private readonly known = new Map<string, { bold: boolean }>();

  /** Learns the fonts of one page; costs nothing when none is new. Never throws: an unknown font is plain. */
  async learn(page: PdfPage, names: Iterable<string>): Promise<void> {
    const fresh = [...new Set(names)].filter((name) => !this.known.has(name));
    if (fresh.length === 0) return;
    await page.getOperatorList({ annotationMode: 0 }).catch(() => undefined);
    for (const name of fresh) {
      const font = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
      const bold = isFont(font) && (font.bold === true || font.black === true || BOLD.test(font.name ?? ''));
      this.known.set(name, { bold });
    }
  }

  isBold = (name: string): boolean => this.known.get(name)?.bold === true;
}
