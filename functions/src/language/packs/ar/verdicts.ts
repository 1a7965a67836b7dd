/** Arabic. */
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'صحيح. يقول كتابك:',
  no: 'غير صحيح. يقول كتابك:',
  open: 'قارن ذلك بما يقوله كتابك:',
  bounds: null,
};
