/** Opening a PDF: the only place that touches pdf-parse. */
import { locateAssets } from './assets.ts';
import { ReadError } from './failure.ts';
import { handTextOn } from './loopback.ts';
import { byPieces } from './noted-reads.ts';
import type { PdfDocument } from './pdfjs.ts';
import { sniff } from './sniff.ts';

/**
 * pdf.js wants these browser classes at import time and would load a native canvas (30 MB) to get them. Only drawing
 * uses them and the reader never draws, so empty ones are enough; of a font's face it waits until it is loaded.
 */
function standInForBrowser(): void {
  class Face {
    loaded = Promise.resolve();
  }
  const stood = { DOMMatrix: class {}, ImageData: class {}, Path2D: class {}, FontFace: Face };
  for (const [name, value] of Object.entries(stood)) {
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true });
  }
}

/**
 * Where a browser would put a font's file, so that it draws by it: pdf.js, told so, does not work out the shapes of all letters itself,
 * which a reader has no use for.
 */
const NOWHERE: object = {
  ownerDocument: { fonts: { add: () => undefined, delete: () => true, clear: () => undefined } },
};

async function loadPdfParse(draws: boolean) {
  if (!draws) {
    standInForBrowser();
    handTextOn();
  }
  return (await import('pdf-parse')).PDFParse;
}

/** pdf-parse renames pdf.js's errors to classes of these names. */
function failureOf(error: unknown): ReadError {
  const name = error instanceof Error ? error.name : '';
  const message = error instanceof Error ? error.message : String(error);
  if (name === 'PasswordException') return new ReadError('password_protected', message, { cause: error });
  return new ReadError('unusable', `${name}: ${message}`, { cause: error });
}

/** For reading, every picture is over this many pixels and left alone; for drawing, a large page at 600 dots an inch isn't. */
const PIXELS = { reading: 1, drawing: 40_000_000 };

/**
 * Opens a PDF in this process for its text. Takes the bytes over: pdf.js may detach them.
 * Scripts of the PDF are never run: nothing here evaluates them, and `isEvalSupported` is off. Nothing is fetched.
 * @throws ReadError
 */
export function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  sniff(bytes);
  return open({ data: bytes }, false);
}

/**
 * As `openPdf`, for pictures of its pages: loads the native canvas, for which the process must be allowed add-ons.
 * Only ever in a process that has not read before, since reading puts stand-ins in the canvas's place.
 */
export function openForDrawing(bytes: Uint8Array): Promise<PdfDocument> {
  sniff(bytes);
  return open({ data: bytes }, true);
}

/** As `openForDrawing`, of a file that is known as a PDF, which is read piece by piece as it is needed (`noted-reads.ts`). */
export const openByPieces = (path: string): Promise<PdfDocument> => open(byPieces(path), true);

async function open(source: { data: Uint8Array } | ReturnType<typeof byPieces>, draws: boolean): Promise<PdfDocument> {
  const PDFParse = await loadPdfParse(draws);
  const { cMapUrl, standardFontDataUrl, wasmUrl, workerSrc } = locateAssets();
  PDFParse.setWorker(workerSrc);
  const parser = new PDFParse({
    ...source,
    cMapUrl,
    cMapPacked: true,
    standardFontDataUrl,
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: draws,
    ...(!draws && NOWHERE),
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    // What stands in for WebAssembly lies in the same folder.
    wasmUrl,
    enableXfa: false,
    fontExtraProperties: !draws,
    maxImageSize: draws ? PIXELS.drawing : PIXELS.reading,
    stopAtErrors: false,
  });
  try {
    // `load` is private in pdf-parse's types, but its public calls give text without positions, or everything at once:
    // the document behind it is what lets us read page by page, with the place of every word.
    return await (parser as unknown as { load(): Promise<PdfDocument> }).load();
  } catch (error) {
    throw failureOf(error);
  }
}
