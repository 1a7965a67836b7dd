/** Most bytes of one request: a few seconds on a slow line. */
const MOST = 4 * 1024 * 1024;

/** How long what was asked for beside the beginning may take (ms); then the end of the file is asked for once more. */
const PATIENCE_MS = 10_000;

/** The last bytes of a file, asked for already. */
interface Last {
  /** How many were asked for. */
  bytes: number;
  /** They, or null where they could not be had; of a short file all it has. */
  piece: Promise<{ bytes: Uint8Array } | null>;
}

const later = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

type Fetch = (begin: number, end: number) => Promise<Uint8Array>;

/**
 * Fewer requests for a book that is read from one end to the other. pdf.js asks for one small piece after another, and
 * of a book that lists all its pages in one row it reads all of it, from the end to the start, before it shows a page.
 * Whoever goes on where the last request ended, in either direction, and did so before, is fetched twice as much as the last
 * time; two pieces side by side alone are chance.
 */
export class ReadAhead {
  readonly #fetch: Fetch;
  readonly #length: number;
  #begin = -1;
  #end = -1;
  /** How often in a row a request went on where the one before it ended. */
  #run = 0;
  #block: Promise<Uint8Array> = Promise.resolve(new Uint8Array());
  readonly #last: Last;

  /**
   * @param fetch gets the bytes from `begin` up to, not including, `end`
   * @param length of the whole file
   * @param last its last bytes, where they are asked for already
   */
  constructor(fetch: Fetch, length: number, last: Last = { bytes: 0, piece: Promise.resolve(null) }) {
    this.#fetch = fetch;
    this.#length = length;
    this.#last = last;
  }

  /** The bytes from `begin` up to, not including, `end`, in a buffer of their own. Rejects as `fetch` does. */
  async read(begin: number, end: number): Promise<Uint8Array> {
    const known = await this.#atEnd(begin, end);
    if (known) return known;
    if (begin < this.#begin || end > this.#end) this.#request(begin, end);
    const offset = begin - this.#begin;
    return (await this.#block).slice(offset, offset + end - begin);
  }

  /** Those bytes out of the file's last ones; null where they begin before those. */
  async #atEnd(begin: number, end: number): Promise<Uint8Array | null> {
    // Nobody waits for the end of the file who does not want it.
    if (begin < this.#length - this.#last.bytes) return null;
    const last = (await Promise.race([this.#last.piece, later(PATIENCE_MS)]))?.bytes;
    const from = this.#length - (last?.length ?? 0);
    return begin < from ? null : (last?.slice(begin - from, end - from) ?? null);
  }

  #request(begin: number, end: number): void {
    this.#run = begin === this.#end || end === this.#begin ? this.#run + 1 : 0;
    const twice = this.#run < 2 ? 0 : 2 * (this.#end - this.#begin);
    const more = Math.max(0, Math.min(twice, MOST) - (end - begin));
    const [from, to] = end === this.#begin ? [begin - more, end] : [begin, end + more];
    this.#begin = Math.max(0, from);
    this.#end = Math.min(this.#length, to);
    const block = this.#fetch(this.#begin, this.#end);
    this.#block = block;
    block.catch(() => {
      // It must be asked for again, not answered with the same failure.
      if (this.#block === block) this.#begin = this.#end = -1;
    });
  }
}
