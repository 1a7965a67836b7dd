/** Ukrainian. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'Це правда. У вашій книзі сказано:',
  no: 'Це неправда. У вашій книзі сказано:',
  open: 'Не можу сказати напевно, чи це так. У книзі сказано:',
  bounds: null,
};
