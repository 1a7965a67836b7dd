/** Which sentences an answer is made of. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import type { Candidate, Retrieved } from './candidates.ts';
import { type Group, groupAround, merge } from './compose.ts';
import { announces, listAfter } from './lists.ts';
import type { Mention } from './mentions.ts';
import type { Question } from './question.ts';
import { isAgain, once } from './repeats.ts';
import { ASKS_BACK, announcesPlan, asksFact, beginsMidClause, isTask, pointsElsewhere, showing } from './signs.ts';
import { CANDIDATE_WEIGHTS, MENTION_WEIGHTS } from './weights.ts';

const DEFINITIONS = 2;
const SENTENCES = 4;
const PER_SECTION = 2;
const LISTED = 5;
/** Beside the best sentence stand those that score this share of it at least; a fact needs fewer than an explanation. */
const BESIDE = 0.6;
const BESIDE_FACT = 0.8;
const FACTS: ReadonlySet<Question['kind']> = new Set(['number', 'time', 'place', 'person']);
/** A sentence of the kind that is asked for (a year, a number, a name, a place) is worth this much more. */
const FITS_KIND = 0.8;
/** A sentence without the number, the time or the name that is asked for is worth this much less. */
const LACKS_FACT = 0.5;
/** … as far as it, or this much of it as far as the sentences around it, hold the question's words. */
const NEARBY = 0.5;
/** What a follow-up asks for stands near what was said, this many sentences on, and is worth this much more there. */
const NEAR = 3;
const GOES_ON = 0.5;

export const mentionScore = (mention: Mention): number =>
  mention.features.reduce((sum, value, at) => sum + value * (MENTION_WEIGHTS[at] ?? 0), 0);

/** Beside a complete definition stands only what defines too, or scores this much less at most. */
const NEARLY = 1.8;
/** A piece of a sentence, or one that only announces what follows, defines nothing by itself. */
const INCOMPLETE = 0.8;
/** "An X is a …", right at the beginning, or "… is called X if …" says what X is more surely than any other form. */
const OF_ANY = 0.5;

/** A sentence that begins in its middle, or ends where its point would follow, is rarely an answer by itself. */
const CUT_OFF = 0.6;

