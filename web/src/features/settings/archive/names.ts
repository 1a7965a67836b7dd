import { settings } from '@/config/texts/settings.ts';

/** Leaves room for a folder and an ending on every file system. */
const MOST_CHARS = 80;

/** A title as a file's name: nothing that a file system keeps for itself, no dots or spaces at its ends. */
export function safeName(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const cut = [...plain].slice(0, MOST_CHARS).join('');
  return cut.replace(/^[\s.]+|[\s.]+$/g, '') || settings.archive.untitled;
}

/** Gives names that differ also where capitals do not count: the second "Locks" is "Locks (2)". */
export class Names {
  private readonly taken = new Set<string>();

  /** A path of its own in `folder`. */
  take(folder: string, title: string): string {
    const name = `${folder}/${safeName(title)}`;
    for (let number = 1; ; number++) {
      const path = number === 1 ? name : `${name} (${number})`;
      if (this.taken.has(path.toLowerCase())) continue;
      this.taken.add(path.toLowerCase());
      return path;
    }
  }
}
