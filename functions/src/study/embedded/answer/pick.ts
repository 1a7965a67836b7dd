/** Which sentences an answer is made of. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { enough, type Limits } from '../../answer/plan/enough.ts';
import type { Ranked } from '../../answer/rank.ts';
import { type Group, groupAround, merge } from './compose.ts';
import { announces, listAfter } from './lists.ts';
import type { Mention } from './mentions.ts';
import type { Question } from './question.ts';
import { isAgain, once } from './repeats.ts';
import { ASKS_BACK, announcesPlan, asksFact, beginsMidClause, isTask, pointsElsewhere, showing } from './signs.ts';
import { MENTION_WEIGHTS } from './weights.ts';

const DEFINITIONS = 3;
/** A definition, and what else is said of the term, in so many words; the first sentence is said however long it is. */
const DEFINITION_WORDS = 70;
const SENTENCES = 4;
const PER_SECTION = 2;
const LISTED = 5;
/** What a follow-up asks for stands near what was said, this many sentences on, and is worth this much more there. */
const NEAR = 3;
const GOES_ON = 1;
/** A sentence without the number, the time or the name that is asked for is worth this much less. */
const LACKS_FACT = 1.6;

const mentionScore = (mention: Mention): number =>
  mention.features.reduce((sum, value, at) => sum + value * (MENTION_WEIGHTS[at] ?? 0), 0);

/** Beside a complete definition stands only what defines too, or scores this much less at most. */
const NEARLY = 1.8;
/** A piece of a sentence, or one that only announces what follows, defines nothing by itself. */
const INCOMPLETE = 0.8;
/** "An X is a …", right at the beginning, or "… is called X if …" says what X is more surely than any other form. */
const OF_ANY = 0.5;

/** A sentence that begins in its middle, or ends where its point would follow, is rarely an answer by itself. */
const CUT_OFF = 1.5;
/** A glossary or a summary says again what the running text says. */
const AGAIN = 0.5;

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

/** A sentence from which the book's facts have read what the subject means defines it this much more surely. */
const STATED = 1;

/**
 * Mentions of a subject, the one that defines it best first.
 * @param stated sentences that the book's facts name as definitions of it
 */
export function best(
  mentions: readonly Mention[],
  index: BookIndex,
  stated: ReadonlySet<number> = new Set(),
): Mention[] {
  const scores = new Map(
    mentions.map((mention) => [
      mention,
      mentionScore(mention) +
        (stated.has(mention.at) ? STATED : 0) +
        (mention.ofAny ? OF_ANY : 0) -
        (isWhole(mention.at, index) ? 0 : INCOMPLETE),
    ]),
  );
  return mentions.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a.at - b.at);
}

/**
 * The definition of a subject and the next best thing said of it, each with the sentences around.
 * @param person a person is introduced where the book names them first, unless it says who they are
 * @param stated sentences that the book's facts name as definitions of the subject
 */
export function pickDefinition(
  mentions: readonly Mention[],
  index: BookIndex,
  skip: (at: number) => boolean,
  person = false,
  stated: ReadonlySet<number> = new Set(),
): Group[] {
  const all = best(
    mentions.filter(({ at }) => !skip(at)),
    index,
    stated,
  );
  const [first] = all;
  const anyWhole = all.some(({ at }) => isWhole(at, index));
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
  const groups: Group[] = [];
  let words = 0;
  for (const one of chosen) {
    const group = groupAround(index, one.at, 'needed');
    if (groups.length > 0 && words + wordsIn(group, index) > DEFINITION_WORDS) continue;
    groups.push(group);
    words += wordsIn(group, index);
  }
  return merge(groups, index);
}

const wordsIn = ({ first, last }: Group, index: BookIndex): number =>
  index.sentences.slice(first, last + 1).reduce((sum, { text }) => sum + countWords(text), 0);

/** What an answer may hold: facts are told in a sentence or two, an explanation in a few more. */
const FACT: Limits = { sure: 0.87, least: 0.05, words: 62 };
const EXPLANATION: Limits = { sure: 0.9, least: 0.06, words: 85 };
/**
 * The sentences that answer most likely, as many as it takes.
 * @param ranked sentences of the passages that fit the question, the likeliest first
 * @param said what earlier answers said and this one shall not say again
 */
export function pickSentences(
  question: Question,
  ranked: readonly Ranked[],
  index: BookIndex,
  said: (at: number) => boolean,
): Group[] {
  const told = ranked.filter(({ at }) => said(at));
  const near = (at: number) => told.some((other) => Math.abs(other.at - at) <= NEAR);
  const textOf = (at: number) => index.sentences[at]?.text ?? '';
  const fit = ranked.filter(({ at }) => !said(at) && !isTask(textOf(at)) && !ASKS_BACK.test(textOf(at)));
  const shows = asksFact(question) ? showing(question) : undefined;
  const spoilt = (at: number) =>
    (shows && !shows(index.sentences[at]?.text ?? '') ? LACKS_FACT : 0) +
    (ASIDE.test(index.sentences[at]?.text ?? '') ? CUT_OFF : 0) +
    (isAgain(index, at) ? AGAIN : isWhole(at, index) ? 0 : CUT_OFF);
  const ordered = fit
    .map((one) => ({ ...one, score: one.score - spoilt(one.at) + (near(one.at) ? GOES_ON : 0) }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
  if (question.kind === 'list')
    return merge(
      once(ordered, index, LISTED).map(({ at }) => groupAround(index, at, 'needed')),
      index,
    );
  const limits = question.kind === 'reason' ? EXPLANATION : FACT;
  const tells = (at: number) => shows?.(textOf(at)) ?? true;
  const telling = ordered[0] && tells(ordered[0].at) ? ordered.filter(({ at }) => tells(at)) : ordered;
  const options = varied(telling, index).map(({ at, score }) => {
    const group = groupAround(index, at, 'needed');
    return { group, score, words: wordsIn(group, index) };
  });
  return merge(
    enough(options, limits).map(({ group }) => group),
    index,
  );
}

/** The best sentences, of one section two at most: the second best topic may be the one that is meant. */
function varied<T extends { at: number }>(ordered: readonly T[], index: BookIndex): T[] {
  const perSection = new Map<number, number>();
  const spread = ordered.filter(({ at }) => {
    const section = index.sentences[at]?.section ?? -1;
    const count = (perSection.get(section) ?? 0) + 1;
    perSection.set(section, count);
    return count <= PER_SECTION;
  });
  return once(spread, index, SENTENCES);
}
