/** All packs. */
import { hasPack, type PackCode } from '../codes.ts';
import type { LanguagePack } from '../pack.ts';
import { pack as ar } from './ar/index.ts';
import { pack as de } from './de/index.ts';
import { pack as en } from './en/index.ts';
import { pack as es } from './es/index.ts';
import { pack as fa } from './fa/index.ts';
import { pack as fr } from './fr/index.ts';
import { pack as ja } from './ja/index.ts';
import { pack as ru } from './ru/index.ts';
import { pack as uk } from './uk/index.ts';
import { pack as und } from './und/index.ts';
import { pack as zh } from './zh/index.ts';

const PACKS: Readonly<Record<PackCode, LanguagePack>> = { en, de, fr, es, ru, uk, zh, ja, fa, ar, und };

/** Every pack, for what is read in a text before its language is known; `und` is the last. */
export const allPacks: readonly LanguagePack[] = Object.values(PACKS);

/** The code of the pack for a BCP 47 tag ("de-AT" is `de`); `und` for a language without one, or none. */
export function packCodeOf(tag: string | null | undefined): PackCode {
  if (tag && hasPack(tag)) return tag;
  const code = tag?.toLowerCase().split(/[-_]/)[0] ?? '';
  return hasPack(code) ? code : 'und';
}

/** The pack for a BCP 47 tag; the empty pack `und` for a language without one, or none. */
export const packFor = (tag: string | null | undefined): LanguagePack => PACKS[packCodeOf(tag)];
