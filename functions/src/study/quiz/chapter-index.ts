/** Which chapter a sentence stands in. */
import { sectionsOf } from '../../book/chapters.ts';
import type { Book } from '../../book/model.ts';
import type { Sentence } from '../../book/sentences.ts';

/** Pages of a stretch that stands for a chapter in a book without chapters. */
const STRETCH = 15;
/** Fewer pages on average are no chapters: a slide is none. */
const LEAST_PAGES = 1.2;

/** The chapter of a sentence; null where it stands in a part that is no chapter of a book that has some. */
export function chapterIndex(book: Book): (sentence: Pick<Sentence, 'section' | 'page'>) => number | null {
  const sections = sectionsOf(book);
  const chapters = sections.map((section, i) => {
    for (let at = i; at >= 0; at--) {
      const outer = sections[at];
      if (outer?.number !== undefined && (at === i || outer.level < section.level)) return at;
    }
    return null;
  });
  const starts = new Set(chapters.filter((chapter) => chapter !== null));
  const counted = starts.size > 0 && book.pages.length / starts.size >= LEAST_PAGES;
  return (sentence) => (counted ? (chapters[sentence.section] ?? null) : Math.floor(sentence.page / STRETCH));
}
