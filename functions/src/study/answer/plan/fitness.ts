/** How fit a sentence is to stand in a summary, whatever it is about: a claim of its own, and no scene, example or cutting. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import { ITEM_MARK, Marked } from '../../../book/telling/marked.ts';
import { naming } from '../../../book/telling/naming.ts';
import { isTask, pointsElsewhere } from '../../../book/telling/signs.ts';
import type { PackCode } from '../../../language/codes.ts';
import { packFor } from '../../../language/packs/index.ts';

/** Words of the shortest and the longest. */
const SHORTEST = 7;
const LONGEST = 45;
/** What somebody says in a book is no statement of its own. */
const SPOKEN = /[“”"«»„「」]|(?:\.\s){3}/u;
/** Signs of programs and formulas; prose has few. */
const SIGNS = /[=<>_{}\\[\]|^$#@∈∀∃→⇒↔∧∨¬]|\(\)/gu;
const MOST_SIGNS = 0.03;
/** Of a part's foremost terms so many may be what it defines, or what a sentence begins with. */
const FOREMOST = 12;
/** A sentence begins with its first so many characters. */
const OPENING = 40;
/** Days, years, amounts: a scene or an instance rather than a claim; what is cited in brackets is neither. */
const COUNTED = /\p{Nd}/u;
const CITED = /\([^()]*\p{Nd}[^()]*\)/gu;

/** What is known of the part that a sentence stands in. */
export interface Part {
  /** Its terms that are frequent in it and rare elsewhere, foremost first. */
  top: readonly string[];
  /** How many of its sentences hold a term. */
  counts: ReadonlyMap<string, number>;
  /** The first sentence of each paragraph. */
  openings: ReadonlyMap<number, number>;
}

/** From 0 (in no summary) up; of two sentences with the same terms the one with more is told. */
export function fitnessOf(index: BookIndex, at: number, { top, counts, openings }: Part): number {
  const sentence = index.sentences[at];
  const words = countWords(sentence?.text ?? '');
  if (!sentence || words < SHORTEST || words > LONGEST || /[?:：？؟]["”]?$/.test(sentence.text)) return 0;
  const { text } = sentence;
  if (pointsElsewhere(text) || isTask(text) || isOpen(text) || /^\p{Ll}/u.test(text.replace(ITEM_MARK, ''))) return 0;
  const { signs, drafting } = packFor(index.language);
  const tokens = new Marked(text, index.language);
  const foremost = top.slice(0, FOREMOST);
  const defines = foremost.some((term) => {
    const how = naming(tokens, [term], index.language);
    return how.is + how.says > 0;
  });
  const opening = new Set(termsOf(text.slice(0, OPENING), index.language));
  const factors = [
    defines ? 1.4 : 1,
    foremost.some((term) => opening.has(term)) ? 1.25 : 1,
    leans(text, index.language) || drafting?.leaning.test(text) ? 0.4 : 1,
    drafting?.unplainLoosely.test(text.replace(CITED, '')) ? 0.75 : 1,
    signs?.pointsBack?.test(text) ? 0.6 : 1,
    signs?.example?.test(text) ? 0.4 : 1,
    COUNTED.test(text.replace(CITED, '')) ? 0.75 : 1,
    0.75 ** strangersIn(text, index.language, counts),
    SPOKEN.test(text) ? 0.5 : 1,
    ITEM_MARK.test(text) ? 0.5 : 1,
    (text.match(SIGNS)?.length ?? 0) > MOST_SIGNS * text.length ? 0.15 : 1,
    openings.get(sentence.paragraph) === at ? 1.3 : 1,
    sentence.rest ? 0.7 : 1,
  ];
  return factors.reduce((product, factor) => product * factor, 1 / Math.sqrt(words + 5));
}

/** Whether a sentence opens with a word that leans on the sentence before, or joins it to that. */
function leans(text: string, language: PackCode): boolean {
  const { signs } = packFor(language);
  return [signs?.leansBack, signs?.connects].some((one) => one?.test(text));
}

/** Whether a bracket stays open: the sentence was cut in it. */
const isOpen = (text: string) => (text.match(/[(（]/g)?.length ?? 0) !== (text.match(/[)）]/g)?.length ?? 0);

/** Names behind the first word. */
const NAME = /(?<=[\p{L},;]\s)\p{Lu}[\p{L}’'-]+/gu;
/** A name in fewer sentences of a part is nobody that the part is about. */
const KNOWN = 3;
const MOST_STRANGERS = 3;

/** How many names a sentence tells of that its part hardly comes back to; where every noun has a capital all nouns are looked at. */
function strangersIn(text: string, language: PackCode, counts: ReadonlyMap<string, number>): number {
  const names = [...text.matchAll(NAME)].map(([name]) => termsOf(name, language));
  return Math.min(
    MOST_STRANGERS,
    names.filter((terms) => terms.every((term) => (counts.get(term) ?? 0) < KNOWN)).length,
  );
}
