/** A book's search index. */
import type { PackCode } from '../../language/codes.ts';
import { type Section, sectionsOf } from '../chapters.ts';
import type { Book } from '../model.ts';
import { type Sentence, type SentenceKind, sentencesOf } from '../sentences.ts';
import type { Postings, TermPostings } from './bm25.ts';
import { packCodeOfBook } from './language.ts';
import { isSearched, type Passage, passagesOf } from './passages.ts';
import { termsOf } from './terms.ts';

/** Everything that is known about a book besides its text, ready for questions. */
export interface BookIndex {
  /** The pack that its words are found by. */
  language: PackCode;
  sections: Section[];
  sentences: Sentence[];
  passages: Passage[];
  /** Number of terms of each passage. */
  lengths: Uint32Array;
  /** How many terms stand in it once. */
  once: number;
  postings: TermPostings;
  holders: Holders;
}

/** The sentences that hold a term, without cutting one of them into terms. */
export interface Holders {
  /**
   * Numbers of the sentences of running text (`RUNNING`) that hold a term, rising; none of a term that the book does not have.
   * Undefined for one that stands in most passages, of which nothing is kept.
   */
  get(term: string): ArrayLike<number> | undefined;
}

/** What is said in sentences, whole ones or not: of these the holders of terms are kept. */
export const RUNNING: ReadonlySet<SentenceKind> = new Set(['prose', 'caption', 'fragment']);
/** A term in more than this share of a book's passages tells nothing of any of its sentences. */
const MOST_PASSAGES = 2 / 3;
/** A book of fewer passages keeps them of all terms. */
const FEW_PASSAGES = 100;

/** Builds the index from the text alone. About a quarter of a second for a thousand pages. */
export function buildIndex(book: Book): BookIndex {
  const language = packCodeOfBook(book);
  const sections = sectionsOf(book);
  const sentences = sentencesOf(book);
  const passages = passagesOf(sentences);
  const terms = sentences.map((sentence) => (isSearched(sentence) ? termsOf(sentence.text, language) : []));
  const titles = sections.map((section) => termsOf(section.title, language));
  const lengths = new Uint32Array(passages.length);
  const lists = new Map<string, { passages: number[]; counts: number[] }>();
  passages.forEach(({ first, last }, passage) => {
    const counts = new Map<string, number>();
    const add = (term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
    for (let at = first; at <= last; at++) terms[at]?.forEach(add);
    titles[sentences[first]?.section ?? -1]?.forEach(add);
    for (const [term, count] of counts) {
      let list = lists.get(term);
      if (!list) {
        list = { passages: [], counts: [] };
        lists.set(term, list);
      }
      list.passages.push(passage);
      list.counts.push(Math.min(255, count));
      lengths[passage] = (lengths[passage] ?? 0) + count;
    }
  });
  let once = 0;
  const postings = new Map<string, Postings>();
  for (const [term, list] of lists) {
    if (list.counts.length === 1 && list.counts[0] === 1) once++;
    postings.set(term, { passages: Uint32Array.from(list.passages), counts: Uint8Array.from(list.counts) });
  }
  const holders = holdersOf(sentences, terms, (term) => isEverywhere(postings.get(term), passages.length));
  return { language, sections, sentences, passages, lengths, once, postings, holders };
}

/** Whether a term with these postings stands nearly everywhere, so that its holders are not kept. */
export const isEverywhere = (found: Postings | undefined, passages: number): boolean =>
  (found?.passages.length ?? 0) > Math.max(FEW_PASSAGES, MOST_PASSAGES * passages);

function holdersOf(
  sentences: readonly Sentence[],
  terms: readonly (readonly string[])[],
  isLeftOut: (term: string) => boolean,
): Holders {
  const found = new Map<string, number[]>();
  sentences.forEach(({ kind }, at) => {
    if (!RUNNING.has(kind)) return;
    for (const term of new Set(terms[at])) {
      const list = found.get(term);
      if (list) list.push(at);
      else found.set(term, [at]);
    }
  });
  return { get: (term) => (isLeftOut(term) ? undefined : (found.get(term) ?? [])) };
}
