/** "What is the difference between X and Y?" */
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import { ASKS_BACK } from '../../../book/telling/signs.ts';
import type { LanguagePack } from '../../../language/pack.ts';
import { packFor } from '../../../language/packs/index.ts';
import { openingOfConstruct } from '../../find/exact.ts';
import { type Mention, mentionsOf } from '../../find/mentions.ts';
import { type Question, readQuestion } from '../../find/question.ts';
import { isWhole } from '../../find/whole.ts';
import { isStopTerm, packsOf, pronounIn } from '../../find/words.ts';
import { type Group, groupAround, leansBack } from '../compose/compose.ts';
import { lookUp } from '../find/looked-up.ts';
import { best } from './pick-definition.ts';
import { bothIn, namesIt, writesForm } from './written.ts';

/** Whether one side of a comparison names nothing itself ("it", "that"). */
export const standsForAnother = (side: string, packs: readonly LanguagePack[]): boolean =>
  side.replace(pronounIn(packs), '').trim() === '';

/** The two things a question compares, as written; null where it names none. */
export function comparedIn(text: string, packs: readonly LanguagePack[]): [string, string] | null {
  for (const pattern of packs.flatMap(({ questions }) => questions?.sides ?? [])) {
    const found = pattern.exec(text);
    if (found?.[1] && found[2]) return [found[1], found[2]];
  }
  return null;
}

/** "positive and negative reinforcement": the first as it is meant, with the second's last words, where it may mean that. */
function inFull(first: string, second: string): string[] {
  const words = second.split(' ');
  return words.length < 2 || first.includes(' ') ? [first] : [`${first} ${words.slice(1).join(' ')}`, first];
}

/** What has more words is a description, which a book may give in others. */
const MOST_TERMS = 3;

export interface Comparison {
  groups: Group[];
  /** Whether it sets one against the other, or says what both are in the way of a definition. */
  defined: boolean;
  /** Which of the two it does not name. */
  missing: string | null;
}

/** What the book says each of two things is, after the sentence that sets one against the other; null unless it says what one is. */
export function pickComparison(text: string, index: BookIndex): Comparison | null {
  const packs = packsOf(text, index.language);
  const compared = comparedIn(text, packs);
  if (!compared || compared.some((side) => standsForAnother(side, packs))) return null;
  const found = [defining(inFull(...compared), compared[1], index), defining([compared[1]], compared[0], index)];
  const [first, second] = found;
  if (!first || !second) {
    const only = first ?? second;
    const missing = first ? compared[1] : compared[0];
    const terms = termsOf(missing, index.language);
    if (!only || terms.length === 0 || terms.length > MOST_TERMS || isNamed(terms, index)) return null;
    return { groups: only.mention.defines ? [labelled(only, index)] : [], defined: true, missing };
  }
  const defined = first.mention.defines && second.mention.defines;
  if (first.mention.at === second.mention.at)
    return { groups: [groupAround(index, first.mention.at, 'both')], defined, missing: null };
  const against = contrasting(first.name, second.name, defined, index);
  // What neither says what both are nor sets them apart compares nothing.
  if (against === null && !defined && !first.mention.complete && !second.mention.complete) return null;
  const groups = [first, second]
    .filter(({ mention }) => mention.at !== against)
    .map((one) => labelled(one, index))
    .map((group) => (against === group.first ? { ...group, first: group.first + 1 } : group));
  if (against !== null) return { groups: withContrast(against, groups, index), defined: true, missing: null };
  return { groups, defined, missing: null };
}

/** A sentence turns from what stood before it where it says so in its first word or two (characters). */
const TURNS = 3;

/** The sentence that sets two things apart, with the one that it turns from ("In contrast, …"), before what each of them is. */
function withContrast(against: number, groups: readonly Group[], index: BookIndex): Group[] {
  const sentence = index.sentences[against];
  const before = index.sentences[against - 1];
  const [outright] = packFor(index.language).signs?.contrasts ?? [];
  const says = outright?.exec(sentence?.text ?? '')?.index ?? Number.POSITIVE_INFINITY;
  const turns = says <= TURNS && before?.paragraph === sentence?.paragraph && isWhole(against - 1, index);
  const first = turns ? against - 1 : against;
  const apart = groups.filter((group) => group.last < first || group.first > against);
  return [{ first, last: against, main: against }, ...(turns ? [] : apart)];
}

/**
 * What a book says of each side of a comparison by itself, as near as it can be to what is asked of both; null unless it says
 * something of each.
 */
function eachSide(asked: Question, index: BookIndex): Group[] | null {
  const sides = comparedIn(asked.text, packsOf(asked.text, index.language)) ?? [];
  const terms = sides.map((side) => namedFirst(side, index));
  const groups = sides.flatMap((side, at): Group[] => {
    const [own = [], others = []] = [terms[at], terms[1 - at]];
    if (own.length === 0) return [];
    const weights = new Map([...asked.weights].filter(([term]) => own.includes(term) || !others.includes(term)));
    const { ranked } = lookUp({ ...asked, kind: 'other', subject: null, subjectTerms: [], weights }, index);
    const found = ranked.find(({ at: place }) => {
      const text = index.sentences[place]?.text ?? '';
      if (!writesForm(text, side)) return false;
      const held = new Set(termsOf(text, index.language));
      const ofBoth = others.every((term) => held.has(term));
      return isWhole(place, index) && !leansBack(place, index) && !ofBoth && own.every((term) => held.has(term));
    });
    return found ? [{ ...groupAround(index, found.at, 'needed'), label: side }] : [];
  });
  return groups.length === 2 ? groups : null;
}

