import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchBinary } from '@/lib/api/binary.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { beginBook } from '@/lib/book-start.ts';
import { openBook } from './book-bytes.ts';
import { pdfjs } from './pdfjs.ts';

vi.mock('@/lib/api/binary.ts', () => ({ fetchBinary: vi.fn() }));
vi.mock('./pdfjs.ts', () => ({
  OPTIONS: { rangeChunkSize: 4 },
  pdfjs: {
    getDocument: vi.fn(),
    PDFDataRangeTransport: class {
      length: number;
      constructor(length: number) {
        this.length = length;
      }
      onDataRange = vi.fn();
    },
  },
}));

interface Transport {
  length: number;
  requestDataRange: (begin: number, end: number) => void;
  onDataRange: ReturnType<typeof vi.fn>;
  abort: () => void;
}

const bytes = new Uint8Array([1, 2, 3, 4]);
const part = (total = 40) => new Response(bytes, { status: 206, headers: { 'content-range': `bytes 0-3/${total}` } });
const FIRST = 'bytes=0-32767';
const LAST = 'bytes=-65536';
/** The calls for pieces, without the one for the file's end. */
const pieces = () => vi.mocked(fetchBinary).mock.calls.filter(([, , given]) => given?.headers?.Range !== LAST);
/** Answers the first piece so, those after it so, and the end of the file not at all. */
function answer(first: () => Response, later: () => Promise<Response> = async () => part()): void {
  vi.mocked(fetchBinary).mockImplementation(async (_call, _params, given) => {
    if (given?.headers?.Range === LAST) throw new Error('The end is not to be had.');
    return given?.headers?.Range === FIRST ? first() : later();
  });
}
const open = (onError = vi.fn()) => openBook('f1', new AbortController().signal, onError);
/** What pdf.js was given; the mock above takes anything. */
const given = () =>
  vi.mocked(pdfjs.getDocument).mock.calls[0]?.[0] as unknown as { data?: Uint8Array; range?: Transport };

beforeEach(() => {
  vi.mocked(fetchBinary).mockReset();
  vi.mocked(pdfjs.getDocument).mockReset();
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

  it('takes a fresh token and the first piece, and the last one beside it', async () => {
    answer(() => part());
    await open();
    expect(vi.mocked(fetchBinary).mock.calls.map(([, , given]) => given)).toMatchObject([
      { fresh: true, headers: { Accept: 'application/pdf', Range: FIRST } },
      { headers: { Accept: 'application/pdf', Range: LAST } },
    ]);
    expect(given().range?.length).toBe(40);
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
    expect(pieces()).toHaveLength(1);
    await open();
    expect(pieces()).toHaveLength(2);
  });
});

describe('a later piece', () => {
  it('is fetched with its range and handed to pdf.js', async () => {
    answer(() => part());
    await open();
    given().range?.requestDataRange(8, 12);
    await vi.waitFor(() => expect(given().range?.onDataRange).toHaveBeenCalledWith(8, bytes));
    expect(pieces()[1]?.[2]?.headers).toMatchObject({ Range: 'bytes=8-11' });
  });

  it('that is lost is asked for again, and told only after three tries', async () => {
    vi.useFakeTimers();
    answer(
      () => part(),
      async () => {
        throw new Error('The connection is gone.');
      },
    );
    const onError = vi.fn();
    await open(onError);
    given().range?.requestDataRange(8, 12);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onError).toHaveBeenCalledWith(new Error('The connection is gone.'));
    expect(pieces()).toHaveLength(1 + 3);
    vi.useRealTimers();
  });

  it('is not told of once the screen is left', async () => {
    let fail: (error: Error) => void = () => undefined;
    answer(
      () => part(),
      () => new Promise((_, reject) => (fail = reject)),
    );
    const onError = vi.fn();
    await open(onError);
    given().range?.requestDataRange(8, 12);
    given().range?.abort();
    fail(new DOMException('gone', 'AbortError'));
    await Promise.resolve();
    expect(onError).not.toHaveBeenCalled();
  });
});
