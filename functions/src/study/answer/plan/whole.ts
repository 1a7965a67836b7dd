/** Whether a sentence can stand by itself. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { announcesPlan, beginsMidClause, isTask, pointsElsewhere } from '../find/signs.ts';
import { announces, listAfter } from './lists.ts';

/** What is longer is a table or a list that ran together. */
const LONGEST = 85;

const known = new WeakMap<BookIndex, Map<number, boolean>>();

/** A sentence of the text that neither begins in its middle nor ends before its point, and sends nobody elsewhere. Found once. */
export function isWhole(at: number, index: BookIndex): boolean {
  let ofBook = known.get(index);
  if (!ofBook) {
    ofBook = new Map();
    known.set(index, ofBook);
  }
  let found = ofBook.get(at);
  if (found === undefined) {
    found = standsAlone(at, index);
    ofBook.set(at, found);
  }
  return found;
}

function standsAlone(at: number, index: BookIndex): boolean {
  const sentence = index.sentences[at];
  if (sentence?.kind !== 'prose' || beginsMidClause(sentence.text) || announcesPlan(sentence.text)) return false;
  if (countWords(sentence.text) > LONGEST || pointsElsewhere(sentence.text) || isTask(sentence.text)) return false;
  return !announces(index, at) || listAfter(index, at).length > 0;
}
