/** Persian. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'درست است. کتاب می‌گوید:',
  no: 'درست نیست. کتاب می‌گوید:',
  open: 'کتاب این را به‌روشنی تعیین نمی‌کند. آنچه می‌گوید:',
  bounds: null,
};
