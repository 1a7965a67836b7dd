/** Russian. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'Это верно. В вашей книге сказано:',
  no: 'Это неверно. В вашей книге сказано:',
  open: 'Прямо книга этого не решает. Что в ней сказано:',
  bounds: null,
};
