/** Telling text from garbage. */
import type { TextQuality } from '../model.ts';

/** Private use, controls, unassigned, the replacement character: what a font without a usable map leaves. */
const USELESS = /[\p{Co}\p{Cn}\p{Cc}\ufffd]/gu;

/** Above this share of useless characters a page is garbage: a few symbols in mathematics stay far below. */
const GARBLED_SHARE = 0.25;

/** Quality of a page's text, judged by its characters without white space. */
export function qualityOf(text: string): TextQuality {
  const solid = text.replaceAll(/\s+/g, '');
  if (solid === '') return 'none';
  const useless = solid.match(USELESS)?.length ?? 0;
  return useless / solid.length > GARBLED_SHARE ? 'garbled' : 'good';
}
