/** What is left of a character when everything that PDF text does to words is taken away. */
import { digitOf } from '../numerals.ts';

/** Vowel signs and stretchings that Arabic text has or lacks at will; the dot that lower-casing İ leaves. */
const DROPPED_MARKS = /\u0640|\u0307|\u0670|[\u064b-\u0652]/g;
/** Persian and Arabic share these letters under different code points, and PDFs mix them. */
const ARABIC: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک', ە: 'ه', ہ: 'ه' };
/** Signs that carry meaning as words do. Marks of Markdown, bullets, quotes and brackets do not. */
const MEANING = /[\p{Sc}\p{Sm}%‰@&§°/\\]/u;
const NO_MEANING = /[~|\u2212]/;
const SLASH = /[\u2044\u2215]/g;

const known = new Map<string, string>();

/**
 * Folds one character with the combining marks after it: compatibility forms (ligatures, full and half width,
 * presentation forms, mathematical letters) to plain letters, digits of every script to 0–9, case away. The letters' own
 * marks stay (é is not e). Empty for spaces, punctuation, bullets, soft hyphens and other invisible characters.
 */
export function fold(cluster: string): string {
  let folded = known.get(cluster);
  if (folded === undefined) {
    folded = foldAnew(cluster);
    known.set(cluster, folded);
  }
  return folded;
}

function foldAnew(cluster: string): string {
  const plain = cluster.normalize('NFKD').replace(SLASH, '/');
  if (/^[\s\p{Sk}]/u.test(cluster)) return '';
  if (!/[\p{L}\p{M}\p{N}]/u.test(plain))
    return [...plain].filter((char) => MEANING.test(char) && !NO_MEANING.test(char)).join('');
  return plain
    .replace(/[^\p{L}\p{M}\p{N}/°]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(DROPPED_MARKS, '')
    .replace(/[يىكەہ]/g, (letter) => ARABIC[letter] ?? letter)
    .replace(/\p{Nd}/gu, digitOf);
}
