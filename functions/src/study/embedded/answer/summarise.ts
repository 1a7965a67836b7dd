/** "Summarise chapter 3": the chapter's own key sentences, in order. */

import { readNumber } from '../../../book/chapter-numbers.ts';
import type { Section } from '../../../book/chapters.ts';
import { countWords } from '../../../book/script.ts';
import { idf } from '../../../book/search/bm25.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import { marked, naming } from './define.ts';
import { ENGLISH_STOP, OTHER_STOP } from './words.ts';

const ASKS =
  /\b(?:summari[sz]e|summary|overview|outline|recap|explain|describe|key (?:points|ideas|concepts|takeaways)|main (?:points|ideas|topics?|concepts)|what (?:is|are|does|happens)|tell me about|teach me|go (?:over|through)|fasse|zusammenfass\w*|worum geht|résume[rz]?|résumé|resume|resumen)\b|总结|概括|摘要|讲了什么|介绍|要約|まとめ|説明|خلاصه|توضیح|لخص|ملخص|кратко|перескажи|о чём|о чем/i;
const NAMES_CHAPTER =
  /\b(?:chapter|ch\.|section|unit|part|kapitel|abschnitt|chapitre|cap[ií]tulo|capitolo|глав[аеуы])\s*(?:no\.?\s*)?["“]?\s*([^?!.”"]{1,80}?)\s*["”]?\s*(?:[?!.]|$|about\b|for me\b|please\b|in \w+ (?:words|sentences)\b)|第\s*([一二三四五六七八九十\d]{1,4})\s*[章节節]|فصل\s*([\p{Nd}]{1,3}|\p{L}+)/iu;
const WHOLE_BOOK =
  /\b(?:(?:this|the|my|whole|entire) (?:book|text|document|pdf|paper)|it all|dieses? buch|ce livre|este libro)\b|这本书|全书|この本|این کتاب|эт[ау]й? книг/i;

const ORDINALS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const FIRST = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const SENTENCES = 7;
/** What a sentence says again is worth this much of saying it first. */
const SAID = 0.25;
const LEANS = /^(?:it|this|these|they|he|she|such|however|but|for example|for instance|thus|therefore)\b/i;

export type SummaryRequest = { section: Section } | { book: true } | { missing: true };

/** The section (or the whole book) that a text asks a summary of; null if it asks for something else. */
export function summaryRequest(text: string, index: BookIndex): SummaryRequest | null {
  if (!ASKS.test(text)) return null;
  const ordinal = new RegExp(`\\b(${FIRST.join('|')}|last)\\s+chapter\\b`, 'i').exec(text)?.[1]?.toLowerCase();
  const chapters = index.sections.filter((section) => section.number !== undefined);
  if (ordinal) {
    const section = ordinal === 'last' ? chapters.at(-1) : chapters[FIRST.indexOf(ordinal)];
    return section ? { section } : { missing: true };
  }
  const found = NAMES_CHAPTER.exec(text);
  const name = (found?.[1] ?? found?.[2] ?? found?.[3])?.trim();
  if (name) return byName(name, index, chapters);
  const summarises =
    /summar|overview|outline|recap|main|key|zusammenfass|worum|résum|resum|总结|概括|摘要|讲了什么|要約|まとめ|خلاصه|ملخص|кратко|о ч[её]м|what is .* about/i.test(
      text,
    );
  return summarises && WHOLE_BOOK.test(text) ? { book: true } : null;
}

function byName(name: string, index: BookIndex, chapters: Section[]): SummaryRequest | null {
  const number = numberIn(name);
  if (number !== null) {
    const section = chapters.find((chapter) => chapter.number === number) ?? sectionNumbered(name, index);
    return section ? { section } : { missing: true };
  }
  if (/^\d+(?:\.\d+)+/.test(name)) {
    const section = sectionNumbered(name, index);
    return section ? { section } : { missing: true };
  }
  const wanted = new Set(termsOf(name.replace(/^(?:on|about|called|titled|named|über)\s+/i, ''), index.english));
  const fit = (section: Section) => {
    const title = new Set(termsOf(section.title, index.english));
    const common = [...wanted].filter((term) => title.has(term)).length;
    return common / (new Set([...wanted, ...title]).size || 1);
  };
  const best = index.sections.filter((section) => section.kind === 'chapter').toSorted((a, b) => fit(b) - fit(a))[0];
  return best && fit(best) >= 0.5 ? { section: best } : null;
}

function numberIn(name: string): number | null {
  const word = ORDINALS.indexOf(name.toLowerCase().split(/\s/)[0] ?? '');
  if (word >= 0) return word + 1;
  return readNumber(`chapter ${name}`);
}

const sectionNumbered = (name: string, index: BookIndex) => {
  const number = /^\d+(?:\.\d+)*/.exec(name)?.[0];
  return number
    ? index.sections.find((section) => new RegExp(`^${number.replaceAll('.', '\\.')}[.\\s]`).test(section.title))
    : undefined;
};

/**
 * Indices of the key sentences of pages from–to of a section (or of the whole book), in the order of the book: those whose
 * terms are frequent here and rare elsewhere, that define what they name, and that come early in their part of it.
 */
export function keySentences(index: BookIndex, request: SummaryRequest): number[] {
  const inside = (at: number): boolean => {
    const sentence = index.sentences[at];
    if (sentence?.kind !== 'prose') return false;
    if (!('section' in request)) return 'book' in request;
    const { section } = request;
    const after = sentence.page > section.from || (sentence.page === section.from && sentence.start >= section.start);
    const before = sentence.page < section.to || (sentence.page === section.to && sentence.start < section.end);
    return after && before;
  };
  const all = index.sentences.map((_, at) => at).filter(inside);
  const counts = new Map<string, number>();
  const terms = new Map(
    all.map((at) => [at, [...new Set(termsOf(index.sentences[at]?.text ?? '', index.english))].filter(tells)]),
  );
  for (const list of terms.values()) for (const term of list) counts.set(term, (counts.get(term) ?? 0) + 1);
  const worth = (term: string) =>
    Math.log(1 + (counts.get(term) ?? 0)) * idf(index.passages.length, index.postings.get(term)?.passages.length ?? 0);
  const top = [...counts.keys()].toSorted((a, b) => worth(b) - worth(a)).slice(0, 40);
  const value = new Map(top.map((term) => [term, worth(term)]));
  const firstOfParagraph = new Map<number, number>();
  for (const at of all) {
    const paragraph = index.sentences[at]?.paragraph ?? -1;
    if (!firstOfParagraph.has(paragraph)) firstOfParagraph.set(paragraph, at);
  }
  const fitness = new Map(all.map((at) => [at, fitnessOf(index, at, top, firstOfParagraph)]));
  const score = (at: number, covered: ReadonlySet<string>) => {
    const gain = (terms.get(at) ?? []).reduce(
      (sum, term) => sum + (covered.has(term) ? SAID : 1) * (value.get(term) ?? 0),
      0,
    );
    return gain * (fitness.get(at) ?? 0);
  };
  return spread(all, SENTENCES, score, terms);
}

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
  const tokens = marked(sentence.text, index.english);
  const defines = top.slice(0, 12).some((term) => {
    const how = naming(tokens, [term]);
    return how.is + how.says > 0;
  });
  const first = firstOfParagraph.get(sentence.paragraph) === at;
  const factors = [defines ? 1.4 : 1, LEANS.test(sentence.text) ? 0.5 : 1, first ? 1.3 : 1, sentence.rest ? 0.7 : 1];
  return factors.reduce((product, factor) => product * factor, 1 / Math.sqrt(words + 5));
}

const tells = (term: string) =>
  term.length > 1 && !ENGLISH_STOP.has(term) && !OTHER_STOP.has(term) && !/^\d+$/.test(term);

/** One best sentence of each of `count` equal stretches, so that the whole chapter is told and not its loudest page. */
function spread(
  all: number[],
  count: number,
  score: (at: number, covered: ReadonlySet<string>) => number,
  terms: Map<number, string[]>,
): number[] {
  const covered = new Set<string>();
  const chosen: number[] = [];
  const size = Math.max(1, Math.ceil(all.length / count));
  for (let start = 0; start < all.length; start += size) {
    const part = all.slice(start, start + size);
    const scores = new Map(part.map((at) => [at, score(at, covered)]));
    const best = part.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b)[0];
    if (best === undefined || !scores.get(best)) continue;
    chosen.push(best);
    for (const term of terms.get(best) ?? []) covered.add(term);
  }
  return chosen;
}
