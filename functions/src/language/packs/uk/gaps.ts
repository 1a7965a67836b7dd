/** Ukrainian: questions with a gap. */
import { pattern } from '../../match.ts';
import type { Gaps } from '../../parts/gaps.ts';

export const gaps: Gaps = {
  choose: 'Яке слово пропущено в реченні? «%»',
  fill: 'Впишіть пропущене слово: «%»',
  explain: 'Що сказано в книзі на тему «%»? Викладіть головне.',
  because: 'У книзі сказано (%): «%»',
  thanks: pattern`дякую`,
};
