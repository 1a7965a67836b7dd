import { writeFile } from 'node:fs/promises';
import type { Inspection } from '../../book/read/inspect-pdf.ts';
import { INSPECT_LIMITS, inspectPdf, roomFor } from '../../book/read/supervise.ts';
import { AppError } from '../../platform/errors.ts';
import { withPath } from '../../platform/with-path.ts';
import { inChildSlot } from './child-slots.ts';
import { REFUSED } from './problems.ts';

/**
 * Says what a file on this machine is, by its content: opened in a child process that is bounded in time and memory.
 * @param bytes how large it is
 * @throws AppError with one of the reader's codes (`not_a_pdf`, `password_protected`, …)
 */
export async function inspectFile(path: string, bytes: number, signal: AbortSignal): Promise<Inspection> {
  const outcome = await inspectPdf(path, { memoryBytes: INSPECT_LIMITS.memoryBytes + roomFor(bytes) }, signal);
  if (outcome.ok) return outcome;
  throw new AppError(outcome.failure, REFUSED[outcome.failure], { log: { bytes } });
}

/** As `inspectFile`, of a file in memory. */
export async function inspect(bytes: Uint8Array, signal: AbortSignal): Promise<Inspection> {
  if (bytes.length === 0) throw new AppError('empty_file', REFUSED.empty_file);
  return inChildSlot(() =>
    withPath(async (path) => {
      await writeFile(path, bytes, { mode: 0o600 });
      return inspectFile(path, bytes.length, signal);
    }),
  );
}
