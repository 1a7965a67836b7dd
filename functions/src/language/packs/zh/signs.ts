/** Chinese. */
import type { Signs } from '../../parts/signs.ts';

export const signs: Signs = {
  reason: /因为|由于/u,
  example: /例如|比如/u,
  chapterSays: [/^本章(?:的?开头|主要|将|简要|介绍|讨论|讲)|在本章(?:中)?(?:了解|介绍|讨论|将)/u],
};
