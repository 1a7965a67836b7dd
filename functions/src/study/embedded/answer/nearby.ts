/** What a bare follow-up asks for ("why?", "give an example"), looked for where the last answer stands. */
import type { BookIndex } from '../../../book/search/build.ts';
import type { Turn } from '../../engine.ts';
import { type Group, groupAround, merge } from './compose.ts';
import { announces } from './lists.ts';
import { isAgain } from './repeats.ts';
import { ASKS_BACK, isTask } from './signs.ts';
import { saidAs } from './wording.ts';

export type FollowUp = 'reason' | 'example' | 'more';

const CITES = /(?<!\\)\[\d+\]/;
const POLITE = '^(?:(?:and|but|ok(?:ay)?|so|please|can you|could you|now)[,\\s]+)*';
const BARE: [FollowUp, RegExp][] = [
  [
    'reason',
    new RegExp(
      `${POLITE}(?:why|how come|how so|why not|why (?:is|was|does|do|are) (?:that|it|this)(?: so)?|explain why|warum|wieso|为什么|なぜ|چرا|почему|pourquoi|por qué)[\\s?.!？؟]*$`,
      'iu',
    ),
  ],
  [
    'example',
    new RegExp(
      `${POLITE}(?:(?:give|show|tell)(?: me| us)? |what(?:'s|’s| is) |do you have |is there )?(?:(?:an|some|any|one|a|another) )?(?:\\w+ )?examples?(?: (?:of|for) (?:it|that|this|them))?(?: please)?[\\s?.!]*$|^(?:for example|such as|like what)[\\s?.!]*$`,
      'iu',
    ),
  ],
  [
    'more',
    new RegExp(
      `${POLITE}(?:explain|describe|say|put) (?:it|that|this|them)(?: to me)?(?: (?:more|again|simply|better|in (?:simple|simpler|plain|easy|other|your own) (?:words|terms|language)|like i(?:'|’)?m (?:five|5)|further|in (?:more )?detail))*[\\s?.!]*$`,
      'iu',
    ),
  ],
];
const SIGNS: Record<Exclude<FollowUp, 'more'>, RegExp> = {
  reason:
    /\b(?:because|since|due to|owing to|the (?:main )?reasons?|causes?|caused by|results? (?:in|from)|leads? to|so that|in order to|explains? why|weil|denn)\b|因为|由于|なぜなら|ため|زیرا|چون|потому|поэтому|parce que|porque/iu,
  example:
    /\b(?:for (?:example|instance)|such as|e\.\s?g\.|as an example|suppose|imagine|consider the|zum Beispiel|z\. ?B\.|par exemple|por ejemplo|например)(?!\p{L})|例如|比如|たとえば|例えば|مثلاً|برای مثال/iu,
};
/** So many sentences to either side, of the same section. */
const REACH = 14;
const MOST = 2;

/** What a text asks for, if it says nothing else. */
export function followUpIn(text: string): FollowUp | null {
  return BARE.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;
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
      if (announces(index, at) || /^\p{Ll}/u.test(sentence.text) || everSaid.includes(saidAs(sentence))) continue;
      if (wanted !== 'more' && !SIGNS[wanted].test(sentence.text)) continue;
      const distance = at > place ? at - place : 2 * (place - at);
      near.set(at, Math.min(distance, near.get(at) ?? distance));
    }
  }
  const chosen = [...near].toSorted(([a, x], [b, y]) => x - y || a - b).slice(0, MOST);
  const groups = chosen.map(([at]) => groupAround(index, at, wanted === 'example' ? 'after' : 'needed'));
  return merge(
    groups.sort((a, b) => a.first - b.first),
    index,
  );
}

/** The sentences that an answer says. */
function placesOf(answer: string, index: BookIndex): number[] {
  return index.sentences.flatMap((sentence, at) =>
    sentence.kind === 'prose' && !isAgain(index, at) && answer.includes(saidAs(sentence)) ? [at] : [],
  );
}
