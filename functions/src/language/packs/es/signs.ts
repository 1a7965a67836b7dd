/** Spanish. */
import type { Signs } from '../../parts/signs.ts';

export const signs: Signs = {
  reason: /(?<!\p{L})(?:porque|debido a)(?!\p{L})/iu,
  example: /por ejemplo/iu,
  chapterSays: [/^(?:en este capítulo|este capítulo)/iu],
};
