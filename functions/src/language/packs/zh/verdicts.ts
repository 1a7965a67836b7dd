/** Chinese. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: '对。书中说：',
  no: '不对。书中说：',
  open: '我无法确定是否如此。书中写道：',
  bounds: null,
};
