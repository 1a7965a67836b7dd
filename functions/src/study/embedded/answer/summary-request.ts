/** Which part of the book a text asks a summary of. */
import { readNumber } from '../../../book/chapter-numbers.ts';
import type { Section } from '../../../book/chapters.ts';
import { digitOf } from '../../../book/digits.ts';
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import { readQuestion } from './question.ts';

const ASKS =
  /\b(?:summari[sz]e|summary|overview|outline|recap|explain|describe|key (?:points|ideas|concepts|takeaways)|main (?:points|ideas|topics?|concepts)|what (?:is|are|does|happens)|tell me about|teach me|go (?:over|through)|fasse|zusammenfass\w*|worum geht|résume[rz]?|résumé|resume|resumen)\b|总结|概括|摘要|讲了什么|介绍|要約|まとめ|説明|خلاصه|توضیح|لخص|ملخص|кратко|переска|о чём|о чем/i;
const SUMMARISES =
  /summar|overview|outline|recap|main|key|zusammenfass|\bfasse?\b.*\bzusammen|worum|résum|resum|总结|概括|摘要|讲了什么|要約|まとめ|خلاصه|ملخص|кратко|переска|о ч[её]м|what is .* about/i;
/** A title as the suggested questions quote it. */
const QUOTED = /["“„«]([^"“”„«»]{1,200})["”“»]/u;
const NAMES_CHAPTER =
  /(?<!\p{L})(?:chapter|ch\.|section|unit|part|kapitel|abschnitt|chapitre|cap[ií]tulo|capitolo|глав[аеуы])\s*(?:no\.?\s*)?["“]?\s*([^?!.”"]{1,80}?)\s*["”]?\s*(?:[?!.]|$|zusammen\b|about\b|for me\b|please\b|in \w+ (?:words|sentences)\b)|第\s*([一二三四五六七八九十\d]{1,4})\s*[章节節]|فصل\s*([\p{Nd}]{1,3}|\p{L}+)/iu;
const WHOLE_BOOK =
  /\b(?:(?:this|the|my|whole|entire) (?:book|text|document|pdf|paper)|it all|dies(?:es|e) (?:buch|skript|werk)|das (?:ganze )?(?:buch|skript)|ce livre|este libro)\b|这本书|全书|この本|این کتاب|эт[ау]й? книг/i;

const ORDINALS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Who asks for more wants no summary. */
const MOST_SENTENCES = 20;
const FIRST = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
/** "page 12" in the languages the engine speaks. */
const NAMES_PAGE =
  /(?<!\p{L})(?:pages?|pg?\.|seite|página|стран\p{L}*|صفحه|صفحهٔ|الصفحة)\s*(\p{Nd}{1,4})(?!\p{Nd})|第?\s*(\p{Nd}{1,4})\s*[页頁ペ]/iu;

export type SummaryRequest = { section: Section } | { page: number } | { book: true } | { missing: true };

/** The section, the page or the whole book that a text asks a summary of; null if it asks for something else. */
export function summaryRequest(text: string, index: BookIndex, book: Book): SummaryRequest | null {
  const page = pageRequest(text, index, book);
  if (page) return page;
  if (!ASKS.test(text)) return null;
  const ordinal = new RegExp(`\\b(${FIRST.join('|')}|last)\\s+chapter\\b`, 'i').exec(text)?.[1]?.toLowerCase();
  const chapters = index.sections.filter((section) => section.number !== undefined);
  if (ordinal) {
    const section = ordinal === 'last' ? chapters.at(-1) : chapters[FIRST.indexOf(ordinal)];
    return section ? { section } : { missing: true };
  }
  const titled = SUMMARISES.test(text) ? sectionTitled(QUOTED.exec(text)?.[1], index) : undefined;
  if (titled) return { section: titled };
  const found = NAMES_CHAPTER.exec(text);
  const name = (found?.[1] ?? found?.[2] ?? found?.[3])?.trim();
  if (name) return byName(name, index, chapters);
  return SUMMARISES.test(text) && WHOLE_BOOK.test(text) ? { book: true } : null;
}

const COUNTED = new RegExp(
  `\\b(\\d{1,2}|an?|${ORDINALS.join('|')})[\\s-]+(?:\\w+ )?(?:sentences?|bullet points|bullets|points|lines)\\b`,
  'i',
);

/** How many sentences a summary is asked to have, from 1 to 20; undefined where the text leaves it open. */
export function sentencesWanted(text: string): number | undefined {
  const said = COUNTED.exec(text)?.[1]?.toLowerCase();
  if (!said) return undefined;
  const count = /^an?$/.test(said) ? 1 : ORDINALS.indexOf(said) + 1 || Number(said);
  return count >= 1 && count <= MOST_SENTENCES ? count : undefined;
}

/** "What does page 12 say?": the page with that number printed on it, else the one of that number in the file. */
function pageRequest(text: string, index: BookIndex, book: Book): SummaryRequest | null {
  const found = NAMES_PAGE.exec(text);
  const digits = (found?.[1] ?? found?.[2])?.replace(/\p{Nd}/gu, digitOf);
  if (!found || !digits) return null;
  const rest = text.replace(found[0], ' ').replace(ASKS, ' ');
  if (readQuestion(rest, index).tells) return null;
  const page =
    book.pages.find(({ label }) => label === digits) ?? book.pages.find(({ number }) => number === Number(digits));
  return page ? { page: page.number } : { missing: true };
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
  const wanted = new Set(termsOf(name.replace(/^(?:on|about|called|titled|named|über)\s+/i, ''), index.language));
  const fit = (section: Section) => {
    const title = new Set(termsOf(section.title, index.language));
    const common = [...wanted].filter((term) => title.has(term)).length;
    return common / (new Set([...wanted, ...title]).size || 1);
  };
  const best = index.sections.filter((section) => section.kind === 'chapter').toSorted((a, b) => fit(b) - fit(a))[0];
  return best && fit(best) >= 0.5 ? { section: best } : null;
}

const lettersOf = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');

/** The section with exactly this title, however its letters and quote marks are written. */
function sectionTitled(title: string | undefined, index: BookIndex): Section | undefined {
  const letters = lettersOf(title ?? '');
  return letters === '' ? undefined : index.sections.find((section) => lettersOf(section.title) === letters);
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
