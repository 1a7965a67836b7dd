/** A book's search index. */
import type { PackCode } from '../../language/codes.ts';
import { type Section, sectionsOf } from '../chapters.ts';
import type { Book } from '../model.ts';
import { type Sentence, sentencesOf } from '../sentences.ts';
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
}

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
  return { language, sections, sentences, passages, lengths, once, postings };
}
