/** Which sentences an answer is made of. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import type { KnowledgeBase } from '../../../knowledge/index.ts';
import { type Group, groupAround, leansBack, merge } from '../compose/compose.ts';
import { once } from '../compose/repeats.ts';
import { RANK_FEATURES } from '../find/features.ts';
import type { Home } from '../find/home.ts';
import type { Mention } from '../find/mentions.ts';
import type { Ranked } from '../find/rank.ts';
import { ASKS_BACK, asksFact, beginsMidClause, isTask, pointsElsewhere, showing } from '../find/signs.ts';
import { MENTION_WEIGHTS } from '../find/weights.ts';
import type { Question } from '../question/question.ts';
import { enough, type Limits } from './enough.ts';
import { announces, listAfter } from './lists.ts';
import { filling } from './slots.ts';
import { isWhole } from './whole.ts';

const COVER = RANK_FEATURES.indexOf('cover');
const DEFINITIONS = 3;
/**
 * A definition, and what else is said of the term, in so many words; the first sentence is said however long it is. Fewer where
 * the book says outright what the term means.
 */
const TOLD_WORDS = 76;
const DEFINED_WORDS = 44;
const SENTENCES = 4;
const LISTED = 5;
/** What a follow-up asks for stands near what was said, this many sentences on, and is worth this much more there. */
const NEAR = 3;
const GOES_ON = 1;
/** A sentence without the number, the time or the name that is asked for is worth this much less. */
const LACKS_FACT = 1.6;
/** … and without a word that gives a reason, where one is asked for, this much. */
const LACKS_REASON = 0.8;
/** Beside the first sentence of a reason stands only what gives one too, or has nearly as much of the question. */
const NEARLY_AS_MUCH = 0.6;

const mentionScore = (mention: Mention): number =>
  mention.features.reduce((sum, value, at) => sum + value * (MENTION_WEIGHTS[at] ?? 0), 0);

/** Beside a complete definition stands only what defines too, or scores this much less at most. */
const NEARLY = 1.8;
/** A piece of a sentence, or one that only announces what follows, defines nothing by itself. */
const INCOMPLETE = 0.8;
/** "An X is a …", right at the beginning, or "… is called X if …" says what X is more surely than any other form. */
const OF_ANY = 0.5;

/** What names it in the way of a definition does so more surely than what only begins with it. */
const DEFINES = 0.5;
/** What leans on the sentence before says less by itself. */
const LEANS = 0.5;
/** What defines a subject at the beginning of the section that is headed by just that is meant to. */
const OPENS_HOME = 0.75;
/** What says of some of a kind what they are called does not say what all of them are. */
const ANOTHER = 1;

/** Sentences from which the book's facts have read what a subject means, and those of them with the words that say so. */
export interface Stated {
  all: ReadonlySet<number>;
  outright: ReadonlySet<number>;
}
const NOTHING_STATED: Stated = { all: new Set(), outright: new Set() };

/** A sentence from which the book's facts have read what the subject means defines it this much more surely. */
const STATED = 1;

/**
 * Mentions of a subject, the one that defines it best first.
 * @param stated sentences that the book's facts name as definitions of it
 * @param home the beginning of the section that is headed by it
 */
export function best(
  mentions: readonly Mention[],
  index: BookIndex,
  stated: ReadonlySet<number> = new Set(),
  home: Home = new Map(),
): Mention[] {
  const scores = new Map(
    mentions.map((mention) => [
      mention,
      mentionScore(mention) +
        (stated.has(mention.at) ? STATED : 0) +
        (mention.ofAny ? OF_ANY : 0) +
        (mention.defines ? DEFINES : 0) -
        (mention.another ? ANOTHER : 0) -
        (leansBack(mention.at, index) ? LEANS : 0) +
        (mention.says ? OPENS_HOME * (home.get(mention.at) ?? 0) : 0) -
        (isWhole(mention.at, index) ? 0 : INCOMPLETE),
    ]),
  );
  return mentions.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a.at - b.at);
}

