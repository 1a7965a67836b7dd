/** Russian. */
import { pattern } from '../../match.ts';
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'Это верно. В вашей книге сказано:',
  no: 'Это неверно. В вашей книге сказано:',
  open: 'Не могу сказать наверняка, так ли это. В книге сказано:',
  bounds: null,
  denies: pattern`(?<!\p{L})(?:не|ни|нет|без|никогда|никто|ничто|едва|редко|но|а|хотя|если|ли|бы|кроме|лишь|только|ложн\p{L}*|ошибочн\p{L}*|считал\p{L}*|утвержда\p{L}*)(?!\p{L})`,
};
