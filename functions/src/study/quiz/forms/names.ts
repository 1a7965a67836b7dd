/** A name that a sentence holds, asked for beside names of the same sort that stand in the same places. */
import type { Token } from '../../../knowledge/tokens.ts';
import type { DraftMcq } from '../../engine.ts';
import { type Distractor, likeLength, saidOfBoth } from '../distractors.ts';
import { because } from '../explain.ts';
import { alike } from '../gate/options.ts';
import { contentWords } from '../gate/words.ts';
import { isLatin } from '../letters.ts';
import type { Name, NameUse } from '../names.ts';
import { choose } from '../options.ts';
import { framed, type Reading } from '../reading.ts';
import { together } from '../sections.ts';
import { GAP, type Plain, withGap } from '../sentences.ts';
import { uncited } from '../wording.ts';
import { LAST, LEAST as LEAST_TIER, type McqCandidate } from './form.ts';

/** A name of fewer uses is not what the book is about. */
const LEAST_USES = 3;
/** How far the share of uses behind a preposition of place may differ. */
const PLACED = 0.4;
const OFFERED = 8;
/** Below this two names have nothing to do with each other. */
const LEAST = 1;
/** A gap is asked for where there is nothing better. */
const BELOW = 4.5;

/** So many uses are worked out: each is compared with all names of the book. */
const MOST = 240;
/** Names that only stand in the same part of the book come after all others. */
const LOOSELY = 3;

