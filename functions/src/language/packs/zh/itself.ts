/** Chinese: how a book says who wrote it and what it is about. */
import { pattern } from '../../match.ts';
import type { Itself } from '../../parts/itself.ts';

export const itself: Itself = {
  states: [[pattern`本书(?:主要)?(?:介绍|讲述|讨论|旨在|讲解)`, 3]],
  opening: pattern`前言|序`,
};
