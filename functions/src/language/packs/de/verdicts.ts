/** German. */
import { pattern } from '../../match.ts';
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'Das stimmt. In deinem Buch steht:',
  no: 'Das stimmt nicht. In deinem Buch steht:',
  open: 'Vergleiche es mit dem, was in deinem Buch steht:',
  bounds: null,
  denies: pattern`\b(?:nicht|nichts|kein\p{L}*|nie|niemals|weder|noch|ohne|kaum|selten|statt|anstatt|sondern|aber|während|obwohl|falls|wenn|ob|könnte\p{L}*|würde\p{L}*|falsch|irrtüm\p{L}*|außer|glaub\p{L}*|behaupt\p{L}*|nur)\b`,
  negates: pattern`\b(?:nicht(?! (?:nur|bloß|immer|alle\p{L}*|unbedingt|notwendig\p{L}*|mehr|ganz)\b)|kein(?:e|en|er|em|es)?|nie|niemals|niemand)\b`,
  unsure: pattern`\b(?:wenn|falls|ob|könnte\p{L}*|würde\p{L}*|angenommen|sei|manche\p{L}*|glaub\p{L}*|behaupt\p{L}*)\b`,
  except: pattern`\b(?:ohne|bis|außer|sondern|erst|nur|bevor|nachdem|vor|nach)\b`,
};
