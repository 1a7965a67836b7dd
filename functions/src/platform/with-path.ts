import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A path on this machine that `work` may put a file at; gone when it ends. */
export async function withPath<T>(work: (path: string) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `folio-${randomUUID()}.pdf`);
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
