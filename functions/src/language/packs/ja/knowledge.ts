/** Japanese: how facts are told in it. */
import type { Knowledge } from '../../parts/knowledge.ts';

export const knowledge: Partial<Knowledge> = {
  pointing: '此 上記 次',
  pointingFirst: 'こ そ 同 前',
  pronouns: '彼 私 我',
  conjunctions: 'し が また',
  and: 'と や',
  or: '',
  negations: '',
  patterns: {
    definition: ['{S!} とは 、? {O*}', '{O} を {S!} (と呼ぶ/と呼びます/といいます/という)'],
    part: ['{S!} は {I} から (成る/なる/構成される)'],
  },
};
