/** Which sentences an answer is made of. */
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import type { Candidate, Retrieved } from './candidates.ts';
import { type Group, groupAround, merge } from './compose.ts';
import { type Mention, mentionsOf } from './mentions.ts';
import { type Question, readQuestion } from './question.ts';
import { CANDIDATE_WEIGHTS, MENTION_WEIGHTS } from './weights.ts';

const DEFINITIONS = 2;
const SENTENCES = 4;
const PER_SECTION = 2;
const ALONE = { before: false, after: false };
const LISTED = 5;
/** A sentence of the kind that is asked for (a year, a number, a name, a place) is worth this much more. */
const FITS_KIND = 0.8;
const ASKS_BACK = /[?？؟]["'”’]?$/;

const KIND_SIGNS: Partial<Record<Question['kind'], RegExp>> = {
  number:
    /\p{Nd}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|billion|half|percent)\b/iu,
  time: /\b1\d{3}s?\b|\b20\d\d\b|\bcentury\b|[一二三四五六七八九十\d]+年|\p{Nd}{4}/iu,
  person: /\p{Lu}\p{Ll}+\s(?:\p{Lu}\.\s?)*\p{Lu}\p{Ll}+/u,
  place: /\b(?:in|at|near|from)\s(?:the\s)?\p{Lu}\p{Ll}+/u,
  reason:
    /\b(?:because|since|due to|result|caus|lead|therefore|thus|so that|in order|reason|weil|denn|parce que|porque)/i,
};

export const mentionScore = (mention: Mention): number =>
  mention.features.reduce((sum, value, at) => sum + value * (MENTION_WEIGHTS[at] ?? 0), 0);

/** A piece of a sentence, or one that only announces what follows, defines nothing by itself. */
const INCOMPLETE = 0.8;

function best(mentions: readonly Mention[], index: BookIndex): Mention[] {
  const scores = new Map(
    mentions.map((mention) => {
      const sentence = index.sentences[mention.at];
      const whole = sentence?.kind === 'prose' && !/^\p{Ll}(?![).])|[:：]$/u.test(sentence.text);
      return [mention, mentionScore(mention) - (whole ? 0 : INCOMPLETE)] as const;
    }),
  );
  return mentions.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a.at - b.at);
}

/** The definition of a subject and the next best thing said of it, each with the sentences around. */
export function pickDefinition(mentions: readonly Mention[], index: BookIndex, skip: (at: number) => boolean): Group[] {
  const chosen = best(
    mentions.filter(({ at }) => !skip(at)),
    index,
  ).slice(0, DEFINITIONS);
  return merge(chosen.map(({ at }) => groupAround(index, at, { before: true, after: true })));
}

/** The sentences that hold most of a question, from its best passages. */
export function pickSentences(
  question: Question,
  retrieved: Retrieved,
  index: BookIndex,
  skip: (at: number) => boolean,
): Group[] {
  const signs = KIND_SIGNS[question.kind];
  const score = (candidate: Candidate) => {
    const sentence = index.sentences[candidate.at];
    const { cover, around, passage, title, pairs } = CANDIDATE_WEIGHTS;
    return (
      cover * candidate.cover +
      around * candidate.around +
      passage * candidate.passage +
      title * candidate.title +
      pairs * candidate.pairs +
      (signs?.test(sentence?.text ?? '') ? FITS_KIND * Math.max(candidate.cover, 0.3 * candidate.around) : 0) -
      (ASKS_BACK.test(sentence?.text ?? '') ? 0.4 : 0) -
      (sentence?.kind === 'prose' ? 0 : 0.3)
    );
  };
  const fit = retrieved.candidates.filter(({ at, around }) => !skip(at) && around > 0);
  const scores = new Map(fit.map((candidate) => [candidate.at, score(candidate)]));
  const ordered = fit.toSorted((a, b) => (scores.get(b.at) ?? 0) - (scores.get(a.at) ?? 0) || a.at - b.at);
  if (question.kind === 'list') return merge(ordered.slice(0, LISTED).map(({ at }) => groupAround(index, at, ALONE)));
  return merge(
    varied(ordered, index).map(({ at }, place) => groupAround(index, at, { before: false, after: place < 2 })),
  );
}

/** The best sentences, of one section two at most: the second best topic may be the one that is meant. */
function varied(ordered: readonly Candidate[], index: BookIndex): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of ordered) {
    const section = index.sentences[candidate.at]?.section;
    const same = chosen.filter(({ at }) => index.sentences[at]?.section === section).length;
    if (same < PER_SECTION) chosen.push(candidate);
    if (chosen.length === SENTENCES) break;
  }
  return chosen;
}

const BETWEEN = [
  /\b(?:between|compare|contrast|distinguish)\s+(?:between\s+)?(?:an?\s+|the\s+)?(.{2,60}?)\s+(?:and|with|to|from|versus|vs\.?)\s+(?:an?\s+|the\s+)?(.{2,60}?)\s*(?:[?.!,;]|$)/i,
  /\bhow\s+(?:do|does|is|are)\s+(?:an?\s+|the\s+)?(.{2,60}?)\s+(?:differ(?:ent)?|similar)\s+(?:from|to|than)\s+(?:an?\s+|the\s+)?(.{2,60}?)\s*(?:[?.!,;]|$)/i,
  /^(?:an?\s+|the\s+)?(.{2,60}?)\s+(?:versus|vs\.?)\s+(?:an?\s+|the\s+)?(.{2,60}?)\s*(?:[?.!,;]|$)/i,
  /unterschied(?:e)?\s+zwischen\s+(?:de[rmn]\s+|einer?m?\s+)?(.{2,60}?)\s+und\s+(?:de[rmn]\s+|einer?m?\s+)?(.{2,60}?)\s*(?:[?.!,;]|$)/i,
  /^(.{1,30}?)(?:和|与|跟)(.{1,30}?)(?:之间)?(?:有什么|的)?(?:区别|不同)/u,
  /^(.{1,30}?)と(.{1,30}?)の違い/u,
  /تفاوت\s+(?:بین\s+)?(.{2,60}?)\s+(?:و|با)\s+(.{2,60}?)\s*(?:چیست|را|[؟?.]|$)/u,
];

/** The two things a question compares, as written; null where it names none. */
export function comparedIn(text: string): [string, string] | null {
  for (const pattern of BETWEEN) {
    const found = pattern.exec(text);
    if (found?.[1] && found[2]) return [found[1], found[2]];
  }
  return null;
}

/**
 * What the book says each of two things is; null unless it names both.
 * `defined`: whether it says it of both in the way of a definition.
 */
export function pickComparison(text: string, index: BookIndex): { groups: Group[]; defined: boolean } | null {
  const compared = comparedIn(text);
  if (!compared) return null;
  const found = compared.map((name) => {
    const terms = termsOf(name, index.english);
    const [first] = best(
      mentionsOf({ ...readQuestion(name, index), subject: name, subjectTerms: [terms] }, index),
      index,
    );
    return first && { group: { ...groupAround(index, first.at, { before: false, after: true }), label: name }, first };
  });
  const both = found.filter((one) => one !== undefined);
  if (both.length < compared.length) return null;
  return { groups: both.map(({ group }) => group), defined: both.every(({ first }) => first.defines) };
}
