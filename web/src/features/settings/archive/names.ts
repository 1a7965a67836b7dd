import { settings } from '@/config/texts/settings.ts';
import { safeName } from '@/lib/safe-name.ts';

/** Gives names that differ also where capitals do not count: the second "Locks" is "Locks (2)". */
export class Names {
  private readonly taken = new Set<string>();

  /** A path of its own in `folder`. */
  take(folder: string, title: string): string {
    const name = `${folder}/${safeName(title, settings.archive.untitled)}`;
    for (let number = 1; ; number++) {
      const path = number === 1 ? name : `${name} (${number})`;
      if (this.taken.has(path.toLowerCase())) continue;
      this.taken.add(path.toLowerCase());
      return path;
    }
  }
}
