/** Persian. */
import type { Signs } from '../../parts/signs.ts';

export const signs: Signs = {
  reason: /زیرا|چون/u,
  example: /مثلاً|برای مثال/u,
  chapterSays: [/^(?:در این فصل|این فصل).{0,120}(?:می|خواه)/u],
};
