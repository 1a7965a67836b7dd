import { pdfjs } from 'react-pdf';
import { CHUNK } from '@/lib/book-start.ts';

/**
 * The worker's fixed path on the site root (SPEC §7); everything else pdf.js fetches is served beside it. Its version lets browsers
 * keep it: another one is another address. The page asks for this very address beforehand (vite/ahead.ts).
 */
pdfjs.GlobalWorkerOptions.workerSrc = `/pdf.worker.min.mjs?v=${pdfjs.version}`;

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
