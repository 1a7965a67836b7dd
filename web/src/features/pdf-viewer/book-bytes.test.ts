import { headOf, PIECE_GRAIN, PIECES_TYPE, type Span } from '@contract/book-pieces.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error.ts';
import { fetchBinary } from '@/lib/api/binary.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { beginBook } from '@/lib/book-start.ts';
import { keptPieces } from '@/lib/kept-pieces.ts';
import { openBook } from './book-bytes.ts';
import { pdfjs } from './pdfjs.ts';

vi.mock('@/lib/api/binary.ts', () => ({ fetchBinary: vi.fn() }));
vi.mock('@/lib/kept-pieces.ts', async (original) => ({
  ...(await original<typeof import('@/lib/kept-pieces.ts')>()),
  keepPieces: vi.fn(),
  keptPieces: vi.fn(),
}));
vi.mock('./pdfjs.ts', () => ({
  OPTIONS: { rangeChunkSize: 4 },
  pdfjs: {
    getDocument: vi.fn(),
    PDFDataRangeTransport: class {
      length: number;
      initialData: Uint8Array | null;
      constructor(length: number, initialData: Uint8Array | null) {
        this.length = length;
        this.initialData = initialData;
      }
      onDataRange = vi.fn();
    },
  },
}));

interface Transport {
  length: number;
  initialData: Uint8Array | null;
  requestDataRange: (begin: number, end: number) => void;
  onDataRange: ReturnType<typeof vi.fn>;
  abort: () => void;
}

const bytes = new Uint8Array([1, 2, 3, 4]);
const part = (total = 40) => new Response(bytes, { status: 206, headers: { 'content-range': `bytes 0-3/${total}` } });
/** A file of ten grains, of which the first and the last come with the first reply. */
const TOTAL = 10 * PIECE_GRAIN;
const [head, tail] = [new Uint8Array(PIECE_GRAIN).fill(1), new Uint8Array(PIECE_GRAIN).fill(9)];
const noted = () => {
  const spans: Span[] = [
    [0, PIECE_GRAIN],
    [9 * PIECE_GRAIN, TOTAL],
  ];
  return new Response(Buffer.concat([headOf(TOTAL, spans), head, tail]), { headers: { 'content-type': PIECES_TYPE } });
};
const FIRST = 'bytes=0-32767';
const calls = () => vi.mocked(fetchBinary).mock.calls;
/** Answers the first call so, and those after it so. */
function answer(first: () => Response, later: () => Promise<Response> = async () => part()): void {
  vi.mocked(fetchBinary).mockImplementation(async (_call, _params, given) => {
    return given?.fresh ? first() : later();
  });
}
const open = (onError = vi.fn()) => openBook('f1', new AbortController().signal, onError);
/** What pdf.js was given; the mock above takes anything. */
const given = () =>
  vi.mocked(pdfjs.getDocument).mock.calls[0]?.[0] as unknown as { data?: Uint8Array; range?: Transport };

beforeEach(() => {
  vi.mocked(fetchBinary).mockReset();
  vi.mocked(pdfjs.getDocument).mockReset();
  vi.mocked(keptPieces).mockReset().mockResolvedValue([]);
  useAuth.setState({ status: 'signed-in', user: { uid: 'ana', email: null, displayName: null, photoURL: null } });
});

