/** French: how a book says who wrote it and what it is about. */
import { pattern } from '../../match.ts';
import type { Itself } from '../../parts/itself.ts';

export const itself: Itself = {
  holder: 'par',
  particles: 'de|la|le',
  abstract: pattern`^résumé$`,
};
