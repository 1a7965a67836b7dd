/** Spanish: how a book says who wrote it and what it is about. */
import type { Itself } from '../../parts/itself.ts';

export const itself: Itself = { holder: 'por', particles: 'de|del|la' };
