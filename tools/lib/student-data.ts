/**
 * The student's data between starts, in the ignored folder `.data/` (or where FOLIO_DATA says): `kept/` is what the next
 * start begins with, `next/` what a suite exports when it ends. An export counts only if its suite had come up, for one that
 * is stopped while it still imports holds half of the data.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leaveLock, lockHolder, takeLock } from './lock.mjs';
import { Missing, ROOT } from './prepare.mjs';

const DATA = process.env.FOLIO_DATA ?? join(ROOT, '.data');
const KEPT = join(DATA, 'kept');
const NEXT = join(DATA, 'next');
const CAME_UP = join(DATA, 'came-up');
const LOCK = join(DATA, 'lock');

/** Where the demo student and the sample coursebook come from. */
export const PRISTINE = join(ROOT, 'emulator-data');

const isExport = (folder: string) => existsSync(join(folder, 'firebase-export-metadata.json'));

export interface StudentData {
  importFrom?: string;
  exportTo: string;
  /** To be called when the suite has come up, with the address of the site. */
  cameUp: (url: string) => void;
  /** To be called when the suite is gone: keeps what it exported and lets others start. Returns whether there was anything. */
  close: () => boolean;
}

/** The data for one start of the suite. @throws Missing when another copy of Folio is using it */
export function openStudentData(): StudentData {
  claim();
  adoptExport();
  const from = [KEPT, PRISTINE].find(isExport);
  return {
    ...(from ? { importFrom: from } : {}),
    exportTo: NEXT,
    cameUp: (url) => writeFileSync(CAME_UP, url),
    close: () => {
      const kept = adoptExport();
      leaveLock(LOCK);
      return kept;
    },
  };
}

/** Forgets everything but `emulator-data/`. @throws Missing when a copy of Folio is using it */
export function resetStudentData(): void {
  claim();
  rmSync(DATA, { recursive: true, force: true });
}

function claim(): void {
  if (takeLock(LOCK)) return;
  const place = existsSync(CAME_UP) ? ` at ${readFileSync(CAME_UP, 'utf8')}` : '';
  throw new Missing(
    `Folio is running already${place} (process ${lockHolder(LOCK)}): use that one, or stop it with Ctrl-C in its window and run this again.`,
  );
}

/** Moves a finished export into the place of what was kept before. */
function adoptExport(): boolean {
  const whole = isExport(NEXT) && existsSync(CAME_UP);
  if (whole) {
    const before = `${KEPT}.before`;
    rmSync(before, { recursive: true, force: true });
    if (existsSync(KEPT)) renameSync(KEPT, before);
    renameSync(NEXT, KEPT);
    rmSync(before, { recursive: true, force: true });
  }
  mkdirSync(DATA, { recursive: true });
  for (const left of [NEXT, CAME_UP]) rmSync(left, { recursive: true, force: true });
  return whole;
}
