/** What a bare follow-up asks for ("why?", "give an example"), looked for where the last answer stands. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import { ASKS_BACK, isTask, pointsElsewhere } from '../../../book/telling/signs.ts';
import type { PackCode } from '../../../language/codes.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { Turn } from '../../engine.ts';
import { type Mention, mentionsOf } from '../../find/mentions.ts';
import { readQuestion } from '../../find/question.ts';
import { isAgain } from '../../find/repeats.ts';
import { packsOf } from '../../find/words.ts';
import { type Group, groupAround, merge } from '../compose/compose.ts';
import { saidAs } from '../compose/wording.ts';
import { lastSubject } from '../question/pronouns.ts';
import { announces } from './lists.ts';
import { best } from './pick-definition.ts';

export type FollowUp = 'reason' | 'example' | 'more';

const CITES = /(?<!\\)\[\d+\]/;
const WANTED = [
  ['reason', 'reason'],
  ['example', 'example'],
  ['more', 'again'],
] as const;
/** Whether a sentence of a book shows what is wanted. */
const showsIn = (wanted: Exclude<FollowUp, 'more'>, text: string, index: BookIndex): boolean =>
  packFor(index.language).signs?.[wanted]?.test(text) ?? false;
/** So many sentences to either side, of the same section. */
const REACH = 14;
const MOST = 2;
/** What has fewer words explains nothing. */
const SHORTEST = 7;
/** An example is of what is named in it or so many sentences before, itself counted. */
const EXAMPLE_REACH = 4;

/** What a text asks for, if it says nothing else. */
export function followUpIn(text: string, book: PackCode): FollowUp | null {
  const follow = packsOf(text, book).flatMap(({ requests }) => requests?.follow ?? []);
  return WANTED.find(([, name]) => follow.some((one) => one[name].test(text.trim())))?.[0] ?? null;
}

/**
 * Sentences of the last cited answer's neighbourhood that give a reason, an example, or simply go on, nearest first to be
 * chosen and in the order of the book; none where there is no such answer or nothing fits.
 */
export function pickNearby(wanted: FollowUp, index: BookIndex, history: readonly Turn[]): Group[] {
  const last = history.findLast(({ answer }) => CITES.test(answer))?.answer;
  if (!last) return [];
  const said = new Set(placesOf(last, index));
  const everSaid = history.map(({ answer }) => answer).join('\n');
  const near = new Map<number, number>();
  for (const place of said) {
    for (let at = Math.max(0, place - REACH); at <= place + REACH; at++) {
      const sentence = index.sentences[at];
      if (sentence?.kind !== 'prose' || sentence.section !== index.sentences[place]?.section) continue;
      if (said.has(at) || isAgain(index, at) || isTask(sentence.text) || ASKS_BACK.test(sentence.text)) continue;
      if (pointsElsewhere(sentence.text) || (wanted === 'more' && countWords(sentence.text) < SHORTEST)) continue;
      if (announces(index, at) || /^\p{Ll}/u.test(sentence.text) || everSaid.includes(saidAs(sentence))) continue;
      if (wanted !== 'more' && !showsIn(wanted, sentence.text, index)) continue;
      const distance = at > place ? at - place : 2 * (place - at);
      near.set(at, Math.min(distance, near.get(at) ?? distance));
    }
  }
  const nearest = [...near].toSorted(([a, x], [b, y]) => x - y || a - b).map(([at]) => at);
  const chosen = (wanted === 'more' ? saidOtherwise(nearest, index, history, everSaid) : nearest).slice(0, MOST);
  const groups = chosen.map((at) => groupAround(index, at, wanted === 'example' ? 'after' : 'needed'));
  return merge(
    groups.sort((a, b) => a.first - b.first),
    index,
  );
}

/**
 * What explains again: where the book says in other words what the subject is, and an example of it near the last answer;
 * without both, what is said of it there, or else what stands there.
 */
function saidOtherwise(
  nearest: readonly number[],
  index: BookIndex,
  history: readonly Turn[],
  everSaid: string,
): readonly number[] {
  const subject = lastSubject(history, index);
  if (subject === null) return nearest;
  const mentions = mentionsOf(readQuestion(`What is ${subject}?`, index), index);
  const named = new Set(mentions.map(({ at }) => at));
  const isNew = ({ at }: Mention) => {
    const sentence = index.sentences[at];
    if (sentence?.kind !== 'prose' || isAgain(index, at) || pointsElsewhere(sentence.text)) return false;
    return !everSaid.includes(saidAs(sentence));
  };
  const again = best(
    mentions.filter((one) => one.defines && one.complete && isNew(one)),
    index,
  )[0]?.at;
  const isOfIt = (at: number) =>
    Array.from({ length: EXAMPLE_REACH }, (_, back) => at - back).some((one) => named.has(one));
  const example = nearest.find((at) => showsIn('example', index.sentences[at]?.text ?? '', index) && isOfIt(at));
  const found = [again, example].filter((at) => at !== undefined);
  if (found.length > 0) return [...new Set(found)];
  const ofIt = nearest.filter((at) => named.has(at));
  return ofIt.length > 0 ? ofIt : nearest;
}

/** The sentences that an answer says. */
function placesOf(answer: string, index: BookIndex): number[] {
  return index.sentences.flatMap((sentence, at) =>
    sentence.kind === 'prose' && !isAgain(index, at) && answer.includes(saidAs(sentence)) ? [at] : [],
  );
}

/** How many mentions of a subject are looked at, and how many sentences after each may open an example of it. */
const MENTIONS = 40;
const EXAMPLES = 2;

/** Sentences that open an example of a subject, near where the book names it, the best mention's first. */
export function exampleOf(subject: string, index: BookIndex): Group[] {
  const asked = readQuestion(subject, index);
  const subjectTerms = [termsOf(subject, index.language)];
  const mentions = best(mentionsOf({ ...asked, subject, subjectTerms }, index), index).slice(0, MENTIONS);
  const opens = (at: number, of: number) => {
    const sentence = index.sentences[at];
    return (
      sentence?.kind === 'prose' &&
      sentence.section === index.sentences[of]?.section &&
      !isTask(sentence.text) &&
      !ASKS_BACK.test(sentence.text) &&
      showsIn('example', sentence.text, index)
    );
  };
  const found = mentions.flatMap(({ at }) =>
    Array.from({ length: EXAMPLE_REACH }, (_, step) => at + step).filter((near) => opens(near, at)),
  );
  const chosen = [...new Set(found)].slice(0, EXAMPLES);
  return merge(
    chosen.map((at) => groupAround(index, at, 'needed')),
    index,
  );
}
