/** The lists that follow a sentence which announces them. */
import { countWords } from '../script.ts';
import type { Sentence } from '../sentences.ts';
import { ITEM_MARK } from './marked.ts';

/** A longer list is a part of the book. */
const MOST_ITEMS = 10;
const FORMULA_WORDS = 5;
const ENDS = /[.!?;。！？]$/u;
const TEXT = new Set(['prose', 'fragment', 'caption']);

/** First and last sentence of an item. */
export interface Item {
  first: number;
  last: number;
}

/** The items of the list that follows a sentence, none where none follows. */
export function itemsAfter(sentences: readonly Sentence[], at: number): Item[] {
  const items: Item[] = [];
  const section = sentences[at]?.section;
  const outer = sortOfItem(sentences, at);
  for (let next = at + 1; next < sentences.length; next++) {
    const sentence = sentences[next];
    if (sentence?.kind === 'furniture') continue;
    const marks = sentence !== undefined && ITEM_MARK.test(sentence.text);
    const open = items.at(-1);
    const goesOn = open !== undefined && isFormulaOf(sentences, open.last, next);
    if (!sentence || sentence.section !== section || !(TEXT.has(sentence.kind) || marks || goesOn)) break;
    if (marks) {
      if (items.length === MOST_ITEMS || (outer !== null && sortOf(sentence.text) === outer)) break;
      items.push({ first: next, last: next });
    } else if (open && (goesOn || sentence.paragraph === sentences[open.first]?.paragraph)) open.last = next;
    else break;
  }
  return items.length >= 2 ? items : [];
}

/** Whether a piece of text is (a line of) the formula that the one before stops at. */
function isFormulaOf(sentences: readonly Sentence[], before: number, at: number): boolean {
  const [open, sentence] = [sentences[before], sentences[at]];
  if (!open || !sentence || before !== at - 1 || open.page !== sentence.page || ENDS.test(open.text)) return false;
  return sentence.kind === 'code' || (sentence.kind === 'fragment' && countWords(sentence.text) <= FORMULA_WORDS);
}

/** The sort of an item's mark: a number, a letter, a sign; null where a text has none. */
function sortOf(text: string): 'number' | 'letter' | 'sign' | null {
  if (!ITEM_MARK.test(text)) return null;
  if (/^\(?\p{Nd}/u.test(text)) return 'number';
  return /^\(?\p{L}/u.test(text) ? 'letter' : 'sign';
}

/** The sort of the item that a sentence stands in: what follows it there is a list within it, up to the next such item. */
function sortOfItem(sentences: readonly Sentence[], at: number): ReturnType<typeof sortOf> {
  let first = at;
  while (first > 0 && sentences[first - 1]?.paragraph === sentences[at]?.paragraph) first--;
  return sortOf(sentences[first]?.text ?? '');
}
