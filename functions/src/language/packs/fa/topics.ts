/** Persian. */
import type { Topics } from '../../parts/topics.ts';

export const topics: Topics = {
  plain: 'مقدمه|مبانی|مثال|معرفی|چیز هایی که باید بدانید|عنوان بازی|پیشگفتار.*',
};
