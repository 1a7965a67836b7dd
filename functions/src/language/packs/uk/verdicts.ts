/** Ukrainian. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'Це правда. У вашій книзі сказано:',
  no: 'Це неправда. У вашій книзі сказано:',
  open: 'Порівняйте з тим, що сказано в книзі:',
  bounds: null,
};
