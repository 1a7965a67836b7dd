/** Spanish. */
import { pattern } from '../../match.ts';
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'Es verdad. Tu libro dice:',
  no: 'No es verdad. Tu libro dice:',
  open: 'Compáralo con lo que dice tu libro:',
  bounds: null,
  denies: pattern`\b(?:no|nunca|jamás|ni|ningún\p{L}*|ningun\p{L}*|sin|apenas|sino|pero|aunque|mientras|si|falso|erróne\p{L}*|salvo|excepto|podría\p{L}*|creía\p{L}*|creen|afirm\p{L}*|solo|sólo)\b`,
  negates: pattern`\b(?:no(?! (?:solo|sólo|solamente|siempre|todos|todas|necesariamente|obstante)\b)|nunca|jamás|ningún|ninguna|ninguno|nadie)\b`,
  unsure: pattern`\b(?:si|aunque|podría\p{L}*|sería\p{L}*|creía\p{L}*|creen|afirm\p{L}*|algun\p{L}*|quizás?)\b`,
  except: pattern`\b(?:sin|hasta|salvo|excepto|sino|solo|sólo|antes|después)\b`,
};
