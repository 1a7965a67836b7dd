/** "Summarise chapter 3": the chapter's own key sentences, in order. */

import type { Section } from '../../../book/chapters.ts';
import { countWords } from '../../../book/script.ts';
import { idf } from '../../../book/search/bm25.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import { ITEM_MARK, Marked } from '../../../book/telling/marked.ts';
import { naming } from '../../../book/telling/naming.ts';
import { isTask, pointsElsewhere } from '../../../book/telling/signs.ts';
import type { PackCode } from '../../../language/codes.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { Group } from '../compose/compose.ts';
import { listedTitle } from '../compose/titles.ts';
import { statementsOf } from '../itself/purpose.ts';
import type { SummaryRequest } from '../question/summary-request.ts';
import { isStopTerm } from '../question/words.ts';
import { statementIn } from './chapter-statement.ts';
import { isWhole } from './whole.ts';

const SENTENCES = 7;
/** What a sentence says again is worth this much of saying it first. */
const SAID = 0.25;
/** A sentence that says a word of the chapter's title is worth this much more. */
const NAMED = 1.4;
/** What somebody says in a book is no statement of its own. */
const SPOKEN = /[“”"«»„「」]|(?:\.\s){3}/u;

/** Whether a sentence opens with a word that leans on the sentence before, or joins it to that. */
function leans(text: string, language: PackCode): boolean {
  const { signs } = packFor(language);
  return [signs?.leansBack, signs?.connects].some((one) => one?.test(text));
}

/** Signs of programs and formulas; prose has few. */
const SIGNS = /[=<>_{}\\[\]|^$#@∈∀∃→⇒↔∧∨¬]|\(\)/gu;
const MOST_SIGNS = 0.03;
/** A page is told in fewer sentences than a chapter. */
const PAGE_SENTENCES = 4;

/** A part is told in one sentence by one of its first: what comes this many sentences later is worth half. */
const OPENING = 4;

/** A book is told by the best sentence of each chapter, of so many chapters at most. */
const MOST_CHAPTERS = 12;
/** … after so many sentences in which it says what it is about. */
const STATED = 2;

/**
 * What a summary consists of: a part's key sentences; of a whole book what it says of itself, then one sentence of each
 * chapter, under its title.
 * @param count how many sentences were asked for
 */
export function summaryOf(index: BookIndex, request: SummaryRequest, count?: number): Group[] {
  const alone = (at: number): Group => ({ first: at, last: at, main: at });
  const chapters = index.sections.filter((section) => section.number !== undefined);
  if (!('book' in request) || chapters.length < 2) return keySentences(index, request, count).map(alone);
  const stated = statementsOf(index, 'about', STATED).map(alone);
  const most = count === undefined ? MOST_CHAPTERS : count - stated.length;
  return [...stated, ...chapterByChapter(index, chapters, most, alone)].slice(0, count);
}

/** The best sentence of each of so many chapters at most, evenly spread, under its title. */
function chapterByChapter(
  index: BookIndex,
  chapters: readonly Section[],
  most: number,
  alone: (at: number) => Group,
): Group[] {
  const step = Math.max(1, chapters.length / most);
  return chapters
    .filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
    .flatMap((section) =>
      keySentences(index, { section }, 1).map((at) => ({
        ...alone(at),
        label: listedTitle(section),
      })),
    );
}

/**
 * Indices of the key sentences of a section, a page or the whole book, in the order of the book: those whose
 * terms are frequent here and rare elsewhere, that define what they name, and that come early in their part of it.
 */
function keySentences(index: BookIndex, request: SummaryRequest, count?: number): number[] {
  const inside = (at: number): boolean => {
    const sentence = index.sentences[at];
    if (sentence?.kind !== 'prose') return false;
    if ('page' in request) return sentence.page === request.page;
    if ('book' in request) return true;
    if (!('section' in request)) return false;
    const { section } = request;
    const after = sentence.page > section.from || (sentence.page === section.from && sentence.start >= section.start);
    const before = sentence.page < section.to || (sentence.page === section.to && sentence.start < section.end);
    return after && before;
  };
  const all = index.sentences.map((_, at) => at).filter(inside);
  const counts = new Map<string, number>();
  const tells = telling(index.language);
  const terms = new Map(
    all.map((at) => [at, [...new Set(termsOf(index.sentences[at]?.text ?? '', index.language))].filter(tells)]),
  );
  for (const list of terms.values()) for (const term of list) counts.set(term, (counts.get(term) ?? 0) + 1);
  const worth = (term: string) =>
    Math.sqrt(counts.get(term) ?? 0) * idf(index.passages.length, index.postings.get(term)?.passages.length ?? 0);
  const top = [...counts.keys()].toSorted((a, b) => worth(b) - worth(a)).slice(0, 40);
  const value = new Map(top.map((term) => [term, worth(term)]));
  const firstOfParagraph = new Map<number, number>();
  for (const at of all) {
    const paragraph = index.sentences[at]?.paragraph ?? -1;
    if (!firstOfParagraph.has(paragraph)) firstOfParagraph.set(paragraph, at);
  }
  const most = count ?? ('page' in request ? PAGE_SENTENCES : linesFor(all.length));
  const stated = 'section' in request ? (statementIn(all, index) ?? definitionIn(all, request.section, index)) : null;
  const fitness = new Map(all.map((at) => [at, at === stated ? 0 : fitnessOf(index, at, top, firstOfParagraph)]));
  const title = new Set('section' in request ? termsOf(request.section.title, index.language).filter(tells) : []);
  const place = most === 1 && !('page' in request) ? new Map(all.map((at, order) => [at, order])) : null;
  const score = (at: number, covered: ReadonlySet<string>) => {
    const named = (terms.get(at) ?? []).some((term) => title.has(term));
    const gain = (terms.get(at) ?? []).reduce(
      (sum, term) => sum + (covered.has(term) ? SAID : 1) * (value.get(term) ?? 0),
      0,
    );
    return (
      gain * (fitness.get(at) ?? 0) * (named ? NAMED : 1) * (place ? OPENING / (OPENING + (place.get(at) ?? 0)) : 1)
    );
  };
  if (stated === null) return spread(all, most, score, terms);
  const after = all.filter((at) => at > stated);
  return [stated, ...spread(after, most - 1, score, terms)];
}

/** A part of fewer sentences is told in fewer lines: one for so many, and no fewer than three. */
const A_LINE = 5;
const FEWEST_LINES = 3;
const linesFor = (sentences: number): number =>
  Math.min(SENTENCES, Math.max(FEWEST_LINES, Math.ceil(sentences / A_LINE)));

/** The sentence among the first of a section that says what its title names; null where none does. */
function definitionIn(all: readonly number[], { title }: Section, index: BookIndex): number | null {
  const subject = termsOf(title, index.language).filter((term) => !/^\p{Nd}+$/u.test(term));
  if (subject.length === 0 || subject.length > MOST_SUBJECT) return null;
  const found = all.slice(0, OPENS).find((at) => {
    const how = naming(new Marked(index.sentences[at]?.text ?? '', index.language), subject, index.language);
    return how.first > 0 && how.is + how.says > 0 && isWhole(at, index);
  });
  return found ?? null;
}
const OPENS = 6;
const MOST_SUBJECT = 3;

/** How fit a sentence is to stand in a summary, whatever its terms: whole, of middling length, opening a paragraph, defining. */
function fitnessOf(
  index: BookIndex,
  at: number,
  top: readonly string[],
  firstOfParagraph: ReadonlyMap<number, number>,
): number {
  const sentence = index.sentences[at];
  const words = countWords(sentence?.text ?? '');
  if (!sentence || words < 7 || words > 45 || /[?:：？؟]["”]?$/.test(sentence.text)) return 0;
  if (
    pointsElsewhere(sentence.text) ||
    isTask(sentence.text) ||
    /^\p{Ll}/u.test(sentence.text.replace(ITEM_MARK, '')) ||
    isOpen(sentence.text)
  )
    return 0;
  const signs = sentence.text.match(SIGNS)?.length ?? 0;
  const tokens = new Marked(sentence.text, index.language);
  const defines = top.slice(0, 12).some((term) => {
    const how = naming(tokens, [term], index.language);
    return how.is + how.says > 0;
  });
  const first = firstOfParagraph.get(sentence.paragraph) === at;
  const factors = [
    defines ? 1.4 : 1,
    leans(sentence.text, index.language) ? 0.4 : 1,
    SPOKEN.test(sentence.text) ? 0.5 : 1,
    ITEM_MARK.test(sentence.text) ? 0.5 : 1,
    signs > MOST_SIGNS * sentence.text.length ? 0.15 : 1,
    first ? 1.3 : 1,
    sentence.rest ? 0.7 : 1,
  ];
  return factors.reduce((product, factor) => product * factor, 1 / Math.sqrt(words + 5));
}

/** Whether a bracket stays open: the sentence was cut in it. */
const isOpen = (text: string) => (text.match(/[(（]/g)?.length ?? 0) !== (text.match(/[)）]/g)?.length ?? 0);

const telling =
  (language: PackCode) =>
  (term: string): boolean =>
    term.length > 1 && !isStopTerm(term, language) && !/^\d+$/.test(term);

/** One best sentence of each of `count` equal stretches, so that the whole chapter is told and not its loudest page. */
function spread(
  all: readonly number[],
  count: number,
  score: (at: number, covered: ReadonlySet<string>) => number,
  terms: Map<number, string[]>,
): number[] {
  const covered = new Set<string>();
  const chosen: number[] = [];
  for (let stretch = 0; stretch < count; stretch++) {
    const part = all.slice(
      Math.floor((stretch * all.length) / count),
      Math.floor(((stretch + 1) * all.length) / count),
    );
    const scores = new Map(part.map((at) => [at, score(at, covered)]));
    const best = part.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b)[0];
    if (best === undefined || !scores.get(best)) continue;
    chosen.push(best);
    for (const term of terms.get(best) ?? []) covered.add(term);
  }
  return chosen;
}
