/** English. */
import { listed } from '../../match.ts';
import type { Signs } from '../../parts/signs.ts';

const PART = '(?:chapter|section|part|unit|module|lesson)';
const TELLS =
  '(?:is (?:about|concerned|devoted)|are about|argues?|explains?|describes?|introduces?|covers?|presents?|shows?|deals?|teach(?:es)?|aims?|explores?|provides?|discuss(?:es)?|gives?|examines?|treats?|offers?|focus(?:es)?|concerns?|surveys?|develops?|outlines?|documents?|strives?|attempts?|tries|reviews?|considers?|illustrates?|investigates?|looks? at|begins?|will )';

const COUNTED =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?|(?:hundred|thousand|million|billion)s?)';
const STEP =
  '(?:next|then|now|first(?:ly)?|second(?:ly)?|finally|later|below|afterwards?|furthermore|here|in (?:this|the (?:next|following|present)|chapter|section)\\b[^,]{0,40}?|in the following)';
const DOES =
  '(?:discuss|describe|present|introduce|define|explain|study|look|turn|examine|explore|consider|show how|give|cover|talk|read)';
/** "Next, we define a set as …" does say it. */
const SAYS_IT = '(?!.*\\b(?:as an?|to be|if|is an?|are)\\b)';
const WILL_DO = new RegExp(
  `^(?:(?:\\(?\\p{L}\\)|\\p{Nd}+[.)])\\s+)?(?:${STEP},? +){1,2}(?:we|i)(?:['’]ll| will| shall| are going to)?(?: \\w+ly| also| then| now| first| next){0,2} ${DOES}\\b${SAYS_IT}|^in the following, (?:your|our) (?:task|goal|aim)\\b`,
  'iu',
);

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
  elsewhere: /^(?:see|watch|listen|visit|click|view|refer)(?:\s|$)|\bsee also\b/i,
  plans: WILL_DO,
  pointsBack:
    /(?<=\s)(?:this|these|those|such an?)\s+(?!(?:books?|chapters?|sections?|parts?|papers?|articles?|lectures?|notes?|manuals?|is|are|was|were|can|may|will|means?)\b)\p{Ll}/iu,
  leansBack:
    /^(?:it|its|this|these|that|those|they|their|he|she|his|her|such|here|thus|therefore|in (?:this|these|that|such)|for (?:this|example|instance)|as such|by this|doing so|known as|until then|since then|by then|at (?:that|this) (?:time|point)|(?:in|on|by|at|around|since|until|after|before) (?:the )?(?:early |late |mid-)?(?:\p{L}+ (?:\p{Nd}{1,2}, )?)?\p{Nd}{4}s?,? (?:he|she|they)|(?:for|to|with|like) (?:him|her|them),|later,? (?:he|she|they)|(?:then|soon|finally|eventually),? (?:he|she|they))(?!\p{L})|^\((?=\w)/iu,
  reason:
    /\b(?:because|since|due to|owing to|the (?:main )?reasons?|causes?|caused by|results? (?:in|from)|leads? to|so that|in order to|explains? why)\b/iu,
  example: /\b(?:for (?:example|instance)|such as|e\.\s?g\.|as an example|suppose|imagine|consider the)(?!\p{L})/iu,
  contrasts: [
    /\b(?:opposites?|unlike|whereas|differs?|differences? between|in contrast|contrary|as opposed|distinguish\w*|different from)\b/i,
    /\b(?:while|different|difference|rather than|instead of|than|opposed|both)\b/i,
  ],
  chapterSays: [
    new RegExp(`^(?:[\\w’']+ ){0,2}?this ${PART} (?:\\w+ ){0,2}?${TELLS}`, 'i'),
    new RegExp(
      `^(?:[\\w’']+ ){0,2}?in this ${PART},? (?:we|I|you)(?:['’]ll)? (?:\\w+ ){0,3}?(?!have |had |saw |assume)\\w+`,
      'i',
    ),
    new RegExp(`\\b(?:explored|discussed|covered|introduced|described|presented|examined) in this ${PART}\\b`, 'i'),
  ],
  chapterAside:
    /^(?:these|those|such|they|it|there|also)\b|structured as follows|organi[sz]ed as follows|presumes|assumes?\b|familiar|previous|earlier|in contrast|however|have (?:learned|seen)|\bexercise|\bfunctions described|see (?:chapter|section)/i,
  openings: listed('what why how when where which who whose explain describe define compare summarise summarize'),
};