describe('opening a book', () => {
  it("fails with 'User not authenticated' when nobody is signed in, and asks for nothing", async () => {
    useAuth.setState({ status: 'signed-out', user: null });
    await expect(open()).rejects.toThrow('User not authenticated');
    expect(fetchBinary).not.toHaveBeenCalled();
  });

  it.each([404, 416, 500])("fails with 'Failed to fetch PDF: %d'", async (status) => {
    answer(() => new Response('', { status }));
    await expect(open()).rejects.toThrow(`Failed to fetch PDF: ${status}`);
  });

  it("fails with 'Empty response received'", async () => {
    answer(() => new Response('', { status: 200 }));
    await expect(open()).rejects.toThrow('Empty response received');
  });

  it('takes a fresh token, and in one call all that its opening page is drawn from', async () => {
    answer(noted);
    await open();
    expect(calls().map(([, , given]) => given)).toMatchObject([
      { fresh: true, headers: { Accept: `${PIECES_TYPE}, application/pdf`, Range: FIRST } },
    ]);
    expect(given().range).toMatchObject({ length: TOTAL, initialData: head });
    given().range?.requestDataRange(9 * PIECE_GRAIN, TOTAL);
    await vi.waitFor(() => expect(given().range?.onDataRange).toHaveBeenCalledWith(9 * PIECE_GRAIN, tail));
    expect(calls()).toHaveLength(1);
  });

  it('goes on with the beginning alone where the service knows of nothing more', async () => {
    answer(() => part());
    await open();
    expect(given().range).toMatchObject({ length: 40, initialData: bytes });
  });

  it('fails where the pieces that came are not whole', async () => {
    answer(() => new Response(Buffer.from(headOf(TOTAL, [[0, TOTAL]])), { headers: { 'content-type': PIECES_TYPE } }));
    await expect(open()).rejects.toThrow('Less than the pieces that are told');
  });

  it('takes what is kept here where no connection is', async () => {
    answer(() => {
      throw new ApiError({ status: 0, code: 'network', message: 'No connection.' });
    });
    await expect(open()).rejects.toThrow('No connection.');
    vi.mocked(keptPieces).mockResolvedValue([
      { begin: 0, bytes: head, total: TOTAL },
      { begin: 9 * PIECE_GRAIN, bytes: tail, total: TOTAL },
    ]);
    await open();
    expect(given().range).toMatchObject({ length: TOTAL, initialData: head });
    given().range?.requestDataRange(9 * PIECE_GRAIN, TOTAL);
    await vi.waitFor(() => expect(given().range?.onDataRange).toHaveBeenCalledWith(9 * PIECE_GRAIN, tail));
  });

  it.each([
    ['a whole book', () => new Response(bytes, { status: 200 })],
    ['a book of one piece', () => part(4)],
  ])('hands %s over at once', async (_kind, reply) => {
    answer(reply);
    await open();
    expect(given()).toMatchObject({ data: bytes });
  });

  it('uses what was asked for before the viewer was there, once', async () => {
    answer(() => part());
    beginBook('f1');
    await open();
    expect(calls()).toHaveLength(1);
    await open();
    expect(calls()).toHaveLength(2);
  });
});

describe('a later piece', () => {
  it('is fetched with its range and handed to pdf.js', async () => {
    const around = new Uint8Array(8 * PIECE_GRAIN).map((_, at) => at / PIECE_GRAIN);
    const headers = { 'content-range': `bytes 0-${around.length - 1}/${TOTAL}` };
    answer(noted, async () => new Response(around, { status: 206, headers }));
    await open();
    given().range?.requestDataRange(4 * PIECE_GRAIN, 5 * PIECE_GRAIN);
    const wanted = new Uint8Array(PIECE_GRAIN).fill(4);
    await vi.waitFor(() => expect(given().range?.onDataRange).toHaveBeenCalledWith(4 * PIECE_GRAIN, wanted));
    // With what lies around it, so that the next piece is there.
    expect(calls()[1]?.[2]?.headers).toMatchObject({ Accept: 'application/pdf', Range: 'bytes=0-32767' });
  });

  it('that is lost is asked for again, and told only after three tries', async () => {
    vi.useFakeTimers();
    answer(noted, async () => {
      throw new Error('The connection is gone.');
    });
    const onError = vi.fn();
    await open(onError);
    given().range?.requestDataRange(4 * PIECE_GRAIN, 5 * PIECE_GRAIN);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onError).toHaveBeenCalledWith(new Error('The connection is gone.'));
    expect(calls()).toHaveLength(1 + 3);
    vi.useRealTimers();
  });

  it('is not told of once the screen is left', async () => {
    let fail: (error: Error) => void = () => undefined;
    answer(noted, () => new Promise((_, reject) => (fail = reject)));
    const onError = vi.fn();
    await open(onError);
    given().range?.requestDataRange(4 * PIECE_GRAIN, 5 * PIECE_GRAIN);
    given().range?.abort();
    fail(new DOMException('gone', 'AbortError'));
    await Promise.resolve();
    expect(onError).not.toHaveBeenCalled();
  });
});
