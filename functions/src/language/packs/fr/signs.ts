/** French. */
import type { Signs } from '../../parts/signs.ts';

export const signs: Signs = {
  reason: /(?<!\p{L})(?:parce qu|puisqu|car(?!\p{L}))/iu,
  example: /par exemple/iu,
  chapterSays: [/^(?:dans ce chapitre|ce chapitre)/iu],
};
