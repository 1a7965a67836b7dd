/** "What is the difference between X and Y?" */
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf, wordsOf } from '../../../book/search/terms.ts';
import type { LanguagePack } from '../../../language/pack.ts';
import { packFor } from '../../../language/packs/index.ts';
import { type Group, groupAround } from '../compose/compose.ts';
import { type Mention, mentionsOf } from '../find/mentions.ts';
import { ASKS_BACK } from '../find/signs.ts';
import { openingOfConstruct } from '../question/exact.ts';
import { readQuestion } from '../question/question.ts';
import { isStopTerm, packsOf, pronounIn } from '../question/words.ts';
import { best } from './pick.ts';

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
  const found = [defining(inFull(...compared), index), defining([compared[1]], index)];
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
  const against = contrasting(first.name, second.name, index);
  // What neither says what both are nor sets them apart compares nothing.
  if (against === null && !defined && !first.mention.complete && !second.mention.complete) return null;
  const groups = [first, second]
    .filter(({ mention }) => mention.at !== against)
    .map((one) => labelled(one, index))
    .map((group) => (against === group.first ? { ...group, first: group.first + 1 } : group));
  if (against !== null) groups.unshift({ first: against, last: against, main: against });
  return { groups, defined: defined || against !== null, missing: null };
}

/**
 * Whether some groups tell of both things that a question compares: each by all its words in one sentence. Taken for granted where a
 * side is a description, or the question names no two.
 */
export function tellsOfBoth(text: string, groups: readonly Group[], index: BookIndex): boolean {
  const sides = comparedIn(text, packsOf(text, index.language)) ?? [];
  const told = groups.flatMap(({ first, last }) =>
    index.sentences.slice(first, last + 1).map((sentence) => new Set(termsOf(sentence.text, index.language))),
  );
  return sides.every((side) => {
    const terms = termsOf(side, index.language).filter((term) => !isStopTerm(term, index.language));
    return (
      terms.length === 0 || terms.length > MOST_TERMS || told.some((held) => terms.every((term) => held.has(term)))
    );
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

/** Whether a text names both of two names of which one begins the other ("eig", "eigs"), each by itself. */
function bothIn(text: string, first: string, second: string): boolean {
  const names = [first.toLowerCase(), second.toLowerCase()];
  if (!names.some((one, at) => (names[1 - at] ?? '').startsWith(one))) return true;
  return names.every((name) => wordsOf(text).includes(name));
}

/** The first sentence that names both and sets one against the other; a preface may be where a book does. */
function contrasting(first: string, second: string, index: BookIndex): number | null {
  const names = [first, second].map((name) => name.toLowerCase());
  const both = index.sentences.flatMap(({ kind, text }, at) => {
    if (kind !== 'prose' && kind !== 'front') return [];
    const plain = text.toLowerCase();
    return names.every((name) => plain.includes(name)) && bothIn(plain, first, second) ? [{ at, text }] : [];
  });
  for (const contrast of packFor(index.language).signs?.contrasts ?? []) {
    const found = both.find(({ text }) => contrast.test(text) && !ASKS_BACK.test(text));
    if (found) return found.at;
  }
  return null;
}

/** The best sentence about the first of the names that the book knows. */
function defining(names: readonly string[], index: BookIndex): { name: string; mention: Mention } | null {
  for (const name of names) {
    const opening = openingOfConstruct(name, index);
    if (opening !== null)
      return {
        name,
        mention: { at: opening, features: [], defines: true, says: true, ofAny: true, another: false, complete: true },
      };
    const subjectTerms = [termsOf(name, index.language)];
    const [mention] = best(mentionsOf({ ...readQuestion(name, index), subject: name, subjectTerms }, index), index);
    if (mention) return { name, mention };
  }
  return null;
}
