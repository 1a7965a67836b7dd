/** Telling text from garbage, by a page alone; `lettering.ts` does by what the fonts of the whole book write. */
import type { TextQuality } from '../model.ts';
import type { Drawn } from './pieces.ts';

/** Above this share of meaningless characters a page is garbage: a few symbols in mathematics stay far below. */
const GARBLED_SHARE = 0.25;

/**
 * @param text the page's text, meaningless characters left out
 * @param drawn what the page draws, by font
 */
export function qualityOf(text: string, drawn: ReadonlyMap<string, Drawn>): TextQuality {
  const sum = (of: keyof Drawn) => [...drawn.values()].reduce((total, font) => total + font[of], 0);
  if (sum('useless') > GARBLED_SHARE * sum('characters')) return 'garbled';
  return text.trim() === '' ? 'none' : 'good';
}

/** What Adobe's form designer prints where it cannot run: it says nothing about the book. */
const NOTICE = /^\W*Please wait\.\.\./;

export const isNotice = (text: string): boolean => NOTICE.test(text);
