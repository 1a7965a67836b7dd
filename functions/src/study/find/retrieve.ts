/** The sentences of a book that may answer a question. */
import { idf, rank } from '../../book/search/bm25.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { mayHold, termsOf } from '../../book/search/terms.ts';
import { type Mention, mentionsOf } from './definitions.ts';
import type { Question } from './question.ts';
import { termsAt } from './sentence-terms.ts';
import { AROUND, FOCUSED, MENTIONS_LOOKED_AT, NEIGHBOURS, RETRIEVED, TITLE_OPENING } from './settings.ts';

/** A sentence that may answer: its index in `index.sentences`, and the score of its best passage as a share of the very best. */
export interface Candidate {
  at: number;
  passage: number;
  /** How it names the subject of the question, where it does. */
  mention?: Mention | undefined;
  /** How well the title of its section says what is asked about, 0 to 1: of its first sentences. */
  opens: number;
}

export interface Retrieved {
  /** In the order of the book. */
  candidates: Candidate[];
  /** Of the question's subject, in the order of the book: as many as tell where it is defined. */
  mentions: Mention[];
  /** BM25 score of the best passage for each unit of the question's weight. */
  strength: number;
  /** Share of the best passages' scores that lie near the very best: a topic, and not words met by chance. */
  focus: number;
  /** Share of the question's terms that the best five sentences in a row hold, each term alike. */
  held: number;
  /** Pages of the best passages, best first. */
  pages: number[];
}

/** Sentences of the passages that fit a question best, the mentions of its subject, and what opens the section that is titled so. */
export function retrieve(question: Question, index: BookIndex): Retrieved {
  const total = index.passages.length;
  const rarity = (term: string) => idf(total, index.postings.get(term)?.passages.length ?? 0) || 1;
  const query = new Map([...question.weights].map(([term, weight]) => [term, weight / rarity(term)]));
  const ranked = rank(query, index.postings, index.lengths, RETRIEVED);
  const best = ranked[0]?.score ?? 0;
  const found = new Map<number, Candidate>();
  const offer = (at: number, passage: number, opens = 0) => {
    if (!ANSWERING.has(index.sentences[at]?.kind ?? '')) return;
    const known = found.get(at);
    found.set(at, {
      at,
      passage: Math.max(passage, known?.passage ?? 0),
      opens: Math.max(opens, known?.opens ?? 0),
      mention: known?.mention,
    });
  };
  for (const { passage, score } of ranked) {
    const { first, last } = index.passages[passage] ?? { first: 0, last: -1 };
    for (let at = first; at <= last; at++) offer(at, best > 0 ? score / best : 0);
  }
  for (const { at, share } of openingOfTitled(question, index)) offer(at, 0, share);
  const mentions: Mention[] = [];
  let isDefined = false;
  let telling = 0;
  for (const mention of mentionsOf(question, index)) {
    mentions.push(mention);
    isDefined ||= mention.defines;
    if (telling < MENTIONS_LOOKED_AT && (mention.defines || found.has(mention.at))) {
      telling++;
      offer(mention.at, 0);
      const candidate = found.get(mention.at);
      if (candidate) candidate.mention = mention;
    }
    if (telling === MENTIONS_LOOKED_AT && isDefined) break;
  }
  const top = ranked.slice(0, FOCUSED);
  const near = top.filter(({ passage }) => Math.abs(passage - (top[0]?.passage ?? 0)) <= NEIGHBOURS);
  const candidates = [...found.values()].sort((a, b) => a.at - b.at);
  return {
    candidates,
    mentions,
    strength: best / (sum(question.weights.values()) || 1),
    focus: sum(near.map(({ score }) => score)) / (sum(top.map(({ score }) => score)) || 1),
    held: heldTogether(question, candidates, index),
    pages: ranked.map(({ passage }) => index.sentences[index.passages[passage]?.first ?? 0]?.page ?? 0),
  };
}

const ANSWERING: ReadonlySet<string> = new Set(['prose', 'caption', 'fragment']);

/** The most of a question's terms that a candidate and the sentences around it hold. */
function heldTogether({ weights }: Question, candidates: readonly Candidate[], index: BookIndex): number {
  /** Which of the terms a sentence holds, looked up once: candidates stand side by side. */
  const kept = new Map<number, string[]>();
  const heldAt = (at: number) => {
    const held = kept.get(at) ?? termsAt(index, at).filter((term) => weights.has(term));
    kept.set(at, held);
    return held;
  };
  let most = 0;
  for (const { at } of candidates) {
    const near = new Set<string>();
    for (let step = -AROUND; step <= AROUND; step++) for (const term of heldAt(at + step)) near.add(term);
    most = Math.max(most, near.size);
  }
  return most / Math.max(1, weights.size);
}

/** The first sentences of the section whose title has most of a question, and hardly anything else. */
function openingOfTitled({ weights }: Question, index: BookIndex): { at: number; share: number }[] {
  const whole = sum(weights.values()) || 1;
  let best = { section: -1, share: 0 };
  const titles = titlesOf(index);
  for (const section of titledBy([...weights.keys()], index)) {
    const terms = titles(section);
    if (terms.length === 0) continue;
    const held = terms.filter((term) => weights.has(term));
    const share = (sum(held.map((term) => weights.get(term) ?? 0)) / whole) * (held.length / terms.length);
    if (share > best.share) best = { section, share };
  }
  const { section, share } = best;
  if (share < TITLE_OPENING.least) return [];
  const first = index.sentences.findIndex((sentence) => sentence.section === section);
  return Array.from({ length: TITLE_OPENING.sentences }, (_, step) => first + step)
    .filter((at) => index.sentences[at]?.section === section)
    .map((at) => ({ at, share: share * (1 - (at - first) / TITLE_OPENING.sentences) }));
}

/** The sections whose titles may hold one of these terms, in the order of the book: of a thousand titles few are cut into terms. */
function titledBy(terms: readonly string[], { sections, language }: BookIndex): number[] {
  const may = new Set<number>();
  for (const term of terms)
    sections.forEach(({ kind, title }, section) => {
      if (kind === 'chapter' && mayHold(title, term, language)) may.add(section);
    });
  return [...may].sort((a, b) => a - b);
}

const titles = new WeakMap<BookIndex, Map<number, readonly string[]>>();

/** The terms of sections' titles without numbers, of each when it is first asked for. */
function titlesOf(index: BookIndex): (section: number) => readonly string[] {
  const known = titles.get(index) ?? new Map<number, readonly string[]>();
  titles.set(index, known);
  return (section) => {
    const found =
      known.get(section) ??
      [...new Set(termsOf(index.sections[section]?.title ?? '', index.language))].filter(
        (term) => !/^\p{Nd}+$/u.test(term),
      );
    known.set(section, found);
    return found;
  };
}

const sum = (numbers: Iterable<number>) => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};
