/** Japanese. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'そのとおりです。本にはこうあります：',
  no: 'そうではありません。本にはこうあります：',
  open: '本ははっきりとは述べていません。関連する記述：',
  bounds: null,
};
