/** French. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'C’est vrai. Votre livre dit :',
  no: 'C’est faux. Votre livre dit :',
  open: 'Comparez avec ce que dit votre livre :',
  bounds: null,
};
