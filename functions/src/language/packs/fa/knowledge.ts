/** Persian: how facts are told in it. */
import type { Knowledge } from '../../parts/knowledge.ts';

export const knowledge: Partial<Knowledge> = {
  pointing: 'این آن همین همان چنین دیگر اینجا آنجا زیر بالا',
  pronouns: 'او وی آنها آن‌ها ایشان ما ماست شما',
  writer: 'من مرا',
  prepositions: 'در از به با برای بر تا بین میان درباره بدون',
  conjunctions: 'و یا اما ولی که اگر چون زیرا هرچند وقتی',
  and: 'و یا',
  relatives: 'که',
  verbs: 'است هست بود شد می‌شود می‌کند دارد دارند هستند بودند شدند کرد کردند',
  negations: 'نیست نه',
  numbers: 'دو سه چهار پنج شش هفت هشت نه ده',
  patterns: {
    definition: ['{S!} (به معنای/به معنی/عبارت است از/عبارتست از) {O*}', '{S!} یعنی {O*}', 'منظور از {S!} {O*}'],
    part: ['{S!} شامل {I} است'],
  },
};
