/** Which words a book treats as terms: those it defines, heads its sections with, indexes, or builds terms with all over. */
import { sectionsOf } from '../../../book/chapters.ts';
import type { Book } from '../../../book/model.ts';
import { sentencesOf } from '../../../book/sentences.ts';
import { ENGLISH } from './english-words.ts';
import type { Facts } from './facts.ts';
import { isGeneric, isTechnical } from './generic.ts';
import { kindOfTerm } from './kinds.ts';
import { type Entry, keyOf } from './term-index.ts';
import { headingTerms } from './weight.ts';

export interface BookTerms {
  /** Keys of all runs of words in the headings. */
  titles: ReadonlySet<string>;
  /** Whether a term (key) is one of the book's own. */
  has: (key: string) => boolean;
  /** Whether a statement (index) stands in a puzzle, an example or an exercise, which tell of one case. */
  tells: (statement: number) => boolean;
}

/** A phrase is a term from so many times on in so many chapters or sections; it may also be all of one chapter. */
const PHRASE = { count: 3, chapters: 2, sections: 3, alone: 5 };
/** A word is one where it runs through so many chapters or sections and is part of so many phrases of its own. */
const WORD = { count: 8, chapters: 3, sections: 5, phrases: 2, times: 3, often: 25 };
/** What is an idea, a process or a quality by its form is no figure of a story. */
const IDEA = 3;
/** A heading with more words than this names its words only as phrases. */
const SHORT_HEADING = 3;

const ONE_CASE = ENGLISH.oneCase;

const known = new WeakMap<Facts, BookTerms>();

/** The terms of a book in English; kept as long as its facts are. */
export function bookTerms(book: Book, facts: Facts): BookTerms {
  const before = known.get(facts);
  if (before) return before;
  const found = find(book, facts);
  known.set(facts, found);
  return found;
}

function find(book: Book, facts: Facts): BookTerms {
  const headed = headings(book);
  const indexed = indexTerms(book);
  const phrases = phrasesWith(facts);
  const frequent = (key: string, entry: Entry): boolean => {
    const spread = (least: typeof PHRASE | typeof WORD) =>
      entry.chapters.size >= least.chapters || entry.sections.size >= least.sections;
    // "Formal parameters" are a term, parameters alone are of anything.
    if (isGeneric(entry.head) && !(entry.words > 1 && isTechnical(entry.head))) return false;
    if (entry.words > 1) return entry.count >= (spread(PHRASE) ? PHRASE.count : PHRASE.alone);
    const kind = kindOfTerm(entry.term, null);
    if (kind !== null && kind !== 'person' && !/ing$/.test(key)) return entry.count >= IDEA;
    return (
      entry.count >= WORD.count &&
      spread(WORD) &&
      (phrases.get(key) ?? 0) >= (entry.count >= WORD.often ? 1 : WORD.phrases)
    );
  };
  const sections = sectionsOf(book);
  const ofOneCase = (at: number | undefined) => at !== undefined && ONE_CASE.test(sections[at]?.title ?? '');
  return {
    titles: headingTerms(book),
    has: (key) => {
      const entry = facts.termIndex.get(key);
      if (!entry || (entry.words === 1 && isGeneric(entry.term))) return false;
      return facts.defined.has(key) || headed.has(key) || indexed.has(key) || frequent(key, entry);
    },
    tells: (statement) => ofOneCase(facts.statements[statement]?.section),
  };
}

/** Short headings as a whole, and the phrases of all that teach. */
function headings(book: Book): Set<string> {
  const keys = new Set<string>();
  for (const { title, kind } of sectionsOf(book)) {
    if (kind !== 'chapter' || ONE_CASE.test(title)) continue;
    const words = title
      .replace(/^[\p{Nd}.\s]+|[^\p{L}\p{N}\s'’-]/gu, '')
      .split(/\s+/)
      .filter((word) => !/^(?:an?|the)$/i.test(word));
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + 4); to++) {
        if (to - from > 1 || words.length <= SHORT_HEADING) keys.add(keyOf(words.slice(from, to).join(' ')));
      }
    }
  }
  return keys;
}

/** What the book's index lists: each entry up to its page numbers. */
function indexTerms(book: Book): Set<string> {
  const keys = new Set<string>();
  for (const { kind, text } of sentencesOf(book)) {
    if (kind !== 'index') continue;
    for (const entry of text.split(/[\d,;.()–—-]+/)) {
      const words = entry.trim().split(/\s+/);
      if (entry.trim() !== '' && words.length <= 4) keys.add(keyOf(entry.trim()));
    }
  }
  return keys;
}

/** In how many phrases of the book each word (key) stands. */
function phrasesWith(facts: Facts): Map<string, number> {
  const found = new Map<string, number>();
  for (const [key, entry] of facts.termIndex) {
    if (entry.words < 2 || entry.count < WORD.times) continue;
    for (const word of new Set(key.split(' '))) found.set(word, (found.get(word) ?? 0) + 1);
  }
  return found;
}
