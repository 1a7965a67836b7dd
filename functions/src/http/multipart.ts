import busboy from 'busboy';
import { MAX_UPLOAD_BYTES } from '../contract/limits.ts';
import { AppError } from '../platform/errors.ts';
import { MAX_MULTIPART_BYTES } from './bodies.ts';
import type { UploadedFile } from './route.ts';

const MiB = 1024 * 1024;

/** Parts beside the file that a browser or a client library may add. */
const MAX_OTHER_PARTS = 10;

/** 413, naming the limit. */
const fileTooLarge = (): AppError =>
  new AppError('too_large', `This file is too large. A PDF can have up to ${MAX_UPLOAD_BYTES / MiB} MB.`);

const broken = (): AppError =>
  new AppError('invalid', 'The upload did not arrive whole. Please check your connection and try again.');

/** Hands a body over a piece at a time, as `takeBody` does for a request. */
export type Body = (most: number, tooLarge: () => AppError, take: (chunk: Buffer) => void) => Promise<void>;

/**
 * The one file, in field `file`, of a multipart body, which is read as it comes and no further than it may be long.
 * @param contentType the request's own `Content-Type`
 * @throws AppError `invalid` (no multipart, cut off, no file or several), `too_large`
 */
export async function receiveFile(contentType: string | undefined, body: Body): Promise<UploadedFile> {
  if (!/^multipart\/form-data\b/i.test(contentType ?? '')) {
    throw new AppError('invalid', 'Please choose a PDF file to upload.', { log: { why: 'not multipart' } });
  }
  const parts = await readParts(contentType, body);
  if (parts.length === 0) throw new AppError('invalid', 'No file came with the upload. Please choose a PDF file.');
  if (parts.length > 1) throw new AppError('invalid', 'Please upload one file at a time.');
  return parts[0]!; // exactly one, as just checked
}

/** Browsers write a quote and line breaks in a file's name as these three escapes, and nothing else (HTML, multipart/form-data). */
const unescaped = (name: string): string => name.replace(/%22/g, '"').replace(/%0[DA]/gi, ' ');

function parserFor(contentType: string | undefined): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: {
        files: 2,
        fileSize: MAX_UPLOAD_BYTES,
        fields: MAX_OTHER_PARTS,
        fieldSize: MiB,
        parts: MAX_OTHER_PARTS + 2,
        headerPairs: 20,
      },
    });
  } catch {
    throw broken();
  }
}

async function readParts(contentType: string | undefined, body: Body): Promise<UploadedFile[]> {
  const files: UploadedFile[] = [];
  const parser = parserFor(contentType);
  const parsed = new Promise<void>((resolve, reject) => {
    parser.on('file', (field, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on('limit', () => reject(fileTooLarge()));
      stream.on('error', () => reject(broken()));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (field === 'file') files.push({ name: unescaped(filename ?? ''), bytes: Buffer.concat(chunks) });
      });
    });
    parser.on('filesLimit', () => reject(new AppError('invalid', 'Please upload one file at a time.')));
    parser.on('partsLimit', () => reject(new AppError('invalid', 'The upload has too many parts.')));
    parser.on('fieldsLimit', () => reject(new AppError('invalid', 'The upload has too many parts.')));
    parser.on('error', () => reject(broken()));
    parser.on('close', resolve);
  });
  let refused = false;
  const whole = body(MAX_MULTIPART_BYTES, fileTooLarge, (chunk) => {
    if (!refused) parser.write(chunk);
  }).then(() => parser.end());
  try {
    await Promise.race([parsed, whole.then(() => parsed)]);
  } catch (error) {
    refused = true;
    parser.destroy();
    throw error instanceof AppError ? error : broken();
  }
  return files;
}
