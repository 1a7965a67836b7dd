/** Persian. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'درست است. کتاب می‌گوید:',
  no: 'درست نیست. کتاب می‌گوید:',
  open: 'آن را با آنچه کتاب می‌گوید مقایسه کنید:',
  bounds: null,
};
