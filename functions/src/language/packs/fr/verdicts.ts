/** French. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'C’est vrai. Votre livre dit :',
  no: 'C’est faux. Votre livre dit :',
  open: 'Votre livre ne tranche pas expressément. Ce qu’il en dit :',
  bounds: null,
};
