/** Which pieces of its file pdf.js reads. In the drawing child alone, which has one file. */
import { pathToFileURL } from 'node:url';
import { PIECE_GRAIN } from '../../contract/book-pieces.ts';

/**
 * Notes what is read of files from now on in this process, piece by piece: pdf.js, given an address in the place of bytes, reads by
 * `createReadStream` what it needs and nothing ahead of that.
 * @returns what has been read so far: first bytes, and those behind the last ones
 */
export function noteReads(): () => [number, number][] {
  const fs = process.getBuiltinModule('fs');
  const read = fs.createReadStream;
  const spans: [number, number][] = [];
  fs.createReadStream = (path, options) => {
    if (typeof options === 'object' && options.start !== undefined && options.end !== undefined)
      spans.push([options.start, options.end + 1]);
    return read(path, options);
  };
  return () => [...spans];
}

/** How pdf.js is told to read a file by pieces. */
export const byPieces = (path: string) => ({
  url: pathToFileURL(path).href,
  rangeChunkSize: PIECE_GRAIN,
  disableAutoFetch: true,
  disableStream: true,
});
