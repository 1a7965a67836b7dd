/** English. Stems: Porter2 (wink-porter2-stemmer) after irregular forms and British spellings. */
import { listed, wordSet } from '../../match.ts';
import type { Words } from '../../parts/words.ts';
import { porter2 } from '../../porter.ts';
import { ofWords, unaccented } from '../../stem.ts';
import { mayOpenOtherwise, regular } from './inflected.ts';
import { isListed, rarity } from './wordnet.ts';

const PRONOUNS = listed(`
  it its they them their theirs this that these those he him his she her hers`);

/** English drops the accents of borrowed words as often as not. */
function stem(word: string): string {
  const plain = unaccented(word);
  return /^[a-z]+$/.test(plain) ? porter2(regular(plain)) : plain;
}

/** Whatever ending is stemmed, the first three letters of a word stay (but of the shortest: "dying" is "die"). */
const ASCII = /^[\x20-\x7e\n“”‘’–—]*$/;
/** The term that was looked for last, as it is asked for a thousand times in a row, and the letters it opens with; null where a word may open otherwise. */
let asked: { term: string; opening: string | null } = { term: '', opening: null };

/** What is left of a word without the ending of a plural, of a third person, of a past or of a participle. */
const inflected = (word: string): string =>
  regular(unaccented(word))
    .replace(/(?:(?<=[aeiouy].*)ing|(?<=[aeiouy].*)ed)$/, '')
    .replace(/(?<=^..|.[^es])[es]+$/, '')
    .replace(/(?:y|ied)$/, 'i')
    .replace(/([b-df-hjkmnp-tv-z])\1$/, '$1');

export const words: Words = {
  unspaced: false,
  stop: wordSet(`
    a an the and or but if then so than that this these those there here of in on at to for from by with without about
    into onto over under between among through during before after above below up down out off again further once as
    is are was were be been being am do does did doing done has have had having will would shall should can could may
    might must not no nor it its he she they him his their her them we us our you your i me my mine who whom whose which
    what when where why how all any both each few more most other some such only own same too very just also now ever
    yet however because while until although though unless whether either neither per via upon within toward towards
    what's whats who's where's how's that's it's there's let's e.g i.e s t d ll m re ve don doesn didn isn aren wasn weren won wouldn shouldn couldn can cannot
    can't don't isn't aren't wasn't weren't doesn't didn't won't wouldn't shouldn't couldn't hasn't haven't hadn't i'm i've i'd you're we're they're you've cant dont isnt doesnt didnt`),
  frame: wordSet(`
    explain describe discuss define definition identify name list give state compare contrast summarize summarise outline
    example examples following statement statements best describes true false correct likely according called known term
    terms refers refer referred meaning mean means think believe provide answer question questions one ones two three four
    many much kind kinds type types sort part parts thing things way ways something someone anyone everyone using use used
    different difference differences similar similarities important reason reasons reasoning tell please show say said chapter section book text author
    would could might often usually generally typically least except whatever result results become became get got make
    makes made take takes took go goes went come comes came see look know want need help like main major basic principal fundamental
    handle handles handled handling deal deals dealing happen happens happened actually really exactly basically anymore anyway`),
  pronouns: PRONOUNS,
  elided: null,
  fold: (word) => word,
  stem: ofWords(stem),
  isWord: isListed,
  rarity,
  inflected,
  mayStandIn(text, term) {
    if (term !== asked.term) {
      const isOpen = !/^[a-z]{4,}$/.test(term) || mayOpenOtherwise(term);
      asked = { term, opening: isOpen ? null : term.slice(0, 3) };
    }
    return asked.opening === null || !ASCII.test(text) || text.toLowerCase().includes(asked.opening);
  },
};
