/** English. */
import { pattern } from '../../match.ts';
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'True. Your book says:',
  no: 'Not true. Your book says otherwise:',
  open: 'Your book does not settle that in so many words. What it says:',
  bounds: pattern`\b(?:only|all|always|never|every(?:one|thing)?|none|no one|most(?:ly)?|some(?:times)?|many|few|must|cannot|usually|often|rarely)\b`,
};
