/** Whether a sentence can stand by itself. */
import type { BookIndex } from '../../book/search/build.ts';

/** A sentence of the text that neither begins in its middle nor ends before its point, and sends nobody elsewhere. */
export const isWhole = (at: number, index: BookIndex): boolean => index.traits.has(at, 'whole');
