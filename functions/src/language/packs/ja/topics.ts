/** Japanese. */
import type { Topics } from '../../parts/topics.ts';

export const topics: Topics = {
  plain: '概説|例|付録|基本的事項|はじめの一歩|ありがと.*|その他|著者について',
};
