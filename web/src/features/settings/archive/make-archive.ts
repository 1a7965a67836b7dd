import { downloadZip } from 'client-zip';
import { collect, type Progress } from './collect.ts';

/**
 * Puts the archive together. PDFs are compressed already, so nothing is compressed again.
 * @throws ApiError, and `AbortError` when `signal` aborts
 */
export function makeArchive(
  email: string | null,
  signal: AbortSignal,
  report: (progress: Progress) => void,
): Promise<Blob> {
  return downloadZip(collect({ email, at: new Date() }, signal, report)).blob();
}
