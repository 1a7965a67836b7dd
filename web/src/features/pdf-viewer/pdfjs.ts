import { pdfjs } from 'react-pdf';

/** The worker's fixed path on the site root (SPEC §7); everything else pdf.js fetches is served beside it. */
pdfjs.GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs';

/** Bytes asked for at a time. Page 1 of a book needs 11–40 % of its file in pieces of this size. */
export const CHUNK = 65_536;

/** How every book is opened: only what is needed is fetched, and nothing in the file is run. */
export const OPTIONS = {
  cMapUrl: '/pdfjs/cmaps/',
  cMapPacked: true,
  standardFontDataUrl: '/pdfjs/standard_fonts/',
  wasmUrl: '/pdfjs/wasm/',
  iccUrl: '/pdfjs/iccs/',
  rangeChunkSize: CHUNK,
  disableAutoFetch: true,
  disableStream: true,
  enableXfa: false,
} as const;

export { pdfjs };
