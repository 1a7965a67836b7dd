/** Small words inside of names from languages without a pack. */
import type { Itself } from '../../parts/itself.ts';

export const itself: Itself = { particles: 'van|da|di|al|bin|ibn' };
