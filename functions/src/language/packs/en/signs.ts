/** English. */
import type { Signs } from '../../parts/signs.ts';

const COUNTED =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?|(?:hundred|thousand|million|billion)s?)';

export const signs: Signs = {
  announces:
    /\b(?:the following(?: \p{L}+){0,2}|as follows)\.$|\b(?:we (?:have|get|obtain)|it holds|as follows|the following(?: \p{L}+){0,2})$/iu,
  counted: new RegExp(`\\b(?:${COUNTED}|half|percent)\\b`, 'iu'),
  time: /\bcentury\b/iu,
  duration: new RegExp(
    `(?:\\p{Nd}|\\b(?:half an?|${COUNTED}|few|several|some|many)\\b).{0,12}?\\b(?:milli)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries|lifetime)\\b`,
    'iu',
  ),
  naming:
    /\b(?:names? (?:comes?|came|derives?|is derived|originat\w+|stems?|is taken|was taken|was chosen|is a)|(?:named|called|christened) (?:after|for|so because|in honou?r)|(?:so[- ]called|called (?:that|this|so)) because|takes its name|(?:got|owes|gets) (?:its|their|his|her) name|stands for|(?:an )?(?:acronym|abbreviation|contraction) (?:of|for)|derived from|from the (?:Greek|Latin|French|German|Spanish|Arabic|word)|(?:Greek|Latin) (?:for|word)|combin\w+ (?:of )?the names?)\b/i,
  described:
    /\b(?:call(?:s|ed)?|describ\w+|liken\w*|compar\w+|refer(?:s|red) to|characteri[sz]\w+|dubb\w+|nam(?:es|ed)|regard\w*)\b/i,
  task: [
    /^(?:\p{Nd}+[.)]\s*)?(?:state|prove|show|define|explain|compute|calculate|compare|give|list|describe|discuss|write|implement|use|find|draw|name)\b.*(?:!|\bfollowing\b.*[:.])$/iu,
    /^(?:\(?[a-z\p{Nd}]{1,2}[.)]\s+)?(?:(?:exercise|problem)\s*\p{Nd}|prove |(?:show|argue|verify|derive|determine|provide|give|find) (?:that|an? (?:example|proof|reason)|whether|why|how)\b)/iu,
  ],
  leansBack:
    /^(?:it|its|this|these|that|those|they|their|he|she|his|her|such|here|thus|therefore|in (?:this|these|that|such)|for (?:this|example|instance)|as such|by this|doing so|known as|until then|since then|by then|at (?:that|this) (?:time|point)|(?:in|on|by|at|around|since|until|after|before) (?:the )?(?:early |late |mid-)?(?:\p{L}+ (?:\p{Nd}{1,2}, )?)?\p{Nd}{4}s?,? (?:he|she|they)|(?:for|to|with|like) (?:him|her|them),|later,? (?:he|she|they)|(?:then|soon|finally|eventually),? (?:he|she|they))(?!\p{L})|^\((?=\w)/iu,
  reason:
    /\b(?:because|since|due to|owing to|the (?:main )?reasons?|causes?|caused by|results? (?:in|from)|leads? to|so that|in order to|explains? why)\b/iu,
};
