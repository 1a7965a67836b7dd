/** The anchor: the text of every page from pdf.js as pdf-parse brings it, and nothing done with it. */
import { readFileSync } from 'node:fs';
import { locateAssets } from '../../../functions/src/book/read/assets.ts';
import { cpuMs } from '../lib/bench.ts';

/** The functions' package and not that of tools. */
const PACKAGE = 'pdf-parse';

/** What pdf.js calls a document, as far as it is used here. */
interface Bare {
  numPages: number;
  getPage: (number: number) => Promise<{ getTextContent: () => Promise<object>; cleanup: () => boolean }>;
}
interface Parser {
  new (options: object): { load: () => Promise<Bare> };
  setWorker: (source: string) => void;
}

const [file = ''] = process.argv.slice(2);
// Classes of browsers that pdf.js asks for when it is loaded; only drawing uses them.
for (const name of ['DOMMatrix', 'ImageData', 'Path2D'])
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: class {} });
const before = cpuMs();
// Its types keep to themselves what it loads.
const { PDFParse } = (await import(PACKAGE)) as { PDFParse: Parser };
const { cMapUrl, standardFontDataUrl, workerSrc } = locateAssets();
PDFParse.setWorker(workerSrc);
const data = new Uint8Array(readFileSync(file));
const document = await new PDFParse({ data, cMapUrl, cMapPacked: true, standardFontDataUrl, verbosity: 0 }).load();
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number);
  await page.getTextContent();
  page.cleanup();
}
console.log(JSON.stringify({ ms: cpuMs() - before, megabytes: process.resourceUsage().maxRSS / 1_024 }));
process.exit();
