import { PIECE_GRAIN } from '@contract/book-pieces.ts';
import { pdfjs } from 'react-pdf';
import { pdfWorkerAddress } from '@/lib/pdf-worker-address.ts';

/** The page asks for this very address beforehand (vite/ahead.ts). */
pdfjs.GlobalWorkerOptions.workerSrc = pdfWorkerAddress(pdfjs.version);

/** How every book is opened: only what is needed is fetched, and nothing in the file is run. */
export const OPTIONS = {
  cMapUrl: '/pdfjs/cmaps/',
  cMapPacked: true,
  standardFontDataUrl: '/pdfjs/standard_fonts/',
  wasmUrl: '/pdfjs/wasm/',
  iccUrl: '/pdfjs/iccs/',
  rangeChunkSize: PIECE_GRAIN,
  disableAutoFetch: true,
  disableStream: true,
  enableXfa: false,
  // A book's faulty fonts are told hundreds of times over, and nobody can do anything about them.
  verbosity: pdfjs.VerbosityLevel.ERRORS,
} as const;

export { pdfjs };
