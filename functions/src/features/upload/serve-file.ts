import { Readable } from 'node:stream';
import { headOf, PIECE_GRAIN, PIECES_TYPE, type Span, spansOf } from '../../contract/book-pieces.ts';
import { FILE_UNIT_BYTES, MAX_REPLY_BYTES } from '../../contract/limits.ts';
import type { BinaryReply, Handler } from '../../http/route.ts';
import { AppError } from '../../platform/errors.ts';
import { PIECES, readBookFile, streamPdf } from '../../stores/book-files.ts';
import { type Owned, openDocument } from '../../stores/documents.ts';
import { keepPace } from '../../stores/pace.ts';
import { inlineAs, rangeOf } from './ranges.ts';

/** The call itself was counted as one. */
async function pay(uid: string, sent: number): Promise<void> {
  const cost = Math.ceil(sent / FILE_UNIT_BYTES) - 1;
  if (cost > 0) await keepPace(uid, 'files', cost);
}

/**
 * The PDF: whole (200), one range of it (206), or a range it has not (416). To who accepts them, the pieces that its opening page is
 * drawn from (200, `contract/book-pieces.ts`), whatever the range.
 */
export const serveFile: Handler<'upload.file'> = async ({ student, params, header, viaHosting }) => {
  const document = await openDocument(student.uid, params.id);
  if (header('Accept')?.includes(PIECES_TYPE)) return servePieces(student.uid, document);
  const { id, bytes, fingerprint, file_name, title } = document;
  const etag = `"${fingerprint}"`;
  const changed = header('If-Range') !== undefined && header('If-Range') !== etag;
  const range = changed ? 'whole' : rangeOf(header('Range'), bytes, MAX_REPLY_BYTES);
  if (range === 'unsatisfiable') {
    const headers = { 'Content-Range': `bytes */${bytes}` };
    throw new AppError('invalid', 'This book has no such part.', { headers, status: 416 });
  }
  if (range === 'whole' && bytes > MAX_REPLY_BYTES && viaHosting) {
    throw new AppError('too_large', 'This book is too large to be sent at once. Please ask for it in parts (Range).');
  }
  const sent = range === 'whole' ? bytes : range.end - range.start + 1;
  await pay(student.uid, sent);
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': inlineAs(file_name || `${title}.pdf`),
    'Accept-Ranges': 'bytes',
    ETag: etag,
  };
  if (range === 'whole') {
    const whole = { ...headers, 'Content-Length': String(bytes) };
    return { status: 200, headers: whole, open: () => streamPdf(student.uid, id) };
  }
  const part = {
    ...headers,
    'Content-Length': String(range.end - range.start + 1),
    'Content-Range': `bytes ${range.start}-${range.end}/${bytes}`,
  };
  return { status: 206, headers: part, open: () => streamPdf(student.uid, id, range) };
};

/**
 * What a viewer asks for first of a book whose reading has noted nothing: the beginning, and of the end, where a PDF's table of contents
 * for machines stands, as much as lets it go on without another piece in most books.
 */
const ENDS = { first: 32_768, last: 65_536 };

function endsOf(total: number): Span[] {
  const last = Math.max(0, total - ENDS.last);
  return (
    spansOf(
      [
        [0, Math.min(total, ENDS.first)],
        [last - (last % PIECE_GRAIN), total],
      ],
      total,
    ) ?? []
  );
}

async function servePieces(uid: string, { id, bytes }: Owned): Promise<BinaryReply> {
  const noted = await readBookFile(uid, id, PIECES);
  const spans = noted ? [] : endsOf(bytes);
  const head = noted ?? headOf(bytes, spans);
  const length = head.length + spans.reduce((sum, [begin, end]) => sum + end - begin, 0);
  await pay(uid, length);
  const headers = { 'Content-Type': PIECES_TYPE, 'Content-Length': String(length) };
  return { status: 200, headers, open: () => Readable.from(inOrder(uid, id, head, spans)) };
}

async function* inOrder(uid: string, id: string, head: Uint8Array, spans: readonly Span[]): AsyncGenerator<Uint8Array> {
  yield head;
  for (const [start, end] of spans) yield* streamPdf(uid, id, { start, end: end - 1 });
}
