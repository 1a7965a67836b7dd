/** Japanese. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'そのとおりです。本にはこうあります：',
  no: 'そうではありません。本にはこうあります：',
  open: 'そのとおりかどうか、確かなことは言えません。本にはこうあります：',
  bounds: null,
};
