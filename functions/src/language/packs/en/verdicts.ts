/** English. */
import { pattern } from '../../match.ts';
import type { Verdicts } from '../../parts/verdicts.ts';

export const verdicts: Verdicts = {
  yes: 'True. Your book says:',
  no: 'Not true. Your book says otherwise:',
  open: 'Compare that with what your book says:',
  bounds: pattern`\b(?:only|all|always|never|every(?:one|thing)?|none|no one|most(?:ly)?|some(?:times)?|many|few|must|cannot|usually|often|rarely)\b`,
  denies: pattern`\b(?:not|n['’]t|no|none|never|neither|nor|without|lack\p{L}*|unlike|rather than|instead of|hardly|rarely|seldom|few|fail(?:s|ed)?|cannot|false|myth|wrong|mistaken\p{L}*|deni\p{L}*|reject\p{L}*|exclu\p{L}*|critici\p{L}*|disput\p{L}*|unless|except|whether|if|may|might|would|could|although|while|whereas|but|assum\p{L}*|suppos\p{L}*|hypothe\p{L}*|contradict\p{L}*|undecidab\p{L}*|impossib\p{L}*|no longer|claim\p{L}*|believ\p{L}*|thought)\b`,
  unreal: pattern`\b(?:almost|nearly|virtually|allegedly|supposedly|reportedly|purportedly|rumou?r\p{L}*|legend\p{L}*|fiction\p{L}*|alleg\p{L}*|accus\p{L}*|prevent\p{L}*|forb[aio]d\p{L}*|refrain\p{L}*|narrowly|imagin\p{L}*|pretend\p{L}*|dream\p{L}*|said|says|(?:stor(?:y|ies)|report\p{L}*|wrote|writes|told|tells|suggest\p{L}*|argu\p{L}*)\b[^.]{0,30}\bthat|(?:plan\p{L}*|refus\p{L}*|intend\p{L}*|hop(?:e|es|ed|ing)|tr(?:y|ies|ied|ying)|want\p{L}*|wish\p{L}*|seek\p{L}*|sought|swore|vow\p{L}*|promis\p{L}*|threaten\p{L}*|aim\p{L}*|attempt\p{L}*|expect\p{L}*|declin\p{L}*|forg[eo]t\p{L}*|offer\p{L}*|propos\p{L}*|decisions?|efforts?|failures?|going|about|eager|ready|willing|unwilling|reluctant|unable|likely|unlikely) to)\b`,
  negates: pattern`\b(?:(?:not|n['’]t|cannot)(?! (?:only|just|merely|simply|necessarily|all|always|every\p{L}*|entirely|completely|exactly|yet)\b)|never|neither|nor|no(?! (?:longer|doubt|matter|less|more)\b)|nobody|no one|none)\b`,
  unsure: pattern`\b(?:if|unless|whether|may|might|would|could|should|suppose\p{L}*|assum\p{L}*|believ\p{L}*|thought|claim\p{L}*|argu\p{L}*|some|why)\b`,
  except: pattern`\b(?:without|until|except|but|other than|only|outside|below|above|before|after)\b`,
};
