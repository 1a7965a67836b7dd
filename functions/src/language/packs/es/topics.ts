/** Spanish. */
import type { Topics } from '../../parts/topics.ts';

export const topics: Topics = {
  plain: 'introducci[oó]n|ejemplos?|conclusi[oó]n(?:es)?',
};