/**
 * The definition of a subject and what else is said of it, as far as it needs more: a sentence that says "X is …" is nearly
 * enough by itself, one that only names the term is not.
 * @param person a person is introduced where the book names them first, unless it says who they are
 * @param stated sentences that the book's facts name as definitions of the subject, and which of them say so outright
 */
export function pickDefinition(
  mentions: readonly Mention[],
  index: BookIndex,
  skip: (at: number) => boolean,
  person = false,
  stated: Stated = NOTHING_STATED,
  home: Home = new Map(),
): Group[] {
  const all = best(
    mentions.filter(({ at }) => !skip(at)),
    index,
    stated.all,
    home,
  );
  const [first] = all;
  const anyWhole = all.some(({ at }) => isWhole(at, index));
  const ordered = all
    .filter(({ at }) => tellsAnything(index.sentences[at]?.text ?? ''))
    .filter((one) => one.defines || isWhole(one.at, index) || !anyWhole);
  const listed = first !== undefined && announces(index, first.at) && listAfter(index, first.at).length > 0;
  const told = listed
    ? [first]
    : first?.complete
      ? ordered.filter(
          (one) =>
            one === first ||
            (one.defines && !one.another) ||
            (isWhole(one.at, index) && !one.another && mentionScore(one) >= mentionScore(first) - NEARLY),
        )
      : ordered;
  const introduced =
    person && !first?.complete ? mentions.filter(({ at }) => !skip(at) && isWhole(at, index)).slice(0, 1) : [];
  const [main, next, ...others] = once([...new Set([...introduced, ...told])], index, DEFINITIONS).map(({ at }) => at);
  if (main === undefined) return [];
  const about = mentions.some(({ at }) => at === main + 1) || leansBack(main + 1, index);
  const after = about && goesOn(main, index) && !skip(main + 1) ? [main + 1] : [];
  const places = [main, ...(next === undefined ? [] : [next]), ...after, ...others];
  const most = stated.outright.has(main) ? DEFINED_WORDS : TOLD_WORDS;
  const groups: Group[] = [];
  let words = 0;
  for (const at of places) {
    const group = at === main + 1 ? { main: at, first: at, last: at } : groupAround(index, at, 'needed');
    const fresh = merge([...groups, group], index);
    const length = fresh.reduce((sum, one) => sum + wordsIn(one, index), 0);
    if (groups.length > 0 && (length > most || length === words)) continue;
    groups.push(group);
    words = length;
  }
  return merge(groups, index);
}

/** Whether the sentence after one goes on in the same paragraph, as one that can be quoted. */
const goesOn = (at: number, index: BookIndex): boolean =>
  index.sentences[at + 1]?.paragraph === index.sentences[at]?.paragraph && isWhole(at + 1, index);

const wordsIn = ({ first, last }: Group, index: BookIndex): number =>
  index.sentences.slice(first, last + 1).reduce((sum, { text }) => sum + countWords(text), 0);

const LABEL_WORDS = 8;

/** A short piece of text that neither ends nor has two parts is a heading or a label, whatever the page makes of it. */
function isHeadingLike(index: BookIndex, at: number): boolean {
  const { kind, text } = index.sentences[at] ?? { kind: 'fragment', text: '' };
  return kind !== 'prose' && countWords(text) < LABEL_WORDS && !/[.!?:：。—–]/u.test(text);
}

/** A question, a task, or one that only sends the reader elsewhere is no answer, whatever words it has. */
const tellsAnything = (text: string): boolean => !isTask(text) && !ASKS_BACK.test(text) && !pointsElsewhere(text);

