/** What stands right behind a name in a sentence: what the thing is, or only what is done with it. */
import { isStop } from '../../language/analyse.ts';
import type { PackCode } from '../../language/codes.ts';
import { packFor } from '../../language/packs/index.ts';

/** `outright`: says what it is ("X, which is a …", "X: the …"). `passing`: tells of it ("X is replaced by …", "X allows …"). */
export type Behind = 'outright' | 'passing';

/** The word right before a name, with nothing but a space or an opening quotation mark between them. */
const LAST_WORD = /([\p{L}\p{M}\p{N}’'-]+)\s+["“‘(]?$/u;

/** One of several things that are counted up: "no feelings, *sensations*, or activity". */
const LISTED = /,\s+$/;
const GOES_ON = /^\p{L}{0,2},\s/u;

/**
 * What stands behind any of these names in a sentence. Behind the end of a longer name ("*unrepresentative* population, a …") nothing
 * is said of the shorter.
 * @param names in lower case, as they are written
 * @returns null where neither shows, or the language has no such patterns
 */
export function behindName(text: string, names: readonly string[], language: PackCode): Behind | null {
  const pack = packFor(language);
  const { outright, passing, with: bearers = [] } = pack.defining;
  if (!outright && !passing) return null;
  const plain = text.toLowerCase();
  let passes = false;
  for (const name of names) {
    for (let at = plain.indexOf(name); at >= 0 && name !== ''; at = plain.indexOf(name, at + name.length)) {
      const before = LAST_WORD.exec(plain.slice(0, at))?.[1] ?? '';
      const after = text.slice(at + name.length);
      if ((before === '' || isStop(before, pack)) && outright?.test(after)) return 'outright';
      passes ||= LISTED.test(plain.slice(0, at)) && GOES_ON.test(after);
      passes ||= !bearers.includes(before) && (passing?.test(after) ?? false);
    }
  }
  return passes ? 'passing' : null;
}
