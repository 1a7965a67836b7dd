/** Most bytes of one request: a few seconds on a slow line. */
const MOST = 4 * 1024 * 1024;

type Fetch = (begin: number, end: number) => Promise<Uint8Array>;

/**
 * Fewer requests for a book that is read from one end to the other. pdf.js asks for one small piece after another, and
 * of a book that lists all its pages in one row it reads all of it, from the end to the start, before it shows a page.
 * Whoever goes on where the last request ended, in either direction, is fetched twice as much as the last time.
 */
export class ReadAhead {
  readonly #fetch: Fetch;
  readonly #length: number;
  #begin = -1;
  #end = -1;
  #block: Promise<Uint8Array> = Promise.resolve(new Uint8Array());

  /** @param fetch gets the bytes from `begin` up to, not including, `end` @param length of the whole file */
  constructor(fetch: Fetch, length: number) {
    this.#fetch = fetch;
    this.#length = length;
  }

  /** The bytes from `begin` up to, not including, `end`, in a buffer of their own. Rejects as `fetch` does. */
  async read(begin: number, end: number): Promise<Uint8Array> {
    if (begin < this.#begin || end > this.#end) this.#request(begin, end);
    const offset = begin - this.#begin;
    return (await this.#block).slice(offset, offset + end - begin);
  }

  #request(begin: number, end: number): void {
    const more = Math.max(0, Math.min(2 * (this.#end - this.#begin), MOST) - (end - begin));
    const [from, to] =
      begin === this.#end ? [begin, end + more] : end === this.#begin ? [begin - more, end] : [begin, end];
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