/** Marks of formulas and programs; where there is one to so few words, hardly anything is said. */
const MARKS = /[=<>{}|_^\\#&∈∉⊆⊂∪∩∧∨¬→⇒⇔∀∃∑∏≤≥≠±×−•∂∇◦]/gu;
const WORDS_A_MARK = 8;
const NOISE = 1.5;
/** What begins in the middle of something is read badly. */
const MID_CLAUSE = 1;

const isNoise = (text: string): boolean => WORDS_A_MARK * (text.match(MARKS)?.length ?? 0) > countWords(text);

/** What an answer may hold: facts are told in a sentence or two, an explanation in a few more. */
const FACT: Limits = { sure: 0.86, least: 0.12, words: 72 };
/** Beside a sentence that has nearly all of the question, and the number or name that it asks for, another must be this likely. */
const FILLED = 0.2;
const NEARLY_ALL = 0.8;
const EXPLANATION: Limits = { sure: 0.9, least: 0.05, words: 80 };

/**
 * The sentences that answer most likely, as many as it takes.
 * @param ranked sentences of the passages that fit the question, the likeliest first
 * @param said what earlier answers said and this one shall not say again
 * @param facts a sentence that states a fact of the kind asked for comes earlier
 */
export function pickSentences(
  question: Question,
  ranked: readonly Ranked[],
  index: BookIndex,
  said: (at: number) => boolean,
  facts: KnowledgeBase | null = null,
): Group[] {
  const fills = filling(question, facts);
  const told = ranked.filter(({ at }) => said(at));
  const near = (at: number) => told.some((other) => Math.abs(other.at - at) <= NEAR);
  const textOf = (at: number) => index.sentences[at]?.text ?? '';
  const shows = asksFact(question) ? showing(question, index.language) : undefined;
  const lacks = (text: string) => shows !== undefined && !shows(text);
  const tells = question.why ? showing(question, index.language) : undefined;
  const lacksReason = (text: string) => tells !== undefined && !tells(text);
  const formal = /[^\p{L}\p{M}\p{N}\p{P}\s]/u.test(question.text);
  const ordered = ranked
    .filter(({ at }) => !said(at) && tellsAnything(textOf(at)) && !isHeadingLike(index, at))
    .map((one) => ({
      ...one,
      score:
        one.score +
        (near(one.at) ? GOES_ON : 0) +
        fills(one.at) -
        (lacks(textOf(one.at)) ? LACKS_FACT : 0) -
        (!formal && isNoise(textOf(one.at)) ? NOISE : 0) -
        (beginsMidClause(textOf(one.at)) ? MID_CLAUSE : 0) -
        (lacksReason(textOf(one.at)) ? LACKS_REASON : 0),
    }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
  const limits = question.kind === 'reason' ? EXPLANATION : FACT;
  const chosen = once(
    ordered.map((one) => toldNext(one, ranked, index)),
    index,
    question.kind === 'list' ? LISTED : SENTENCES,
  ).map(({ at, score, features }) => {
    const group = groupAround(index, at, limits === FACT ? 'before' : 'needed');
    return { group, score, words: wordsIn(group, index), held: features[COVER] ?? 0 };
  });
  const [first] = chosen;
  // What stands under a picture speaks of the picture: it is said where it is the answer, never beside another.
  const isCaption = ({ main }: Group) => index.sentences[main]?.kind === 'caption';
  const fits = chosen.filter(
    ({ group, held }) =>
      (group === first?.group || !isCaption(group)) &&
      (!tells || group === first?.group || held >= NEARLY_AS_MUCH * (first?.held ?? 0) || tells(textOf(group.main))),
  );
  const isFilled =
    first !== undefined && shows !== undefined && first.held >= NEARLY_ALL && shows(textOf(first.group.main));
  return merge(
    enough(fits, isFilled ? { ...limits, least: FILLED } : limits).map(({ group }) => group),
    index,
  );
}

/** A sentence that leans on the one before has this much more of the question, where it answers in its place. */
const MORE = 0.3;

/** Of two sentences, the first of which only names what the second tells of ("R is … It is case sensitive"), the second. */
function toldNext<T extends Ranked>(one: T, ranked: readonly Ranked[], index: BookIndex): T {
  const next = ranked.find(({ at }) => at === one.at + 1);
  const more = (next?.features[COVER] ?? 0) - (one.features[COVER] ?? 0);
  const leans = next && leansBack(next.at, index) && isWhole(next.at, index);
  const together = index.sentences[one.at]?.paragraph === index.sentences[one.at + 1]?.paragraph;
  return leans && together && more >= MORE ? { ...one, at: next.at, features: next.features } : one;
}
