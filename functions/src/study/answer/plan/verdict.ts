/** "Is it true that …?": the sentence of the book that decides it. */
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf, WORD } from '../../../book/search/terms.ts';
import type { Verdicts } from '../../../language/parts/verdicts.ts';
import { RANK_FEATURES } from '../../find/features.ts';
import { likeness } from '../../find/likeness.ts';
import type { Ranked } from '../../find/rank.ts';
import { isWhole } from '../../find/whole.ts';
import { isStopTerm } from '../../find/words.ts';
import { leansBack } from '../compose/compose.ts';
import { judge, type Verdict } from './judge.ts';
import { deniesOutright, TOLD } from './polarity.ts';

/** A statement is looked for among so many sentences, the likeliest first. */
const LOOKED_AT = 5;
/** Of what a statement says, so much must stand in a sentence that says it, and so much in one that denies it. */
const SAID = 0.8;
const DENIED = 0.6;
/** A sentence says a statement plainly that has all its words in their order and none that denies or hedges. */
const ALL = 0.99;
const LEAST_TERMS = 3;

const COVER = RANK_FEATURES.indexOf('cover');
const ALIKE = RANK_FEATURES.indexOf('alike');

export interface Decided {
  verdict: Verdict;
  /** The sentence that decides, or the likeliest one where none does. Index in `index.sentences`. */
  at: number;
}

/**
 * The verdict on a statement, from the first sentence that holds most of it and settles it; null where nothing was found.
 * @param known share of the statement's weight whose words the book knows at all
 * @param words of the book's language: those that say how far a statement holds, and those that deny; without them it stays open
 */
export function decide(
  statement: string,
  ranked: readonly Ranked[],
  known: number,
  words: Words,
  index: BookIndex,
): Decided | null {
  const [best] = ranked;
  if (!best) return null;
  const { bounds } = words;
  if (bounds) {
    for (const { at, features } of ranked.slice(0, LOOKED_AT)) {
      const held = known * ((features[COVER] ?? 0) + (features[ALIKE] ?? 0));
      const text = index.sentences[at]?.text ?? '';
      const verdict = held >= DENIED ? judge(statement, text, bounds) : 'open';
      const restricts = (words.denies?.test(text) && !words.denies.test(statement)) || onlyTold(statement, text, words);
      const decides = verdict === 'no' || (verdict === 'yes' && held >= SAID && !restricts);
      if (decides && isAbout(statement, at, verdict === 'no' ? OTHERWISE : SAME, index)) return { verdict, at };
    }
  }
  const denied = ranked.slice(0, LOOKED_AT).find(({ at }) => isDenied(statement, at, TOLD.stated, index));
  if (denied) return { verdict: 'no', at: denied.at };
  const plain =
    known >= ALL
      ? ranked
          .slice(0, LOOKED_AT)
          .find(
            ({ at }) =>
              saysPlainly(statement, withWhatItLeansOn(at, index), words, index) &&
              isAbout(statement, at, { spare: leans(at, index) ? 1 : 0, least: OF_PLAIN, ordered: false }, index),
          )
      : undefined;
  return plain ? { verdict: 'yes', at: plain.at } : { verdict: 'open', at: best.at };
}

/** Ends of a clause, behind which something else may be told of. */
const CLAUSES = /[,;:()—]|(?<!\p{Lu})\.\s/u;
/** How like a statement a clause must be that says it, and one that says otherwise. Set by hand. */
const SAME = { spare: 0, least: 0.65, ordered: true };
const OTHERWISE = { spare: 1, least: 0.55, ordered: false };
/** The least share of a sentence that has all words of a statement in their order. */
const OF_PLAIN = 0.35;

interface Likeness {
  /** How many of the statement's terms may be other ones there. */
  spare: number;
  /** The share of what the clause tells that the statement must have. */
  least: number;
  /** In the statement's order: "Rome conquered Carthage" is not said of Carthage. */
  ordered: boolean;
}

/**
 * Whether a sentence that can stand by itself tells in one clause what a statement tells, and little else: two halves of a sentence
 * may tell of two things, and a longer clause may restrict or turn what it names.
 */
function isAbout(statement: string, at: number, { spare, least, ordered }: Likeness, index: BookIndex): boolean {
  const contentOf = (text: string) => [
    ...new Set(termsOf(text, index.language).filter((term) => !isStopTerm(term, index.language))),
  ];
  const wanted = contentOf(statement);
  return (
    isWhole(at, index) &&
    (index.sentences[at]?.text ?? '').split(CLAUSES).some((clause) => {
      const told = contentOf(clause);
      const places = wanted.map((term) => told.findIndex((other) => isForm(other, term)));
      const held = places.filter((place) => place >= 0).length;
      if (ordered && places.some((place, i) => place < (places[i - 1] ?? -1))) return false;
      return held > 0 && held >= wanted.length - spare && held + spare >= least * told.length;
    })
  );
}

/** Whether a sentence that can stand by itself says that a statement is not so. */
export const isDenied = (statement: string, at: number, least: number, index: BookIndex): boolean => {
  const text = index.sentences[at]?.text ?? '';
  const before = leansBack(at, index) ? (index.sentences[at - 1]?.text ?? '') : '';
  return isWhole(at, index) && deniesOutright(statement, text, before, least, index);
};

/** A sentence behind the one of its paragraph that it leans on ("R is … It is …"). */
function withWhatItLeansOn(at: number, index: BookIndex): string {
  const text = index.sentences[at]?.text ?? '';
  return leans(at, index) ? `${index.sentences[at - 1]?.text} ${text}` : text;
}

const leans = (at: number, index: BookIndex): boolean =>
  index.sentences[at - 1]?.paragraph === index.sentences[at]?.paragraph && leansBack(at, index);

/** Whether a sentence has all that a statement tells, in its order, and no word that denies or hedges it in the clause that tells it. */
function saysPlainly(statement: string, text: string, words: Words, index: BookIndex): boolean {
  const { bounds, denies } = words;
  if (!denies || denies.test(statement) || bounds?.test(statement) || onlyTold(statement, text, words)) return false;
  const wanted = termsOf(statement, index.language).filter((term) => !isStopTerm(term, index.language));
  if (wanted.length < LEAST_TERMS) return false;
  let found = 0;
  let end = 0;
  for (const { 0: word, index: at } of text.matchAll(WORD)) {
    if (found === wanted.length) break;
    if (!termsOf(word, index.language).some((term) => isForm(term, wanted[found] ?? ''))) continue;
    found++;
    end = at + word.length;
  }
  return found === wanted.length && !denies.test(text.slice(0, end) + (CLAUSE.exec(text.slice(end))?.[0] ?? ''));
}

/** Whether a sentence only tells of a plan, an attempt or hearsay ("planned to", "a rumour that") where the statement does not. */
const onlyTold = (statement: string, text: string, { unreal }: Words): boolean =>
  unreal !== undefined && unreal.test(text) && !unreal.test(statement);

/** Two terms are forms of one word ("Japan", "Japanese") from here on, by how much of them is the same. */
const FORMS = 0.7;
const isForm = (term: string, wanted: string): boolean => term === wanted || likeness(term, wanted) >= FORMS;

/** What is left of a clause. */
const CLAUSE = /^[^,;:—]*/u;

type Words = Pick<Verdicts, 'bounds' | 'denies' | 'unreal'>;
