/** Languages without a pack of their own: a book whose language is not known is most often in English. */
import type { Signs } from '../../parts/signs.ts';
import { signs as english } from '../en/signs.ts';

export const signs: Signs = {
  ...english,
};
