/** English. */
import type { Topics } from '../../parts/topics.ts';

export const topics: Topics = {
  plain:
    '(?:a |an |the |some |more |simple |further |worked |basic )*(?:introduction|overview|motivation|background|basics|examples?|applications?|implementation|algorithms?|results?|evaluation|discussion|conclusions?|concluding remarks|remarks?|related work|future work|outlook|preliminaries|notations?|conventions|terminology|definitions?|history|getting started|miscellaneous|other topics|afterword|epilogue|prologue|appendix|appendices|abstract|method(?:s|ology)?|together|part|what next|why this (?:book|chapter)|learning (?:objectives|outcomes|goals)|chapter (?:review|outline|objectives)|check your (?:understanding|comprehension|knowledge|progress)|key (?:takeaways|concepts)|a plan .*|(?:a )?sample .*|installation|download|names?|title|properties)',
  leaning: /^(?:more|other|some|another|further)\s|:|\s[IVX]{1,4}$|^(?:who|whose|where|when)\s.*\?$/iu,
  asksTerm: /^(?:which|what)(?: is| are)?(?: the)? (?:term|name|word)\b/iu,
  definesTerm: /^(?:an? |the )?(?<term>\p{L}[^,;:.()]{1,40}?) (?:is|are|was|were|refers?|means?|describes?) /iu,
  results: /%|\/|percent\b|per cent\b|of\b|out of\b|correct\b|right\b|wrong\b/iu,
};
