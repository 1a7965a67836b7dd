/** What the reading child and its parent say to one another. */

import type { Box } from '../../contract/evidence.ts';
import type { PictureLanguage } from '../../contract/library.ts';
import type { Page } from '../model.ts';
import type { PictureReading } from '../pictures/model.ts';
import type { ReadFailure } from './failure.ts';
import type { Inspection } from './inspect-pdf.ts';
import type { DrawnPage } from './pdfjs.ts';
import type { Conclusion } from './read-pages.ts';

/** What a reading may cost before it is ended. */
export interface ReadLimits {
  /** Milliseconds for the whole of it. */
  wallMs: number;
  /** Milliseconds for opening the file, and for each single page. */
  stepMs: number;
  /** Processor time of the child (ms), of all children of one book together; as much as it likes where left out. */
  cpuMs?: number;
  /** Resident memory of the child process. */
  memoryBytes: number;
  maxPages: number;
}

/** How a page is drawn. */
export interface DrawnPart {
  /** Which part alone, as fractions of the page as shown. */
  view: Box;
  mostBytes: number;
  /** Pixels that the picture fits into. */
  size: { width: number; height: number };
  /** Half of JPEG's bytes for print; a model takes JPEG. */
  type: 'image/jpeg' | 'image/webp';
}

export type Job =
  | { kind: 'inspect'; path: string; limits: ReadLimits }
  | { kind: 'read'; path: string; limits: ReadLimits; from: number; skip: number[] }
  /** `notes`: which pieces of the file are read is told. */
  | { kind: 'draw'; path: string; limits: ReadLimits; pages: number[]; part?: Partial<DrawnPart>; notes?: boolean }
  /** Reads the words of pages' pictures; `language` where it is known. */
  | { kind: 'pictures'; path: string; limits: ReadLimits; pages: number[]; language: PictureLanguage | null };

export type Report =
  /** A page is begun; `cpuMs`: what the child has used so far. */
  | { kind: 'page'; number: number; total: number; cpuMs: number }
  | { kind: 'pages'; pages: Page[]; failed: number[] }
  | ({ kind: 'done' /** Most resident memory of the child. */; peakBytes: number } & Conclusion)
  | { kind: 'drawing'; page: number }
  | ({ kind: 'drawn' } & DrawnPage)
  /** What has been read of the file so far: first bytes, and those behind the last ones. */
  | { kind: 'noted'; spans: [number, number][] }
  /** A picture was read; `cpuMs` and `peakBytes`: what the child has used so far. */
  | { kind: 'picture'; page: number; reading: PictureReading; cpuMs: number; peakBytes: number }
  /** May come twice: the second time with what the first page is headed by. */
  | { kind: 'inspected'; inspection: Inspection }
  | { kind: 'failed'; failure: ReadFailure; message: string };
