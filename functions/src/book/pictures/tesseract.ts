/**
 * Tesseract 5 as WebAssembly (`tesseract.js-core`, the engine inside tesseract.js), used without tesseract.js around it: that
 * begins a thread of its own and knows how to fetch its parts from a public network, and the reading child allows neither.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PictureLanguage } from '../../contract/library.ts';
import { type Bitmap, toPgm } from './bitmap.ts';
import type { QuarterTurn, Rectangle } from './turns.ts';

/** The part of the module's interface that is used here; lengths are pixels, confidences 0 to 100. */
interface TesseractModule {
  FS: { writeFile(path: string, data: Uint8Array): void };
  TessBaseAPI: new () => TessBaseAPI;
  OSResults: new () => {
    best_result: { orientation_id: number; script_id: number; sconfidence: number; oconfidence: number };
    unicharset: { get_script_from_script_id(id: number): string };
  };
}
interface TessBaseAPI {
  /** @returns 0 where it worked */
  Init(path: null, language: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  /** Takes the file `/input`. @returns 1 where it is no picture */
  SetImageFile(exifOrientation: number, radians: number): number;
  FindLines(): number;
  /** Slope of the lines found: height gained per pixel to the right, y upwards. */
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  DetectOS(results: object): boolean;
  Clear(): void;
}

interface Found {
  text: string;
  bbox: Rectangle;
  confidence: number;
}
export interface FoundLine extends Found {
  rowAttributes: { rowHeight: number; descenders: number; ascenders: number };
  words: Found[];
}
interface FoundPage {
  blocks: { paragraphs: { lines: FoundLine[] }[] }[] | null;
}

/** Tesseract's engines: the network reads words, the older one is needed to tell scripts and orientation. */
const ENGINE = { network: 1, older: 0 } as const;
const DATA = { en: 'eng', fr: 'fra' } as const satisfies Record<PictureLanguage, string>;
/** Integer weights made of the most accurate ones: a quarter of the time, the same words. Orientation has one set of data. */
const VARIANT = '4.0.0_best_int';

const require = createRequire(import.meta.url);

/** What the packages hold of a language, unpacked. */
function trainedData(name: string): Uint8Array {
  const folder = dirname(require.resolve(`@tesseract.js-data/${name}/package.json`));
  return gunzipSync(readFileSync(join(folder, VARIANT, `${name}.traineddata.gz`)));
}

export interface Orientation {
  /** How far the picture must be turned clockwise for its lines to be upright. */
  turn: QuarterTurn;
  /** As Tesseract names scripts: `Latin`, `Cyrillic`, `Arabic`, `Han`, … */
  script: string;
  turnConfidence: number;
  scriptConfidence: number;
}

/** One engine for a process: some 60 MB, made once, used for page after page. */
export class Tesseract {
  private readonly module: TesseractModule;
  private readonly engines = new Map<string, TessBaseAPI>();

  private constructor(module: TesseractModule) {
    this.module = module;
  }

  /** @throws where the packages are not installed */
  static async load(): Promise<Tesseract> {
    // With SIMD, which every Node that runs this has; not "relaxed" SIMD, whose sums differ from machine to machine.
    const core = require('tesseract.js-core/tesseract-core-simd.js') as (options: object) => Promise<TesseractModule>;
    return new Tesseract(await core({ print: () => undefined, printErr: () => undefined }));
  }

  private engine(name: string, kind: number): TessBaseAPI {
    const known = this.engines.get(name);
    if (known) return known;
    this.module.FS.writeFile(`./${name}.traineddata`, trainedData(name));
    const api = new this.module.TessBaseAPI();
    if (api.Init(null, name, kind) !== 0) throw new Error(`Tesseract does not take its data of ${name}`);
    // 3: the layout is found, columns too, orientation is not. What it says on its way is not for our logs.
    api.SetVariable('tessedit_pageseg_mode', '3');
    api.SetVariable('debug_file', '/dev/null');
    this.engines.set(name, api);
    return api;
  }

  private shown(api: TessBaseAPI, bitmap: Bitmap, dpi: number): void {
    this.module.FS.writeFile('/input', toPgm(bitmap));
    if (api.SetImageFile(1, 0) === 1) throw new Error('Tesseract does not take the picture');
    api.SetVariable('user_defined_dpi', String(Math.round(dpi)));
  }

  /** How much the picture's lines lean, in radians: positive where they sink to the right. Finds the layout, reads nothing. */
  lean(bitmap: Bitmap, dpi: number, language: PictureLanguage): number {
    const api = this.engine(DATA[language], ENGINE.network);
    this.shown(api, bitmap, dpi);
    api.FindLines();
    return -Math.atan(api.GetGradient());
  }

  /** Reads the picture that was last looked at by `lean`, or another one. */
  read(bitmap: Bitmap | null, dpi: number, language: PictureLanguage): FoundLine[][] {
    const api = this.engine(DATA[language], ENGINE.network);
    if (bitmap) this.shown(api, bitmap, dpi);
    api.Recognize(null);
    // Sound: the module writes it, of this shape.
    const { blocks } = JSON.parse(api.GetJSONText()) as FoundPage;
    return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.map(({ lines }) => lines));
  }

  /** Which way up the letters stand, and of which script they are; null where too few are found. */
  orientation(bitmap: Bitmap, dpi: number): Orientation | null {
    const api = this.engine('osd', ENGINE.older);
    this.shown(api, bitmap, dpi);
    const results = new this.module.OSResults();
    if (!api.DetectOS(results)) return null;
    const { best_result: best, unicharset } = results;
    // Tesseract counts quarter turns against the clock that the page has made.
    const turns: QuarterTurn[] = [0, 270, 180, 90];
    return {
      turn: turns[best.orientation_id] ?? 0,
      script: unicharset.get_script_from_script_id(best.script_id),
      turnConfidence: best.oconfidence,
      scriptConfidence: best.sconfidence,
    };
  }
}
