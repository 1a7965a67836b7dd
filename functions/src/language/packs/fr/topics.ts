/** French. */
import type { Topics } from '../../parts/topics.ts';

export const topics: Topics = {
  plain: 'introduction|aperçu|exemples?|conclusion|annexe',
};
