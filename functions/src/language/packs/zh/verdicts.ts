/** Chinese. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: '对。书中说：',
  no: '不对。书中说：',
  open: '书中没有直接给出判断。相关内容：',
  bounds: null,
};
