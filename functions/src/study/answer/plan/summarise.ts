/** "Summarise chapter 3": the chapter's own key sentences, in order. */

import type { Section } from '../../../book/chapters.ts';
import { idf } from '../../../book/search/bm25.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import { Marked } from '../../../book/telling/marked.ts';
import { naming } from '../../../book/telling/naming.ts';
import { topicOf } from '../../../book/topic-title.ts';
import type { PackCode } from '../../../language/codes.ts';
import type { SummaryRequest } from '../../find/section-asked.ts';
import { isWhole } from '../../find/whole.ts';
import { isStopTerm } from '../../find/words.ts';
import type { Group } from '../compose/compose.ts';
import { listedTitle, saidTitle } from '../compose/titles.ts';
import { statementsOf } from '../itself/purpose.ts';
import { statementIn } from './chapter-statement.ts';
import { fitnessOf } from './fitness.ts';

const SENTENCES = 7;
/** What a sentence says again is worth this much of saying it first. */
const SAID = 0.25;
/** A sentence that says a word of the chapter's title is worth this much more. */
const NAMED = 1.4;
/** A page is told in fewer sentences than a chapter. */
const PAGE_SENTENCES = 4;

/** A part is told in one sentence by one of its first: what comes this many sentences later is worth half. */
const OPENING = 5;

/** A book is told by the best sentence of each chapter, of so many chapters at most. */
const MOST_CHAPTERS = 12;
/** A section of so many parts is told part by part, in two sentences each where they are few; a part has so many sentences. */
const FEWEST_PARTS = 2;
const FEW_PARTS = 3;
const FEWEST_SENTENCES = 8;
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
  if ('section' in request) {
    const parts = partsOf(request.section, index);
    if (parts.length >= FEWEST_PARTS && (count ?? parts.length) >= parts.length)
      return partByPart(index, request.section, parts, alone, count).slice(0, count);
  }
  if (!('book' in request) || chapters.length < 2) return keySentences(index, request, count).map(alone);
  const stated = statementsOf(index, 'about', STATED).map(alone);
  const most = count === undefined ? MOST_CHAPTERS : count - stated.length;
  return [...stated, ...chapterByChapter(index, chapters, most, alone)].slice(0, count);
}

/** The parts that a section consists of, as far as their titles say what they teach and enough stands in them. */
function partsOf(section: Section, index: BookIndex): Section[] {
  return index.sections.filter(
    (part) =>
      part.level === section.level + 1 &&
      part.kind === 'chapter' &&
      isInside(section, part.from, part.start) &&
      topicOf(part.title) !== null &&
      index.sentences.filter(({ kind, page, start }) => kind === 'prose' && isInside(part, page, start)).length >=
        FEWEST_SENTENCES,
  );
}

/** What the section says it is about, then the best sentence of each of its parts, under its title. */
function partByPart(
  index: BookIndex,
  section: Section,
  parts: readonly Section[],
  alone: (at: number) => Group,
  count?: number,
): Group[] {
  const all = index.sentences.flatMap(({ kind, page, start }, at) =>
    kind === 'prose' && isInside(section, page, start) ? [at] : [],
  );
  const stated = statementIn(all, index);
  const each = Math.max(1, Math.floor((count ?? (parts.length <= FEW_PARTS ? 2 * parts.length : 0)) / parts.length));
  return [
    ...(stated === null ? [] : [alone(stated)]),
    ...parts.flatMap((part) =>
      keySentences(index, { section: part }, each)
        .filter((at) => at !== stated)
        .map((at, order) => ({ ...alone(at), ...(order === 0 && { label: saidTitle(part.title) }) })),
    ),
  ];
}

/** Whether a place of the book is in a section. */
const isInside = (section: Section, page: number, start: number): boolean =>
  (page > section.from || (page === section.from && start >= section.start)) &&
  (page < section.to || (page === section.to && start < section.end));

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
  const told = new Set('topic' in request ? request.places : []);
  const inside = (at: number): boolean => {
    const sentence = index.sentences[at];
    if (sentence?.kind !== 'prose') return false;
    if ('page' in request) return sentence.page === request.page;
    if ('book' in request) return true;
    if ('topic' in request) return told.has(at);
    if (!('section' in request)) return false;
    const { section } = request;
    return isInside(section, sentence.page, sentence.start);
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
  const openings = new Map<number, number>();
  for (const at of all) {
    const paragraph = index.sentences[at]?.paragraph ?? -1;
    if (!openings.has(paragraph)) openings.set(paragraph, at);
  }
  const most =
    count ?? ('page' in request ? PAGE_SENTENCES : linesFor(all.length, 'topic' in request ? A_LINE_OF_TOPIC : A_LINE));
  const stated =
    'section' in request
      ? openingOf(all, request.section, most === 1, index)
      : 'topic' in request
        ? definitionIn(all, [...request.topic], index)
        : null;
  const part = { top, counts, openings };
  const fitness = new Map(all.map((at) => [at, at === stated ? 0 : fitnessOf(index, at, part)]));
  const title = new Set(
    'section' in request
      ? termsOf(request.section.title, index.language).filter(tells)
      : 'topic' in request
        ? request.topic
        : [],
  );
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
/** What is told of a subject was chosen for it: every other sentence. */
const A_LINE_OF_TOPIC = 2;
const FEWEST_LINES = 3;
const linesFor = (sentences: number, aLine: number): number =>
  Math.min(SENTENCES, Math.max(FEWEST_LINES, Math.ceil(sentences / aLine)));

/**
 * The sentence that says what a section is about: in so many words, or what its title names, or, where nothing else is told of
 * it, what a part of its title names ("Deviance, Crime, and Social Control"). Null where none does.
 */
function openingOf(all: readonly number[], { title }: Section, alone: boolean, index: BookIndex): number | null {
  const stated = statementIn(all, index);
  if (stated !== null) return stated;
  const tells = telling(index.language);
  const terms = termsOf(topicOf(title) ?? title, index.language);
  if (!alone) return definitionIn(all.slice(0, OPENS), terms.filter(tells), index);
  const pieces: string[][] = [[]];
  for (const term of terms) {
    if (tells(term)) pieces.at(-1)?.push(term);
    else pieces.push([]);
  }
  for (const subject of [terms.filter(tells), ...pieces]) {
    const found = definitionIn(all, subject, index);
    if (found !== null) return found;
  }
  return null;
}

/** The first of these sentences that begins with a subject and says what it is; null where none does. */
function definitionIn(all: readonly number[], subject: readonly string[], index: BookIndex): number | null {
  if (subject.length === 0 || subject.length > MOST_SUBJECT) return null;
  const found = all.find((at) => {
    const how = naming(new Marked(index.sentences[at]?.text ?? '', index.language), subject, index.language);
    return how.first > 0 && how.is + how.says > 0 && isWhole(at, index);
  });
  return found ?? null;
}
/** … among the first so many sentences, where more of the section is told. */
const OPENS = 6;
const MOST_SUBJECT = 3;

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
