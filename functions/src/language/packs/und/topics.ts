/** Of languages without a pack: Italian, Portuguese. */
import type { Topics } from '../../parts/topics.ts';

export const topics: Topics = {
  plain: 'introduzione|esempi|introdução|exemplos',
};
