/** Ukrainian. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'Це правда. У вашій книзі сказано:',
  no: 'Це неправда. У вашій книзі сказано:',
  open: 'Прямо книга цього не вирішує. Що в ній сказано:',
  bounds: null,
};
