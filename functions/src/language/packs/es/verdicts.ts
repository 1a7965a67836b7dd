/** Spanish. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'Es verdad. Tu libro dice:',
  no: 'No es verdad. Tu libro dice:',
  open: 'Tu libro no lo decide expresamente. Lo que dice:',
  bounds: null,
};