/** The terms that a side names before anything is said of where or of what: "the Möbius strip *as to its field*". */
function namedFirst(side: string, index: BookIndex): string[] {
  const terms = termsOf(side, index.language);
  const from = terms.findIndex((term) => !isStopTerm(term, index.language));
  const end = terms.findIndex((term, at) => at > from && isStopTerm(term, index.language));
  return terms.slice(Math.max(0, from), end < 0 ? undefined : end).filter((term) => index.postings.has(term));
}

/** Whether a sentence of some groups sets both sides against one another, and does not only name them. */
function setsApart(sides: readonly string[], groups: readonly Group[], index: BookIndex): boolean {
  const terms = sides.map((side) => namedFirst(side, index));
  const contrasts = packFor(index.language).signs?.contrasts ?? [];
  return groups.some(({ first, last }) => {
    const text = index.sentences
      .slice(first, last + 1)
      .map((sentence) => sentence.text)
      .join(' ');
    const held = new Set(termsOf(text, index.language));
    return terms.every((own) => own.every((term) => held.has(term))) && contrasts.some((one) => one.test(text));
  });
}

/** Groups that answer a comparison; where they only name both sides, what the book says of each, if it says anything. */
export function comparing(asked: Question, groups: Group[], index: BookIndex): Group[] | null {
  const sides = comparedIn(asked.text, packsOf(asked.text, index.language)) ?? [];
  const both = tellsOfBoth(asked.text, groups, index);
  if (both && (sides.length === 0 || setsApart(sides, groups, index))) return groups;
  return eachSide(asked, index) ?? (both ? groups : null);
}

/**
 * Whether some groups tell of both things that a question compares: each by all its words in one sentence. Taken for granted where a
 * side is a description, or the question names no two.
 */
function tellsOfBoth(text: string, groups: readonly Group[], index: BookIndex): boolean {
  const sides = comparedIn(text, packsOf(text, index.language)) ?? [];
  const told = groups.flatMap(({ first, last }) =>
    index.sentences.slice(first, last + 1).map(({ text }) => ({ text, held: new Set(termsOf(text, index.language)) })),
  );
  return sides.every((side) => {
    const terms = termsOf(side, index.language).filter((term) => !isStopTerm(term, index.language));
    const names = ({ text, held }: (typeof told)[number]) =>
      terms.every((term) => held.has(term)) && writesForm(text, side);
    return terms.length === 0 || terms.length > MOST_TERMS || told.some(names);
  });
}

/** Whether any sentence holds all of these terms, in whatever order. */
function isNamed(terms: readonly string[], index: BookIndex): boolean {
  const lists = terms.map((term) => new Set(index.postings.get(term)?.passages));
  const [first, ...others] = lists;
  return [...(first ?? [])].some((passage) => {
    const span = index.passages[passage];
    if (!span || !others.every((list) => list.has(passage))) return false;
    return index.sentences.slice(span.first, span.last + 1).some(({ text }) => {
      const here = termsOf(text, index.language);
      return terms.every((term) => here.includes(term));
    });
  });
}

const labelled = ({ name, mention }: { name: string; mention: Mention }, index: BookIndex): Group => ({
  ...groupAround(index, mention.at, mention.complete || mention.defines ? 'needed' : 'after'),
  label: name,
});

/**
 * The first sentence that names both and sets one against the other; a preface may be where a book does.
 * @param outright only one that says so in so many words: the book says what both are
 */
function contrasting(first: string, second: string, outright: boolean, index: BookIndex): number | null {
  const names = [first, second].map((name) => name.toLowerCase());
  const both = index.sentences.flatMap(({ kind, text }, at) => {
    if (kind !== 'prose' && kind !== 'front') return [];
    const plain = text.toLowerCase();
    return names.every((name) => plain.includes(name)) && bothIn(plain, first, second) ? [{ at, text }] : [];
  });
  const contrasts = packFor(index.language).signs?.contrasts ?? [];
  for (const contrast of outright ? contrasts.slice(0, 1) : contrasts) {
    const found = both.find(({ text }) => contrast.test(text) && !ASKS_BACK.test(text));
    if (found) return found.at;
  }
  return null;
}

interface Defining {
  name: string;
  mention: Mention;
}

/**
 * The best sentence about the first of the names that the book knows.
 * @param other what it is compared with: a sentence that names both says less of one by itself
 */
function defining(names: readonly string[], other: string, index: BookIndex): Defining | null {
  for (const name of names) {
    const opening = openingOfConstruct(name, index);
    if (opening !== null)
      return {
        name,
        mention: { at: opening, features: [], defines: true, says: true, ofAny: true, another: false, complete: true },
      };
    const subjectTerms = [termsOf(name, index.language)];
    const all = best(mentionsOf({ ...readQuestion(name, index), subject: name, subjectTerms }, index), index);
    const [outright] = packFor(index.language).signs?.contrasts ?? [];
    const alone = all.find(({ at }) => {
      const { text } = index.sentences[at] ?? { text: '' };
      return outright?.test(text) || !namesIt(text, other);
    });
    // What says outright what one is may name the other as well.
    const mention = alone && (alone.defines || !all[0]?.defines) ? alone : (all[0] ?? alone);
    if (mention) return { name, mention };
  }
  return null;
}
