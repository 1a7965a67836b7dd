/** Where pdf.js's own files are: character maps, standard fonts and the worker's code. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder beside the bundle that the build copies `cmaps/`, `standard_fonts/`, `wasm/` and `pdf.worker.mjs` to. */
const BUNDLED_ASSETS = 'pdfjs';

export interface PdfAssets {
  /** Folders with a trailing slash, as pdf.js wants them. Without the first, 80 % of Chinese and Japanese vanishes. */
  cMapUrl: string;
  standardFontDataUrl: string;
  /** Decoders of pictures (JPEG 2000), in WebAssembly and in JavaScript. */
  wasmUrl: string;
  /** A `file:` URL that can be imported. */
  workerSrc: string;
}

/** The pdfjs-dist package that pdf-parse itself uses, wherever npm put it. */
export function pdfjsFolder(): string {
  const fromPdfParse = createRequire(createRequire(import.meta.url).resolve('pdf-parse'));
  return dirname(fromPdfParse.resolve('pdfjs-dist/package.json'));
}

/**
 * Finds the files beside the bundle, or else in the installed package. The build copies, from `pdfjsFolder()`:
 * `cmaps/`, `standard_fonts/`, `wasm/` and `legacy/build/pdf.worker.min.mjs` (as `pdf.worker.mjs`) into `dist/pdfjs/`.
 */
export function locateAssets(): PdfAssets {
  const bundled = join(dirname(fileURLToPath(import.meta.url)), BUNDLED_ASSETS);
  const isBundled = existsSync(join(bundled, 'cmaps'));
  const folder = isBundled ? bundled : pdfjsFolder();
  const worker = isBundled ? 'pdf.worker.mjs' : join('legacy', 'build', 'pdf.worker.min.mjs');
  return {
    cMapUrl: `${join(folder, 'cmaps')}/`,
    standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
    wasmUrl: `${join(folder, 'wasm')}/`,
    workerSrc: pathToFileURL(join(folder, worker)).href,
  };
}
