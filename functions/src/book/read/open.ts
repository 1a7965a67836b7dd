/** Opening a PDF: the only place that touches pdf-parse. */
import { locateAssets } from './assets.ts';
import { ReadError } from './failure.ts';
import type { PdfDocument } from './pdfjs.ts';
import { sniff } from './sniff.ts';

/**
 * pdf.js wants these browser classes at import time and would load a native canvas (30 MB) to get them. Only drawing
 * uses them and the reader never draws, so empty ones are enough.
 */
function standInForCanvas(): void {
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) {
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: class {}, configurable: true });
  }
}

async function loadPdfParse() {
  standInForCanvas();
  return (await import('pdf-parse')).PDFParse;
}

/** pdf-parse renames pdf.js's errors to classes of these names. */
function failureOf(error: unknown): ReadError {
  const name = error instanceof Error ? error.name : '';
  const message = error instanceof Error ? error.message : String(error);
  if (name === 'PasswordException') return new ReadError('password_protected', message, { cause: error });
  return new ReadError('unusable', `${name}: ${message}`, { cause: error });
}

/**
 * Opens a PDF in this process. Takes the bytes over: pdf.js may detach them.
 * Scripts of the PDF are never run: nothing here evaluates them, and `isEvalSupported` is off. Nothing is fetched.
 * @throws ReadError
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  sniff(bytes);
  const PDFParse = await loadPdfParse();
  const { cMapUrl, standardFontDataUrl, workerSrc } = locateAssets();
  PDFParse.setWorker(workerSrc);
  const parser = new PDFParse({
    data: bytes,
    cMapUrl,
    cMapPacked: true,
    standardFontDataUrl,
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    fontExtraProperties: true,
    // Operator lists are read for their fonts only; every picture is over this many pixels and is left alone.
    maxImageSize: 1,
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
