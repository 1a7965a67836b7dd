/** English. Of the verbs stems too: they stand for all forms. */
import { listed } from '../../match.ts';
import type { Defining } from '../../parts/defining.ts';

/** The rest of a name's last word, what closes a quotation, and an abbreviation in brackets. */
const ENDING = String.raw`^\p{L}{0,2}["”’']{0,2}(?:\s*\([^)]{1,40}\))?`;
/** Behind "is": verbs of definitions, and adverbs before them. */
const DEFINED =
  'defined|characteri[sz]ed|composed|made|known|described|understood|considered|called|formed|thought|meant|used|regarded|seen|comprised|associated|linked|based|concerned|caused|involved|divided|viewed';

/** … and a verb of any other kind, behind "is". */
const PASSED = String.raw`(?:\p{L}+ly\s+)?(?!(?:${DEFINED})\b)\p{L}+(?:ed|en|wn|ught|ilt)(?=\s*[,.;]|\s+(?:as|at|by|during|for|from|in|into|on|out|over|through|to|when|while|with|within)\b)`;

export const defining: Defining = {
  is: listed('is are was were be'),
  has: listed('has have had ha'),
  been: listed('been be'),
  says: listed(`
    refer mean involv describ occur consist denot defin includ indic repres suggest propos state allow happen develop
    examin focus emphas assert`),
  named: listed('call known term name label dub coin so-cal defin'),
  as: listed('as'),
  articles: listed('a an the this such our'),
  indefinite: listed('a an'),
  definite: listed('the'),
  of: listed('of'),
  conditions: listed('if iff when'),
  term: listed('term word concept notion'),
  apposition: listed('which or a an the when where that in meaning i.e also'),
  or: listed('or'),
  facets: listed('aim purpose goal function role idea concept notion essence'),
  bearers: listed('people person individuals someone those patients children adults'),
  with: listed('with'),
  aside: listed(`
    not less more most least currently now today initially probably perhaps still only common likely rarely
    especially particularly very so too quite considerably far no never even well criticized developed founded
    created introduced part`),
  outright: new RegExp(
    `${ENDING}(?:\\s*[,—–-]\\s*(?:or\\s+[^,—–]{2,40},\\s*)?which (?:means? to|refers? to|(?:is|are)(?! ${PASSED})(?! (?:not|also|still|often|now|due)\\b))\\b|\\s*,\\s*an?\\s|\\s*[:—]\\s*(?:an?|the|any|when)\\s|(?:\\s*[—–-]\\s*[^—–.;]{3,60}[—–-]|\\s*,\\s*[^,.;]{3,60},)\\s+(?:is|are)\\s+(?:an?|the)\\s)`,
    'iu',
  ),
  passing: new RegExp(
    `${ENDING}\\s+(?:(?:is|are|was|were)\\s+${PASSED}|(?:allow|happen|develop|indicate)(?:s|d|ed)?\\b)|${ENDING}\\s*,\\s+which\\s+(?:means?\\s+(?:that|they|it|he|she|we|you)\\b|(?:is|are|was|were)\\s+${PASSED})`,
    'iu',
  ),
  unspaced: null,
};
