/** French. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'C’est vrai. Votre livre dit :',
  no: 'C’est faux. Votre livre dit :',
  open: 'Je ne peux pas dire avec certitude si c’est vrai. Votre livre dit :',
  bounds: null,
};
