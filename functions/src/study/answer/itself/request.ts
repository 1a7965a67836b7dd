/** Questions about the book itself, and not about what it teaches. */
import type { PackCode } from '../../../language/codes.ts';
import { QUESTION_MARKS } from '../../../language/marks.ts';
import { packsOf } from '../../find/words.ts';

/** What a question wants to know of a book: its subject and parts, what it argues for, who wrote it. */
export type ItselfRequest = 'about' | 'argument' | 'author';

const END = new RegExp(`[\\s${QUESTION_MARKS}.!。]+$`, 'u');

const KINDS: readonly ItselfRequest[] = ['author', 'argument', 'about'];

/** What of the book itself a text asks for; null where it asks for anything else, or of a part of the book. */
export function itselfRequest(text: string, book: PackCode): ItselfRequest | null {
  const plain = text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').replace(END, '').trim();
  const packs = packsOf(text, book);
  return KINDS.find((kind) => packs.some(({ requests }) => requests?.itself[kind].test(plain))) ?? null;
}
