import { FILE_UNIT_BYTES, MAX_REPLY_BYTES } from '../../contract/limits.ts';
import type { Handler } from '../../http/route.ts';
import { AppError } from '../../platform/errors.ts';
import { streamPdf } from '../../stores/book-files.ts';
import { openDocument } from '../../stores/documents.ts';
import { keepPace } from '../../stores/pace.ts';
import { inlineAs, rangeOf } from './ranges.ts';

/** The PDF: whole (200), one range of it (206), or a range it has not (416). */
export const serveFile: Handler<'upload.file'> = async ({ student, params, header, viaHosting }) => {
  const { id, bytes, fingerprint, file_name, title } = await openDocument(student.uid, params.id);
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
  const cost = Math.ceil(sent / FILE_UNIT_BYTES) - 1;
  // The call itself was counted as one.
  if (cost > 0) await keepPace(student.uid, 'files', cost);
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
