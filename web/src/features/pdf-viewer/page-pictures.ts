import type { Box } from '@contract/evidence.ts';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { OpeningPicture } from '@/lib/opening-picture.ts';
import { LOOKED_AT, lookedAt, ratioOf, WHOLE } from './looked-at.ts';

/** A page as it was drawn, for a sheet of `width` CSS pixels. */
export interface Picture {
  canvas: HTMLCanvasElement;
  width: number;
}

/** Phones refuse a canvas with more pixels than this. */
const MOST_PIXELS = 16_000_000;
/** A page that cannot be opened is given the shape of a sheet of paper, and says there that it cannot be drawn. */
const SHEET = 1 / Math.SQRT2;

/**
 * Pictures of a book's pages. The latest picture of each page that is kept can be shown at once, of another size until the
 * right one is drawn; what is no longer wanted is let go, so that 1,000 pages take no more memory than ten.
 */
export class PagePictures {
  readonly #pdf: PDFDocumentProxy;
  readonly #pictures = new Map<number, Picture>();
  readonly #ratios = new Map<number, number>();
  readonly #blocks = new Map<number, Box>();

  /** A small picture of the opening page, seen until that is drawn; null where there is none. */
  readonly opening: OpeningPicture | null;

  constructor(pdf: PDFDocumentProxy, opening: OpeningPicture | null = null) {
    this.#pdf = pdf;
    this.opening = opening;
    if (!opening) return;
    this.#ratios.set(1, ratioOf(opening));
    this.#blocks.set(1, lookedAt(opening.image));
  }

  /** The latest picture of a page, of whatever size. */
  latest(page: number): Picture | null {
    return this.#pictures.get(page) ?? null;
  }

  /** A page's width divided by its height, if it is known already. */
  ratioNow = (page: number): number | null => this.#ratios.get(page) ?? null;
  /** Where a page's text stands, if it is known already. */
  blockNow = (page: number): Box | null => this.#blocks.get(page) ?? null;

  /** A page's width divided by its height, as shown. */
  async ratio(page: number): Promise<number> {
    const known = this.#ratios.get(page);
    if (known !== undefined) return known;
    const ratio = await this.#pdf.getPage(page).then(
      (proxy) => {
        const { width, height } = proxy.getViewport({ scale: 1 });
        return width / height;
      },
      () => SHEET,
    );
    this.#ratios.set(page, ratio);
    return ratio;
  }

  /** Where a page's text stands, without its margins; the whole page where it cannot be drawn. */
  async block(page: number, signal: AbortSignal): Promise<Box> {
    const known = this.#blocks.get(page);
    if (known) return known;
    // The small picture is shown, stretched, until the right one is drawn.
    const seen = this.latest(page) ?? (await this.draw(page, LOOKED_AT * 2, signal).catch(() => null));
    signal.throwIfAborted();
    const block = seen ? lookedAt(seen.canvas) : WHOLE;
    this.#blocks.set(page, block);
    return block;
  }

  /**
   * Draws a page for a sheet that wide, and keeps the picture.
   * @throws where it cannot be drawn, or `signal` ended it
   */
  async draw(page: number, width: number, signal: AbortSignal): Promise<Picture> {
    const known = this.#pictures.get(page);
    if (known?.width === width) return known;
    const canvas = await this.#render(page, width, window.devicePixelRatio || 1, signal);
    const picture = { canvas, width };
    this.#pictures.set(page, picture);
    return picture;
  }

  /** Draws a page small, for a list of pages; nothing is kept. */
  async thumbnail(page: number, width: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
    const canvas = await this.#render(page, width, Math.min(2, window.devicePixelRatio || 1), signal);
    // What pdf.js keeps of a page is let go, unless the page is being drawn for the pane as well.
    (await this.#pdf.getPage(page)).cleanup();
    return canvas;
  }

  /**
   * Draws a part of a page alone, for a page that wide (CSS pixels); nothing is kept.
   * @param view as fractions of the page
   * @throws as `draw`
   */
  async cut(page: number, view: Box, width: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
    const canvas = await this.#render(page, width, Math.min(2, window.devicePixelRatio || 1), signal, view);
    await this.#pdf.getPage(page).then((proxy) => proxy.cleanup());
    return canvas;
  }

  /** Lets go of the pictures of all other pages, and of what pdf.js keeps for them. */
  keepOnly(pages: readonly number[]): void {
    for (const page of this.#pictures.keys()) if (!pages.includes(page)) this.#pictures.delete(page);
    // Refused while a page is being drawn; the next turn does it.
    void this.#pdf.cleanup().catch(() => undefined);
  }

  async #render(
    page: number,
    width: number,
    density: number,
    signal: AbortSignal,
    view: Box = WHOLE,
  ): Promise<HTMLCanvasElement> {
    const proxy: PDFPageProxy = await this.#pdf.getPage(page);
    signal.throwIfAborted();
    const natural = proxy.getViewport({ scale: 1 });
    this.#ratios.set(page, natural.width / natural.height);
    const most = Math.sqrt((MOST_PIXELS * natural.width) / natural.height);
    const scale = Math.min(width * density, most) / natural.width;
    const [wide, high] = [natural.width * scale, natural.height * scale];
    const viewport = proxy.getViewport({ scale, offsetX: -view.x * wide, offsetY: -view.y * high });
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(view.width * wide));
    canvas.height = Math.max(1, Math.floor(view.height * high));
    const task = proxy.render({ canvas, viewport });
    const cancel = () => task.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      await task.promise;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
    return canvas;
  }
}
