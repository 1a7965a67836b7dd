/**
 * pdf.js's worker without what no book of ours can reach. A first page waits for it longer than for anything else (392 kB of a slow
 * line, gzipped), and pdf.js offers one build alone. Left out: forms in XFA, which are never opened (`enableXfa: false`), with the widths
 * of the fonts that they alone ask for, and the making of new PDFs. Brotli's dictionary, of which a handful of PDFs make use, is
 * fetched by the worker when a first stream needs it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

/** pdf.js's own modules, as its bundle names them. */
const LEFT_OUT =
  /^\.\/src\/core\/(?:xfa\/|xfa_fonts\.js|editor\/pdf_editor\.js|(?:calibri|helvetica|myriadpro|segoeui)_factors\.js|liberationsans_widths\.js)/;
/** What the rest of the worker asks them for: no document is a form in XFA, no font one of theirs, no rich text is read. */
const IN_THEIR_PLACE = `
const XFAFactory = { getRichTextAsHtml: () => null };
const getXfaFontName = () => null;
const getXfaFontDict = () => null;
class PDFEditor { constructor() { throw new Error("Not in this build."); } }
`;
const DICTIONARY = 'pdfjs/brotli-dictionary.json';
/** The three literals that the dictionary is unpacked from. */
const LITERALS = /(?<=unpackDictionaryData\(dictionaryData, )"(?:[^"\\]|\\.)*", "(?:[^"\\]|\\.)*", "(?:[^"\\]|\\.)*"/;
/** A worker may wait for a file, and a stream is decoded in one go. */
const FETCHED = `
const brotliDictionary = () => {
  const request = new XMLHttpRequest();
  request.open("GET", "/${DICTIONARY}", false);
  request.send();
  return JSON.parse(request.responseText);
};
`;

/**
 * Many books list all their pages in one row. pdf.js then looks at every one of them before it shows the first, which takes all of the
 * file (of 298 pages 1.3 MB, 11 s of a slow line). A row has as many entries as it says that it has pages: the page is at its place
 * there. What is found there and is no page is looked for as pdf.js does.
 */
const ROW = /(?=for \(let last = kids\.length - 1; last >= 0; last--\) \{\s*const lastKid = kids\[last\];)/;
const AT_ITS_PLACE = `
const inRow = kids[pageIndex - currentPageIndex];
if (count === kids.length && inRow instanceof Ref) {
  const found = await (pageDictCache.get(inRow) || xref.fetchAsync(inRow));
  if (found instanceof Dict && isName(found.getRaw("Type"), "Page") && !found.has("Kids")) {
    pageKidsCountCache.put(inRow, 1);
    pageIndexCache.put(inRow, pageIndex);
    return [found, inRow];
  }
}
`;

/** One change of the bundle. @throws where pdf.js has changed so that it cannot be made */
function changed(source: string, what: RegExp | string, by: string): string {
  if (typeof what === 'string' ? !source.includes(what) : !what.test(source))
    throw new Error(`pdf.js's worker has no ${what} any more: see vite/slim-worker.ts.`);
  return source.replace(what, () => by);
}

/** A worker of pdf.js, of this version or the reader's, that takes a page at its place in its row. @param source not minified */
export const takesPagesAtTheirPlace = (source: string): string => changed(source, ROW, AT_ITS_PLACE);

/**
 * The worker's code and Brotli's dictionary.
 * @param source pdf.js's own `pdf.worker.mjs`, not minified
 */
export async function slimWorker(source: string): Promise<{ code: string; dictionary: string }> {
  const [head = '', ...modules] = source.split(/^;\/\/ (?=\.\/)/m);
  const kept = modules.filter((one) => !LEFT_OUT.test(one));
  if (kept.length === modules.length)
    throw new Error("pdf.js's worker names its modules otherwise: see vite/slim-worker.ts.");
  const [literals = ''] = LITERALS.exec(source) ?? [];
  const whole = [head, IN_THEIR_PLACE, FETCHED, ...kept.map((one) => `\n;// ${one}`)].join('');
  const late = changed(
    changed(whole, LITERALS, '...brotliDictionary()'),
    'let BrotliDecode = makeBrotliDecode();',
    'let BrotliDecode = (...bytes) => (BrotliDecode = makeBrotliDecode())(...bytes);',
  );
  const { code } = await transform(takesPagesAtTheirPlace(late), {
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'inline',
  });
  return { code, dictionary: JSON.stringify(runInNewContext(`[${literals}]`)) };
}

/** pdf.js also hands all that it can do to scripts of the page, so that none of it could be left out. */
const HANDED_OUT = /^globalThis\.pdfjsLib = \{[^}]*\};$/m;

/** What every editor of annotations is built on, and all that stands on it; what is stored of forms asks whether something is one. */
const EDITOR = /^;\/\/ \.\/src\/display\/editor\/editor\.js\n[\s\S]*?^(?=;\/\/ \.\/src\/)/m;
const NO_EDITOR = 'class AnnotationEditor {}\n';

/** Takes pdf.js's own page part as far as this site uses it: the editors of annotations are half of it. */
export const slimPdfjs = (): Plugin => ({
  name: 'folio:slim-pdfjs',
  apply: 'build',
  transform: {
    filter: { id: /pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf\.mjs$/ },
    handler: (code) => ({ code: changed(changed(code, HANDED_OUT, ''), EDITOR, NO_EDITOR), map: null }),
  },
});

/**
 * Writes the worker to the site's root and the dictionary beside pdf.js's other files.
 * @param root the folder of the vite configuration
 */
export function slimPdfWorker(root: string): Plugin {
  return {
    name: 'folio:slim-pdf-worker',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      // After pdf.js's own has been copied there, which the developers' loop serves.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const source = path.join(root, '../node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs');
        const { code, dictionary } = await slimWorker(readFileSync(source, 'utf8'));
        writeFileSync(path.join(dir, 'pdf.worker.min.mjs'), code);
        writeFileSync(path.join(dir, DICTIONARY), dictionary);
      },
    },
  };
}
