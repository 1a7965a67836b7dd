import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Inspection } from '../../book/read/read-pdf.ts';
import { inspectPdf } from '../../book/read/supervise.ts';
import { AppError } from '../../platform/errors.ts';
import { REFUSED } from './problems.ts';

/** Children at once in one process: each may take 512 MB, and the function has 2 GB. */
const MOST_CHILDREN = 2;
let children = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (children >= MOST_CHILDREN) await new Promise<void>((turn) => waiting.push(turn));
  else children++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else children--;
  }
}

/** A file of this machine that holds the bytes while `work` runs. */
async function withFile<T>(bytes: Uint8Array, work: (path: string) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `folio-${randomUUID()}.pdf`);
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Says what an uploaded file is, by its content: opened in a child process that is bounded in time and memory.
 * @throws AppError with one of the reader's codes (`not_a_pdf`, `password_protected`, …)
 */
export async function inspect(bytes: Uint8Array, signal: AbortSignal): Promise<Inspection> {
  if (bytes.length === 0) throw new AppError('empty_file', REFUSED.empty_file);
  const outcome = await inTurn(() => withFile(bytes, (path) => inspectPdf(path, {}, signal)));
  if (outcome.ok) return outcome;
  throw new AppError(outcome.failure, REFUSED[outcome.failure], { log: { bytes: bytes.length } });
}
