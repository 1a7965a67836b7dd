/** German. */
import { pattern } from '../../match.ts';
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'Das stimmt. In deinem Buch steht:',
  no: 'Das stimmt nicht. In deinem Buch steht:',
  open: 'Ob das stimmt, kann ich nicht sicher sagen. In deinem Buch steht:',
  bounds: null,
  denies: pattern`\b(?:nicht|nichts|kein\p{L}*|nie|niemals|weder|noch|ohne|kaum|selten|statt|anstatt|sondern|aber|während|obwohl|falls|wenn|ob|könnte\p{L}*|würde\p{L}*|falsch|irrtüm\p{L}*|außer|glaub\p{L}*|behaupt\p{L}*|nur)\b`,
};
