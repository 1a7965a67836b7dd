/** What is shown of a book in one piece: a paragraph, or a list with its lead-in, as printed. */
import { countWords } from '../../book/script.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { packFor } from '../../language/packs/index.ts';
import { ITEM_MARK } from './marked.ts';
import { UNIT } from './settings.ts';

export interface Unit {
  /** Sentences `[first, last]` of `index.sentences`; what is no text of the book may be among them (`isShown`). */
  first: number;
  last: number;
  kind: 'text' | 'list' | 'region';
}

const SHOWN: ReadonlySet<string> = new Set(['prose', 'fragment', 'caption', 'code', 'front']);
const COLON = /[:：]["”’)]?$/u;
const ENDS = /[.!?;…。！？؟]["'”’»)]?$/u;

/** Whether a sentence is text of the book: no running head, heading, or entry of a list of pages. */
export const isShown = (at: number, { sentences }: BookIndex): boolean => SHOWN.has(sentences[at]?.kind ?? '');

/** Whether a sentence ends by announcing what follows it. */
const announces = (at: number, { sentences, language }: BookIndex): boolean => {
  const { text } = sentences[at] ?? { text: '' };
  return COLON.test(text) || (packFor(language).signs?.announces?.test(text) ?? false);
};

/** How many words the shown sentences of a unit have. */
function wordsIn({ first, last }: Pick<Unit, 'first' | 'last'>, index: BookIndex): number {
  let words = 0;
  for (let at = first; at <= last; at++) if (isShown(at, index)) words += countWords(index.sentences[at]?.text ?? '');
  return words;
}

/** First and last sentence of the paragraph that a sentence is in. */
function paragraphOf(at: number, { sentences }: BookIndex): { first: number; last: number } {
  const paragraph = sentences[at]?.paragraph;
  let [first, last] = [at, at];
  while (sentences[first - 1]?.paragraph === paragraph) first--;
  while (sentences[last + 1]?.paragraph === paragraph) last++;
  return { first, last };
}

/** The nearest shown sentence before (-1) or behind (1) a place, in the same section and not beyond a heading; null where none is. */
export function beside(at: number, step: 1 | -1, index: BookIndex): number | null {
  const { section } = index.sentences[at] ?? {};
  for (let next = at + step; ; next += step) {
    const sentence = index.sentences[next];
    if (!sentence || sentence.section !== section || sentence.kind === 'heading') return null;
    if (isShown(next, index)) return next;
  }
}

const isItem = (at: number, index: BookIndex): boolean => {
  const { first } = paragraphOf(at, index);
  return ITEM_MARK.test(index.sentences[first]?.text ?? '');
};

/** Whether a paragraph is a short piece that does not end: a line of a table or of a list whose marks were lost. */
const isPiece = (at: number, index: BookIndex): boolean => {
  const { first, last } = paragraphOf(at, index);
  return first === last && index.sentences[at]?.kind !== 'prose' && !ENDS.test(index.sentences[at]?.text ?? '');
};

/**
 * The paragraph of a sentence; or the whole list that it is an item or the lead-in of; or a paragraph with what it announces; a short
 * one with the paragraph behind it.
 */
export function unitAround(at: number, index: BookIndex): Unit {
  let { first, last } = paragraphOf(at, index);
  let items = 0;
  if (isItem(at, index)) {
    items++;
    for (let next = beside(first, -1, index); next !== null && items < UNIT.items; next = beside(first, -1, index)) {
      const isLeadIn = !isItem(next, index);
      if (isLeadIn && !announces(next, index) && countWords(index.sentences[next]?.text ?? '') > UNIT.leadInWords)
        break;
      first = paragraphOf(next, index).first;
      if (isLeadIn) break;
      items++;
    }
  }
  const opens = announces(last, index);
  for (let next = beside(last, 1, index); next !== null && items < UNIT.items; next = beside(last, 1, index)) {
    const goesOn = isItem(next, index) || (opens && isPiece(next, index));
    if (!goesOn) break;
    if (items === 0 && !opens) break;
    last = paragraphOf(next, index).last;
    items++;
  }
  if (items === 0 && opens) {
    const next = beside(last, 1, index);
    if (next !== null) last = paragraphOf(next, index).last;
  }
  const kind = items > 1 ? 'list' : isFormal(first, last, index) ? 'region' : 'text';
  if (kind === 'text' && wordsIn({ first, last }, index) < UNIT.shortWords) {
    const next = beside(last, 1, index);
    if (next !== null && !isItem(next, index)) last = paragraphOf(next, index).last;
  }
  return { first, last, kind };
}

/** Whether most of some sentences are formulas, code or lines of a table: the page shows them better than their text does. */
function isFormal(first: number, last: number, { sentences }: BookIndex): boolean {
  let [formal, all] = [0, 0];
  for (let at = first; at <= last; at++) {
    const { kind = 'furniture', text = '' } = sentences[at] ?? {};
    if (!SHOWN.has(kind)) continue;
    all += text.length;
    if (kind === 'code') formal += text.length;
  }
  return formal > all / 2;
}
