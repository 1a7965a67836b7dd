/** Russian: how a book says who wrote it and what it is about. */
import { pattern } from '../../match.ts';
import type { Itself } from '../../parts/itself.ts';

export const itself: Itself = {
  states: [[pattern`^эта книга (?:посвящена|рассказывает|описывает|знакомит|о )`, 3]],
  opening: pattern`предисловие|введение`,
};
