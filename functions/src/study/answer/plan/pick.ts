/** Which sentences an answer is made of. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import type { KnowledgeBase } from '../../../knowledge/index.ts';
import type { PackCode } from '../../../language/codes.ts';
import { packFor } from '../../../language/packs/index.ts';
import { RANK_FEATURES } from '../../find/features.ts';
import type { Question } from '../../find/question.ts';
import type { Ranked } from '../../find/rank.ts';
import { once } from '../../find/repeats.ts';
import { asksFact, showing } from '../../find/signs.ts';
import { isWhole } from '../../find/whole.ts';
import { type Group, groupAround, leansBack, merge } from '../compose/compose.ts';
import { enough, type Limits } from './enough.ts';
import { filling } from './slots.ts';
import { tellsAnything, wordsIn } from './telling.ts';

const COVER = RANK_FEATURES.indexOf('cover');
const SENTENCES = 4;
const LISTED = 5;
/** What a follow-up asks for stands near what was said, this many sentences on, and is worth this much more there. */
const NEAR = 3;
const GOES_ON = 1;
/** A sentence without the number, the time or the name that is asked for is worth this much less. */
const LACKS_FACT = 1.6;
/** … and without a word that gives a reason, where one is asked for, this much. */
const LACKS_REASON = 0.8;
/** Beside the first sentence of a reason stands only what gives one too, or, where that gives none, has nearly as much of the question. */
const NEARLY_AS_MUCH = 0.6;

/** Whether only a number, in digits or words, answers: "when does …" may ask on what condition. */
const asksNumber = ({ kind, text }: Question, language: PackCode): boolean =>
  kind === 'number' || (kind === 'time' && (packFor(language).questions?.dated?.test(text) ?? false));

const LABEL_WORDS = 8;

/** A short piece of text that neither ends nor has two parts is a heading or a label, whatever the page makes of it. */
function isHeadingLike(index: BookIndex, at: number): boolean {
  const { kind, text } = index.sentences[at] ?? { kind: 'fragment', text: '' };
  return kind !== 'prose' && countWords(text) < LABEL_WORDS && !/[.!?:：。—–]/u.test(text);
}

/** Marks of formulas and programs; where there is one to so few words, hardly anything is said. */
const MARKS = /[=<>{}|_^\\#&∈∉⊆⊂∪∩∧∨¬→⇒⇔∀∃∑∏≤≥≠±×−•∂∇◦]/gu;
const WORDS_A_MARK = 8;
const NOISE = 1.5;
/** What begins in the middle of something is read badly. */
const MID_CLAUSE = 1;

/** What stands under a picture speaks of the picture. */
const CAPTION = 1.5;

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
    .filter(({ at }) => !said(at) && tellsAnything(at, index) && !isHeadingLike(index, at))
    .map((one) => ({
      ...one,
      score:
        one.score +
        (near(one.at) ? GOES_ON : 0) +
        fills(one.at) -
        (lacks(textOf(one.at)) ? LACKS_FACT : 0) -
        (!formal && isNoise(textOf(one.at)) ? NOISE : 0) -
        (index.traits.has(one.at, 'midClause') ? MID_CLAUSE : 0) -
        (index.sentences[one.at]?.kind === 'caption' ? CAPTION : 0) -
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
  // What has neither a number nor a time nor most of a question that asks for one is about something else.
  const isTold = ({ group, held }: (typeof chosen)[number]) =>
    held >= NEARLY_ALL || index.sentences.slice(group.first, group.last + 1).some(({ text }) => shows?.(text));
  if (shows && asksNumber(question, index.language) && !chosen.some(isTold)) return [];
  const [first] = chosen;
  // What stands under a picture speaks of the picture: it is said where it is the answer, never beside another.
  const isCaption = ({ main }: Group) => index.sentences[main]?.kind === 'caption';
  const givesReason = tells !== undefined && first !== undefined && tells(textOf(first.group.main));
  const isNearlyAsMuch = (held: number) => held >= NEARLY_AS_MUCH * (first?.held ?? 0);
  const fits = chosen.filter(
    ({ group, held }) =>
      (group === first?.group || !isCaption(group)) &&
      (!tells || group === first?.group || tells(textOf(group.main)) || (!givesReason && isNearlyAsMuch(held))),
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
