/** Arabic: questions with a gap. */
import { pattern } from '../../match.ts';
import type { Gaps } from '../../parts/gaps.ts';

export const gaps: Gaps = {
  choose: 'ما الكلمة التي تكمل هذه الجملة؟ «%»',
  fill: 'ما الكلمة الناقصة في هذه الجملة؟ «%»',
  explain: 'ماذا يقول الكتاب عن «%»؟ اشرح أهم ما جاء فيه.',
  because: 'جاء في الكتاب (%): «%»',
  leaning: pattern`^(?:هذا|هذه|لكن)(?=[\s,:])`,
  pointing: pattern`(?<!\p{L})(?:هذا|هذه)(?!\p{L})`,
  marked: pattern`^(?:ال|وال|بال|كال|فال|لل)`,
  thanks: pattern`شكر`,
};
