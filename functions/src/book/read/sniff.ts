/** What a file is by its first and last bytes, before any parser touches it. */
import { ReadError } from './failure.ts';

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Readers look for the header in the first 1,024 bytes (ISO 32000-1, annex H, note 13). */
const HEAD = 1_024;
/** Files with some rubbish after their end still count as whole. */
const TAIL = 64 * 1_024;

/**
 * A file cut short: its end, where every PDF says where its table of objects begins (`startxref`, `%%EOF`), is missing;
 * or a linearized file is shorter than it says it is (its first part has an end mark of its own).
 */
function isCutShort(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, HEAD));
  const claimed = /\/Linearized\b[^>]*?\/L\s+(\d+)/.exec(head)?.[1];
  if (claimed !== undefined && Number(claimed) > bytes.byteLength) return true;
  const tail = latin1(bytes.subarray(Math.max(0, bytes.byteLength - TAIL)));
  return !tail.includes('startxref') && !tail.includes('%%EOF');
}

/** Throws `ReadError` `empty_file`, `not_a_pdf` or `truncated`; says nothing about a file that looks whole. */
export function sniff(bytes: Uint8Array): void {
  if (bytes.byteLength === 0) throw new ReadError('empty_file', 'The file has no bytes');
  if (!latin1(bytes.subarray(0, HEAD)).includes('%PDF-')) throw new ReadError('not_a_pdf', 'No %PDF- header');
  if (isCutShort(bytes)) throw new ReadError('truncated', 'The end of the file is missing');
}
