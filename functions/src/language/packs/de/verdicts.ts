/** German. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'Das stimmt. In deinem Buch steht:',
  no: 'Das stimmt nicht. In deinem Buch steht:',
  open: 'Wörtlich entscheidet dein Buch das nicht. Was es dazu sagt:',
  bounds: null,
};
