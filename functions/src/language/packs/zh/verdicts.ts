/** Chinese. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: '对。书中说：',
  no: '不对。书中说：',
  open: '请与书中的说法对照：',
  bounds: null,
};
