/** English. */
import { listed } from '../../match.ts';
import type { Signs } from '../../parts/signs.ts';

const PART = '(?:chapter|section|part|unit|module|lesson)';
const TELLS =
  '(?:is (?:about|concerned|devoted)|are about|argues?|explains?|describes?|introduces?|covers?|presents?|shows?|deals?|teach(?:es)?|aims?|explores?|provides?|discuss(?:es)?|gives?|examines?|treats?|offers?|focus(?:es)?|concerns?|surveys?|develops?|outlines?|documents?|strives?|attempts?|tries|reviews?|considers?|illustrates?|investigates?|looks? at|begins?|will )';

export const signs: Signs = {
  leansBack:
    /^(?:it|its|this|these|that|those|they|their|he|she|his|her|such|here|thus|therefore|in (?:this|these|that|such)|for (?:this|example|instance)|as such|by this|doing so|known as|until then|since then|by then|at (?:that|this) (?:time|point)|\()\b/i,
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