/** What stands in brackets goes with what was said before. */
const ASIDE = /^[([（]/u;

/** What is longer is a table or a list that ran together. */
const LONGEST = 85;

function isWhole(at: number, index: BookIndex): boolean {
  const sentence = index.sentences[at];
  if (sentence?.kind !== 'prose' || beginsMidClause(sentence.text) || announcesPlan(sentence.text)) return false;
  if (countWords(sentence.text) > LONGEST || pointsElsewhere(sentence.text) || isTask(sentence.text)) return false;
  return !announces(index, at) || listAfter(index, at).length > 0;
}

/** Mentions of a subject, the one that defines it best first. */
export function best(mentions: readonly Mention[], index: BookIndex): Mention[] {
  const scores = new Map(
    mentions.map((mention) => [
      mention,
      mentionScore(mention) + (mention.ofAny ? OF_ANY : 0) - (isWhole(mention.at, index) ? 0 : INCOMPLETE),
    ]),
  );
  return mentions.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a.at - b.at);
}

/**
 * The definition of a subject and the next best thing said of it, each with the sentences around.
 * @param person a person is introduced where the book names them first, unless it says who they are
 */
export function pickDefinition(
  mentions: readonly Mention[],
  index: BookIndex,
  skip: (at: number) => boolean,
  person = false,
): Group[] {
  const all = best(
    mentions.filter(({ at }) => !skip(at)),
    index,
  );
  const [first] = all;
  const anyWhole = all.some(({ at }) => isWhole(at, index));
  const paragraph = ({ at }: Mention) => index.sentences[at]?.paragraph;
  const leadsUp = (one: Mention) =>
    first?.complete && !one.defines && one.at < first.at && paragraph(one) === paragraph(first);
  const ordered = all.filter((one) => one.defines || isWhole(one.at, index) || !anyWhole);
  const told = first?.complete
    ? ordered.filter(
        (one) =>
          one === first || one.defines || (isWhole(one.at, index) && mentionScore(one) >= mentionScore(first) - NEARLY),
      )
    : ordered;
  const introduced =
    person && !first?.complete ? mentions.filter(({ at }) => !skip(at) && isWhole(at, index)).slice(0, 1) : [];
  const chosen = once([...new Set([...introduced, ...told])], index, DEFINITIONS);
  return merge(
    chosen.map((one) =>
      groupAround(index, one.at, one.complete || leadsUp(one) || introduced.includes(one) ? 'needed' : 'both'),
    ),
    index,
  );
}

/**
 * The sentences that hold most of a question, from its best passages.
 * @param said what earlier answers said and this one shall not say again
 */
export function pickSentences(
  question: Question,
  retrieved: Retrieved,
  index: BookIndex,
  said: (at: number) => boolean,
): Group[] {
  const shows = showing(question);
  const isFact = FACTS.has(question.kind);
  const score = (candidate: Candidate) => {
    const sentence = index.sentences[candidate.at];
    const { cover, around, passage, title, pairs } = CANDIDATE_WEIGHTS;
    return (
      cover * candidate.cover +
      around * candidate.around +
      passage * candidate.passage +
      title * candidate.title +
      pairs * candidate.pairs +
      (shows?.(sentence?.text ?? '')
        ? FITS_KIND * Math.max(candidate.cover, NEARBY * candidate.around)
        : shows && asksFact(question)
          ? -LACKS_FACT
          : 0) -
      (ASIDE.test(sentence?.text ?? '') ? CUT_OFF : 0) -
      (ASKS_BACK.test(sentence?.text ?? '') ? 0.4 : 0) -
      (sentence?.kind === 'prose' && !isAgain(index, candidate.at) ? 0 : 0.3) -
      (isWhole(candidate.at, index) || isAgain(index, candidate.at) ? 0 : CUT_OFF) +
      (near(candidate.at) ? GOES_ON : 0)
    );
  };
  const told = retrieved.candidates.filter(({ at }) => said(at));
  const near = (at: number) => told.some((other) => Math.abs(other.at - at) <= NEAR);
  const fit = retrieved.candidates.filter(
    ({ at, around }) => !said(at) && around > 0 && !isTask(index.sentences[at]?.text ?? ''),
  );
  const scores = new Map(fit.map((candidate) => [candidate.at, score(candidate)]));
  const ordered = fit.toSorted((a, b) => (scores.get(b.at) ?? 0) - (scores.get(a.at) ?? 0) || a.at - b.at);
  const least = (scores.get(ordered[0]?.at ?? -1) ?? 0) * (isFact ? BESIDE_FACT : BESIDE);
  const tells = ({ at }: Candidate) => shows?.(index.sentences[at]?.text ?? '') ?? true;
  const onlyFacts = asksFact(question) && ordered[0] !== undefined && tells(ordered[0]);
  const worthy = ordered.filter((one) => (scores.get(one.at) ?? 0) >= least && (!onlyFacts || tells(one)));
  if (question.kind === 'list')
    return merge(
      once(ordered, index, LISTED).map(({ at }) => groupAround(index, at, 'needed')),
      index,
    );
  return merge(
    varied(worthy, index).map(({ at }, place) => groupAround(index, at, place < 2 ? 'after' : 'needed')),
    index,
  );
}

/** The best sentences, of one section two at most: the second best topic may be the one that is meant. */
function varied(ordered: readonly Candidate[], index: BookIndex): Candidate[] {
  const perSection = new Map<number, number>();
  const spread = ordered.filter(({ at }) => {
    const section = index.sentences[at]?.section ?? -1;
    const count = (perSection.get(section) ?? 0) + 1;
    perSection.set(section, count);
    return count <= PER_SECTION;
  });
  return once(spread, index, SENTENCES);
}
