/**
 * The part of pdf.js's display API that the reader uses, written down here because pdf-parse carries its own pdf.js
 * (5.4.296) whose types are not importable from outside it. Lengths are PDF user-space units unless told otherwise.
 */

/** `[a b c d e f]`: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface PdfTextItem {
  /** Logical order: pdf.js has applied the bidirectional algorithm and taken ligatures apart. */
  str: string;
  dir: 'ltr' | 'rtl' | 'ttb';
  /** Advance along the writing direction for horizontal text, column width for vertical text. */
  width: number;
  height: number;
  transform: Matrix;
  fontName: string;
  hasEOL: boolean;
}

interface PdfTextStyle {
  ascent: number;
  descent: number;
  vertical: boolean;
}

export interface PdfTextContent {
  items: readonly PdfTextItem[];
  styles: Readonly<Record<string, PdfTextStyle>>;
  /** The document's or page's declared language. */
  lang: string | null;
}

/** A font as the worker hands it over with `fontExtraProperties`; everything may be missing. */
export interface PdfFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  isMonospace?: boolean;
  /** Advance by character code, in `1 / fontMatrix[0]` units. */
  widths?: (number | undefined)[] | Record<string, number>;
  defaultWidth?: number;
  fontMatrix?: readonly number[];
  /** Another face stands in for it. */
  missingFile?: boolean;
  /** By character code, what the font itself draws it by; nothing for what it has no glyph for. */
  toFontChar?: (number | undefined)[] | Record<string, number>;
  toUnicode?: { _map?: (string | number | undefined)[] | Record<string, string | number> };
}

/** A page's drawing orders, by number, each with what it is given. */
interface PdfOperators {
  fnArray: readonly number[];
  argsArray: readonly (readonly unknown[] | null)[];
}

export interface PdfPage {
  /** Crop box. */
  readonly view: readonly [number, number, number, number];
  readonly rotate: number;
  getViewport(options: { scale: number; offsetX?: number; offsetY?: number }): {
    width: number;
    height: number;
    transform: Matrix;
  };
  getTextContent(options?: { disableNormalization?: boolean }): Promise<PdfTextContent>;
  getOperatorList(options?: { annotationMode?: number }): Promise<PdfOperators>;
  readonly commonObjs: { has(id: string): boolean; get(id: string): unknown };
  render(options: {
    canvas: PdfCanvas;
    canvasContext: PdfCanvasContext;
    viewport: { width: number; height: number };
    background?: string;
  }): { promise: Promise<void> };
  cleanup(): boolean;
}

/** A canvas of @napi-rs/canvas, which pdf.js draws on where there is no browser. */
export interface PdfCanvas {
  /** @param quality 0 to 100 */
  toBuffer(type: 'image/jpeg' | 'image/webp', quality: number): Uint8Array;
}

interface PdfCanvasContext {
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
}

interface CanvasAndContext {
  canvas: PdfCanvas;
  context: PdfCanvasContext;
}

/** A page as a picture; null where it could not be drawn. */
export interface DrawnPage {
  number: number;
  picture: Uint8Array | null;
}

export interface PdfOutlineNode {
  title: string;
  dest: string | readonly unknown[] | null;
  items: readonly PdfOutlineNode[];
}

export interface PdfDocument {
  readonly numPages: number;
  readonly canvasFactory: {
    create(width: number, height: number): CanvasAndContext;
    destroy(canvas: CanvasAndContext): void;
  };
  getPage(number: number): Promise<PdfPage>;
  getPageIndex(ref: unknown): Promise<number>;
  getDestination(name: string): Promise<readonly unknown[] | null>;
  getOutline(): Promise<readonly PdfOutlineNode[] | null>;
  getPageLabels(): Promise<readonly string[] | null>;
  getMetadata(): Promise<{ info: Readonly<Record<string, unknown>>; metadata: { get(name: string): unknown } | null }>;
  cleanup(): Promise<void>;
  destroy(): Promise<void>;
}
