import type { BookPieces } from '@contract/book-pieces.ts';
import { viewer } from '@/config/texts/viewer.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { CHUNK, fetchRange, keepWhole, startBook, takeBegun } from '@/lib/book-start.ts';
import { OPTIONS, pdfjs } from './pdfjs.ts';
import { ReadAhead } from './read-ahead.ts';

/** A lost connection is often back in a moment; the page being read should not be lost for it. */
const TRIES = 3;
const PAUSE_MS = 800;

/** Hands pdf.js the ranges that it asks for, each with the student's token. */
class BookTransport extends pdfjs.PDFDataRangeTransport {
  readonly #pieces: ReadAhead;
  readonly #onError: (error: unknown) => void;
  readonly #gone = new AbortController();

  constructor(fileId: string, { total, pieces }: BookPieces, onError: (error: unknown) => void) {
    // A copy: pdf.js takes what it is given with it.
    super(total, pieces.find(({ begin }) => begin === 0)?.bytes.slice() ?? null);
    const { signal } = this.#gone;
    this.#pieces = new ReadAhead((begin, end) => fetchRange(fileId, begin, end, signal), total, pieces, CHUNK);
    this.#onError = onError;
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#fetch(begin, end, TRIES);
  }

  async #fetch(begin: number, end: number, tries: number): Promise<void> {
    const { signal } = this.#gone;
    try {
      this.onDataRange(begin, await this.#pieces.read(begin, end));
    } catch (error) {
      if (signal.aborted) return;
      if (tries <= 1) return this.#onError(error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await this.#fetch(begin, end, tries - 1);
    }
  }

  override abort(): void {
    this.#gone.abort();
  }
}

/**
 * Opens a student's book, fetching only what its opening page is drawn from; the rest follows as pages need it.
 * @param onError told when a later piece cannot be had
 * @returns pdf.js's loading task; `destroy()` ends everything
 * @throws Error with the words of SPEC §8: nobody signed in, a status that is no success, an empty reply
 */
export async function openBook(fileId: string, signal: AbortSignal, onError: (error: unknown) => void) {
  if (useAuth.getState().status !== 'signed-in') throw new Error(viewer.notAuthenticated);
  const start = await (takeBegun(fileId) ?? startBook(fileId, signal));
  signal.throwIfAborted();
  const { total, pieces } = start;
  const [first] = pieces;
  if (first && first.begin === 0 && first.bytes.length >= total)
    return pdfjs.getDocument({ ...OPTIONS, data: first.bytes.slice() });
  keepWhole(fileId, total, signal);
  return pdfjs.getDocument({ ...OPTIONS, range: new BookTransport(fileId, start, onError) });
}
