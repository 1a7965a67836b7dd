/** Persian: questions with a gap. */
import { casedPattern, pattern } from '../../match.ts';
import type { Gaps } from '../../parts/gaps.ts';

export const gaps: Gaps = {
  choose: 'کدام گزینه جای خالی این جمله را کامل می‌کند؟ «%»',
  fill: 'کدام واژه در این جمله جا افتاده است؟ «%»',
  explain: 'کتاب دربارهٔ «%» چه می‌گوید؟ نکته‌های اصلی را توضیح دهید.',
  because: 'در کتاب آمده است (%): «%»',
  leaning: pattern`^(?:این|آن|ولی|اما)(?=[\s,:])`,
  pointing: pattern`(?<!\p{L})(?:این|بالا)(?!\p{L})`,
  numbered: pattern`(?<!\p{L})(?:شکل|جدول|بخش|فصل|صفحهٔ?|صفحۀ)\s?\(?\p{Nd}`,
  marked: pattern`(?:ها|های|هایی)$`,
  thanks: pattern`سپاس|تشکر`,
  notNoun: casedPattern`^(?:می|نمی)|(?:ید|ند|یم|است|دهد|کند|شود|ترین)$`,
};
