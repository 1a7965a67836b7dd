/** Telling text from garbage. */
import type { TextQuality } from '../model.ts';

/** Above this share of meaningless characters a page is garbage: a few symbols in mathematics stay far below. */
const GARBLED_SHARE = 0.25;

/**
 * @param text the page's text, meaningless characters left out
 * @param uselessShare share of those among all characters that the page draws
 */
export function qualityOf(text: string, uselessShare: number): TextQuality {
  if (uselessShare > GARBLED_SHARE) return 'garbled';
  return text.trim() === '' ? 'none' : 'good';
}

/** What Adobe's form designer prints where it cannot run: it says nothing about the book. */
const NOTICE = /^\W*Please wait\.\.\./;

export const isNotice = (text: string): boolean => NOTICE.test(text);
