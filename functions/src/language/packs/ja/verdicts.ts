/** Japanese. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'そのとおりです。本にはこうあります：',
  no: 'そうではありません。本にはこうあります：',
  open: '本にはこう書かれています。見比べてください：',
  bounds: null,
};
