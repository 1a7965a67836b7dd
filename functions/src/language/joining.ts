/** How a text strings things together: by commas and their like, and by the word before the last of them. */
import type { PackCode } from './codes.ts';
import { packFor } from './packs/index.ts';

/** What stands between things that are strung together, in any language. */
export const BETWEEN = /[,;،؛，；、]/u;

const known = new Map<PackCode, RegExp | null>();

/** The word before the last of them; null where a language is not known to have one. */
export function joining(language: PackCode): RegExp | null {
  const found = known.get(language);
  if (found !== undefined) return found;
  const { and } = packFor(language).listing ?? {};
  const made = and === undefined ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${and})(?![\\p{L}\\p{N}])`, 'iu');
  known.set(language, made);
  return made;
}
