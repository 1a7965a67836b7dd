/** Persian. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'درست است. کتاب می‌گوید:',
  no: 'درست نیست. کتاب می‌گوید:',
  open: 'نمی‌توانم با اطمینان بگویم که چنین است یا نه. کتاب می‌گوید:',
  bounds: null,
};