export function nameForms(reading: Reading, names: ReadonlyMap<string, Name>): McqCandidate[] {
  const uses = [...names.values()]
    .filter((name) => name.uses.length >= LEAST_USES && isAskedFor(reading, name))
    .flatMap((name) =>
      name.uses
        .filter(({ sentence }) => sentence.fit && reading.inRange(sentence.quote.page))
        .map((use) => ({
          name,
          use,
          score: use.sentence.worth - BELOW + Math.min(1, Math.log2(name.uses.length) / 4),
        })),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
  return uses.flatMap(({ name, use, score }) =>
    [true, false].map((strict) => ({
      form: 'name',
      // Names that only stand in the same part of the book may be of any matter.
      tier: strict || !reading.frames.tagged ? LAST : LEAST_TIER,
      level: 'remember' as const,
      chapter: use.sentence.chapter,
      score: strict ? score : score - LOOSELY,
      about: [`${use.sentence.at}`, name.text],
      draft: (random: () => number) => draftOf(reading, names, { name, use, strict }, random),
    })),
  );
}

/** What nothing tells the sort of has no options of its sort; scripts without spaces tell it by their letters. */
export const isAskedFor = (reading: Reading, { sort, text }: Name): boolean =>
  sort !== null || reading.pack.words.unspaced || isTyped(reading, text);

/** Whether a name stands in other letters than its book: what is typed, or what a program is called. */
const isTyped = ({ lexicon }: Reading, text: string): boolean =>
  lexicon !== null && !isLatin(lexicon) && isForeign(text);

const YEAR_BEHIND = /^\s*[([]\p{Nd}{4}/u;

/** Whether the year of a source stands behind a name, which then only points to it: "or Dobson (1990)", "(Dobson 1990)". */
export const isCited = ({ text, tokens }: Plain, to: number): boolean => {
  const behind = text.slice(tokens[to - 1]?.end ?? text.length);
  return YEAR_BEHIND.test(behind) || YEAR_IN_BRACKETS.test(behind);
};
const YEAR_IN_BRACKETS = /^,?\s*(?:1[5-9]|20)\d\d[a-z]?\s*[)\]]/u;

function draftOf(
  reading: Reading,
  names: ReadonlyMap<string, Name>,
  { name, use, strict }: { name: Name; use: NameUse; strict: boolean },
  random: () => number,
): DraftMcq | null {
  const { sentence, from, to, text } = use;
  if (
    sentence.text.split(text).length > 2 ||
    !(isTyped(reading, name.text) || standsApart(reading, use)) ||
    isCited(sentence, to)
  )
    return null;
  const gapped = uncited(withGap(sentence, from, to));
  // "(Foundation of _____ 2014)": the gap went with the citation.
  if (!gapped.includes(GAP)) return null;
  const asked = contentWords(gapped);
  const rivals = [...names.values()]
    .filter(
      (other) => other !== name && isOfSort(reading, name, other, use, strict) && !sentence.text.includes(other.text),
    )
    .filter((other) => likeLength(other.text, text) && !alike(other.text, text))
    .map((other) => ({
      other,
      score: 3 * together(name.sections, other.sections) + kin(use, other) + Math.min(1, other.uses.length / 5),
    }))
    .filter(({ score }) => !strict || score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3 * OFFERED)
    .filter(({ other }) => !other.uses.some(({ sentence: { at } }) => saidOfBoth(reading, at, asked)))
    .slice(0, OFFERED)
    .map(({ other }): Distractor => ({ text: other.text, about: bestUse(other).sentence.quote }));
  const wrong = choose(text, rivals, random);
  if (!wrong) return null;
  return {
    question: askedName(reading, name.text, gapped),
    options: [text, ...wrong.map((one) => one.text)],
    answer_index: 0,
    explanation: because(reading, sentence.quote),
    evidence: sentence.quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'remember',
    form: 'name',
  };
}

/** The question for what is left out of a statement: a name, or a word in a script that has no capitals to tell one. */
export const askedName = ({ frames, pack }: Reading, name: string, gapped: string): string =>
  framed(pack.words.unspaced && !/^\p{Lu}|·/u.test(name) ? frames.word : frames.name, gapped);

/** "Central Europe", "Europa central": what a word beside it narrows is told by that word. */
function standsApart({ lexicon, pack }: Reading, { sentence: { tokens }, from, to }: NameUse): boolean {
  if (!lexicon || pack.words.unspaced) return true;
  const { prepositions, articles, and, conjunctions, verbs, past, pastEndings, relatives, modals } = lexicon;
  const small = [prepositions, articles, and, conjunctions, verbs, past, relatives, modals];
  const isFree = (token: Token | undefined) =>
    token === undefined ||
    token.kind !== 'word' ||
    token.capital ||
    small.some((words) => words.has(token.text)) ||
    pastEndings.some((ending) => token.text.endsWith(ending));
  const [before, behind] = [tokens[from - 1], tokens[to]];
  return lexicon.headFirst ? isFree(behind) : isFree(before);
}

/** The use that says most by itself. */
const bestUse = ({ uses }: Name): NameUse =>
  uses.reduce((best, use) => (Number(use.sentence.fit) > Number(best.sentence.fit) ? use : best));

/** People with people, places with places; in languages that inflect, in the same case. */
function isOfSort(reading: Reading, name: Name, other: Name, use: NameUse, strict: boolean): boolean {
  const { pack, lexicon } = reading;
  if (name.sort !== other.sort || (name.sort === 'place' && areToldTogether(name, other))) return false;
  if (Math.abs(name.placed - other.placed) > PLACED || Math.abs(name.words - other.words) > 1) return false;
  if (/^\p{Lu}{2,}$/u.test(name.text) !== /^\p{Lu}{2,}$/u.test(other.text)) return false;
  if (isForeign(name.text) !== isForeign(other.text) || other.uses.length < 2) return false;
  const typed = isTyped(reading, name.text);
  if (typed || pack.words.unspaced) {
    if (areInterchanged(name, other, lexicon?.or) || casingOf(name.text) !== casingOf(other.text)) return false;
    if (!(pack.words.unspaced ? standsSo(use, other) : followsSo(reading, use, other))) return false;
  }
  // Names of other parts of the book are told at a glance.
  if (strict && ![...name.sections.keys()].some((section) => other.sections.has(section))) return false;
  if (typed || pack.words.unspaced) return true;
  const inflects = lexicon !== null && lexicon.articles.size === 0;
  return (
    !inflects ||
    name.text.at(-1) === other.text.at(-1) ||
    other.uses.some(({ before }) => before !== '' && before === use.before)
  );
}

/** "England, Europe": of two places that a sentence names together, one may lie in the other, and both be right. */
function areToldTogether(one: Name, other: Name): boolean {
  const places = new Set(one.uses.map(({ sentence }) => sentence.at));
  return other.uses.some(({ sentence }) => places.has(sentence.at));
}

/** "xelatex 或 lualatex": what one is told of is told of the other. */
function areInterchanged({ text, uses }: Name, other: Name, or: ReadonlySet<string> = new Set()): boolean {
  const signs = ['/', ...or];
  return uses.some(({ sentence }) => {
    const plain = sentence.text.replace(/\s/gu, '');
    const [one, two] = [text, other.text].map((name) => name.replace(/\s/gu, ''));
    return signs.some((sign) => plain.includes(`${one}${sign}${two}`) || plain.includes(`${two}${sign}${one}`));
  });
}

/** Where no sort is known, what is typed ("figure") is told from what bears a name ("OpenType") by its capital. */
const casingOf = (text: string) => (/^\p{Lu}/u.test(text) ? 'capital' : /^\p{Ll}/u.test(text) ? 'small' : '');

/**
 * Whether a name ever stands before the word that this use stands before: "graphicx 宏包" tells a package, "tabular 环境" an
 * environment. Where no such word follows, whether both ever stand behind the same word.
 */
function standsSo(use: NameUse, other: Name): boolean {
  const { text, tokens } = use.sentence;
  const follows = (line: string, end: number | undefined) => KIND.exec(line.slice(end))?.[1];
  const kind = follows(text, tokens[use.to - 1]?.end);
  // "LATEX を使うと": no word tells what it is, but for one before it that stands before the other as well.
  if (kind === undefined) return kin(use, other) > 0;
  return other.uses.some((one) => follows(one.sentence.text, one.sentence.tokens[one.to - 1]?.end) === kind);
}

/** "Пакет graphicx", "пакета babel": whether a name ever stands behind the noun that this use stands behind; false where it is none. */
function followsSo({ pack }: Reading, { before }: NameUse, other: Name): boolean {
  const kind = pack.words.stem(before);
  const tells = /\p{L}{4}/u.test(before) && !pack.words.stop.has(before);
  return tells && other.uses.some((one) => pack.words.stem(one.before) === kind);
}

/** Two characters of one script right behind a name. */
const KIND = /^\s?(\p{Script=Han}{2}|[\p{Script=Katakana}ー]{2})/u;

const isForeign = (text: string) => /^\p{Script=Latin}/u.test(text);

/** Names that stand behind the same word. */
const kin = (use: NameUse, other: Name) =>
  use.before !== '' && other.uses.some(({ before }) => before === use.before) ? 1 : 0;
