/** Arabic. */
import type { Topics } from '../../parts/topics.ts';

export const topics: Topics = {
  plain: 'مقدمة|أمثلة|خاتمة|تمهيد',
};
