/** "List the four modalities": the sentence, the list or the run of sentences that names as many as are asked for. */
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import type { PackCode } from '../../../language/codes.ts';
import type { Candidate, Retrieved } from './candidates.ts';
import { type Group, groupAround } from './compose.ts';
import { listAfter } from './lists.ts';
import { ASKS_BACK } from './signs.ts';

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const ASKS = new RegExp(
  `^(?:(?:please|can you|could you)\\s+)*(?:list|name|enumerate|give(?: me)?|state|identify|what (?:are|were)|which (?:are|were))\\b(?: (?:all|the|of|his|her|their|its|these|those))*\\s+(?:\\w+ly )?(${NUMBERS.join('|')}|\\d{1,2})\\s+(\\p{L}[\\p{L} -]*?)(?=\\s+(?:of|in|for|that|which|to|on|by|from|are|is|does|do|did)\\b|[\\s?.!]*$)`,
  'iu',
);
/** What tells that a sentence is the next of several: "The market is a third type of …", "Second, …", "Finally, …". */
const NEXT_ONE =
  /^(?:(?:the |an? )?[“"']?[\p{L}-]+(?: [\p{L}-]+)?[”"']? (?:is|are|was) (?:the|an?|one|yet)(?: \p{L}+)? ?(?:most|first|second|third|fourth|fifth|sixth|different|other|another|next|last|final|more)\b|(?:first|second|third|fourth|fifth|sixth|last|final)(?:ly)?,|(?:the )?(?:first|second|third|fourth|fifth|sixth|last|final)(?: (?:one|\p{L}+))? (?:is|are|was)\b|finally\b)/iu;
/** A series is told within so many sentences after it is announced, and is announced so near the best places. */
const SERIES = 45;
const NEAR = 12;
/** The share of the question's weight that must stand in or around a sentence that lists. */
const LEAST = 0.5;
/** … and in one that lists without saying how many. */
const MOSTLY = 0.8;

export interface Members {
  count: number;
  /** What they are, as a search term: "modality". */
  head: string;
}

/** What a question asks to be listed by number; null where it asks for nothing like that. */
export function membersWanted(text: string, language: PackCode): Members | null {
  const [, said, noun] = ASKS.exec(text.trim()) ?? [];
  const head = termsOf(noun ?? '', language).at(-1);
  if (!said || !head) return null;
  const word = said.toLowerCase();
  const count = NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 2 : Number(word);
  return count >= 2 && count <= NUMBERS.length + 1 ? { count, head } : null;
}

/** The groups that name exactly so many members; empty where none of the best places does. */
export function pickMembers({ count, head }: Members, retrieved: Retrieved, index: BookIndex): Group[] {
  const number = new RegExp(`\\b(?:${NUMBERS[count - 2]}|${count})\\b`, 'i');
  const worth = ({ at, cover, around, passage }: Candidate) =>
    cover + 0.5 * around + passage + (number.test(index.sentences[at]?.text ?? '') ? 0.5 : 0);
  const places = retrieved.candidates
    .filter(({ around }) => around >= LEAST)
    .toSorted((a, b) => worth(b) - worth(a) || a.at - b.at);
  const names = (at: number) => termsOf(index.sentences[at]?.text ?? '', index.language).includes(head);
  const enumerating = places.find(({ at, cover }) => {
    const text = index.sentences[at]?.text ?? '';
    return names(at) && (number.test(text) || cover >= MOSTLY) && enumerates(text, count);
  });
  if (enumerating) return [{ ...groupAround(index, enumerating.at, 'needed'), members: true }];
  for (const { at } of places) {
    const items = names(at) ? listAfter(index, at) : [];
    const asks = items.some(({ first }) => ASKS_BACK.test(index.sentences[first]?.text ?? ''));
    if (items.length === count && !asks)
      return [{ ...groupAround(index, at, 'needed'), members: true }, ...items.map(asItem)];
  }
  const announcing = new Set(
    places.flatMap(({ at }) => Array.from({ length: 2 * NEAR }, (_, step) => at - NEAR + step)),
  );
  for (const at of [...announcing].sort((a, b) => a - b)) {
    const sentence = index.sentences[at];
    if (sentence?.kind !== 'prose' || !number.test(sentence.text) || !names(at)) continue;
    const series = seriesAfter(index, at);
    if (series.length === count) return [{ first: at, last: at, main: at, members: true }, ...series.map(asItem)];
  }
  return [];
}

const asItem = ({ first, last }: { first: number; last: number }): Group => ({ first, last, main: first, item: true });

/** The sentences after one that each open the next member, up to the end of its section or the next announcement. */
function seriesAfter(index: BookIndex, at: number): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  for (let next = at + 1; next <= at + SERIES; next++) {
    const sentence = index.sentences[next];
    if (sentence?.section !== index.sentences[at]?.section) break;
    if (sentence?.kind === 'prose' && NEXT_ONE.test(sentence.text)) {
      found.push({ first: next, last: next });
      if (/^(?:finally|last(?:ly)?|(?:the )?final)\b/i.test(sentence.text)) break;
    }
  }
  return found;
}

/** Whether a sentence strings so many things together: "a, b, c, and d" or "a, b and c". */
function enumerates(text: string, count: number): boolean {
  if (count === 2) return /\b(?:both|either)\b.{2,80}\b(?:and|or)\b/i.test(text);
  const item = '[^,;:.()]{2,60}';
  const oxford = new RegExp(
    `(?:^|[:—,] |\\b(?:are|is|as|by|of|through|into|called|namely|the|needs|has|include) )((?:${item}, )+)(?:and|or|und) ${item}`,
    'giu',
  );
  const plain = new RegExp(`((?:${item}, )+)${item} (?:and|or|und) ${item}`, 'giu');
  const sizes = (pattern: RegExp, more: number) =>
    [...text.matchAll(pattern)].map(([, items]) => (items?.split(', ').length ?? 1) - 1 + more);
  return sizes(oxford, 1).includes(count) || sizes(plain, 2).includes(count);
}
