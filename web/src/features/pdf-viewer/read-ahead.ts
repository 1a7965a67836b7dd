import { bytesIn, type FilePiece } from '@/lib/kept-pieces.ts';

/** Most bytes of one request: a few seconds on a slow line. */
const MOST = 4 * 1024 * 1024;

/** Bytes of the last requests that are at hand for what is asked for next. */
const AT_HAND = 2 * MOST;

type Fetch = (begin: number, end: number) => Promise<Uint8Array>;

/** What one request fetches. */
interface Block {
  begin: number;
  end: number;
  bytes: Promise<Uint8Array>;
}

/**
 * Fewer requests for a book. pdf.js asks for one small piece after another: what came with the first reply is at hand, and of all
 * else more is fetched than is asked for. Of a book that lists all its pages in one row it reads all of it, from the end to the
 * start, before it shows a page. Whoever goes on where the last request ended, in either direction, and did so before, is fetched
 * twice as much as the last time; two pieces side by side alone are chance.
 */
export class ReadAhead {
  readonly #fetch: Fetch;
  readonly #length: number;
  readonly #known: readonly FilePiece[];
  readonly #chunk: number;
  /** The latest first. */
  #blocks: Block[] = [];
  #begin = -1;
  #end = -1;
  /** How often in a row a request went on where the one before it ended. */
  #run = 0;

  /**
   * @param fetch gets the bytes from `begin` up to, not including, `end`
   * @param length of the whole file
   * @param known what is there already of it, in its order
   * @param chunk requests begin and end at multiples of this
   */
  constructor(fetch: Fetch, length: number, known: readonly FilePiece[], chunk: number) {
    this.#fetch = fetch;
    this.#length = length;
    this.#known = known;
    this.#chunk = chunk;
  }

  /** The bytes from `begin` up to, not including, `end`, in a buffer of their own. Rejects as `fetch` does. */
  async read(begin: number, end: number): Promise<Uint8Array> {
    const known = bytesIn(this.#known, begin, end);
    if (known) return known;
    const block =
      this.#blocks.find((one) => begin >= one.begin && end <= one.end) ??
      this.#request(begin - (begin % this.#chunk), Math.ceil(end / this.#chunk) * this.#chunk);
    const offset = begin - block.begin;
    return (await block.bytes).slice(offset, offset + end - begin);
  }

  #request(begin: number, end: number): Block {
    this.#run = begin === this.#end || end === this.#begin ? this.#run + 1 : 0;
    const twice = this.#run < 2 ? 0 : 2 * (this.#end - this.#begin);
    const more = Math.max(0, Math.min(twice, MOST) - (end - begin));
    const [from, to] = end === this.#begin ? [begin - more, end] : [begin, end + more];
    this.#begin = Math.max(0, from);
    this.#end = Math.min(this.#length, to);
    const block = { begin: this.#begin, end: this.#end, bytes: this.#fetch(this.#begin, this.#end) };
    let bytes = 0;
    this.#blocks = [block, ...this.#blocks].filter((one) => {
      bytes += one.end - one.begin;
      return bytes <= AT_HAND;
    });
    block.bytes.catch(() => {
      // It must be asked for again, not answered with the same failure.
      this.#blocks = this.#blocks.filter((one) => one !== block);
    });
    return block;
  }
}
