import contentDisposition from 'content-disposition';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * What a `Range` header asks of a file (RFC 9110 §14): one range, `unsatisfiable`, or `whole` for anything that is
 * better answered with everything (no header, another unit, several ranges, malformed).
 * @param size bytes of the file
 * @param most bytes that one reply may carry; a longer range is answered in part, as the RFC allows
 */
export function rangeOf(header: string | undefined, size: number, most: number): ByteRange | 'whole' | 'unsatisfiable' {
  // A number of any length is one: past what a double tells apart it is beyond the end of every file.
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  const suffix = first === '';
  const start = suffix ? Math.max(0, size - Number(last)) : Number(first);
  const end = suffix || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (!suffix && last !== '' && Number(last) < start) return 'whole';
  if (start >= size || (suffix && Number(last) === 0)) return 'unsatisfiable';
  return { start, end: Math.min(end, start + most - 1) };
}

/** `Content-Disposition` that shows a file in the page and names it in any script (RFC 6266, RFC 8187). The name is a cleaned one. */
export function inlineAs(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '')
    .trim();
  return contentDisposition(fileName, { type: 'inline', fallback: ascii || 'book.pdf' });
}
