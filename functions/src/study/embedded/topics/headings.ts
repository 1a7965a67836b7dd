/** Topics that a book's own headings name. */
import { type Section, sectionsOf } from '../../../book/chapters.ts';
import { verifyQuote } from '../../../book/evidence/index.ts';
import type { Book } from '../../../book/model.ts';
import { pageOf } from '../../../book/pages.ts';
import { countWords } from '../../../book/script.ts';
import { proseOf } from '../../../book/sentences.ts';
import { topicOf } from '../../../book/topic-title.ts';
import { allPacks } from '../../../language/packs/index.ts';
import { contentWords, covered } from '../../gate/words.ts';
import { chapterIndex } from '../../quiz/chapter-index.ts';
import type { Candidate } from './candidate.ts';

/** A heading that its section hardly takes up again is a play on words ("Together"). */
const LEAST_TOLD = 1.5;
/** From so many sentences on, more of them tell nothing more. */
const MOST_TOLD = 60;
/** What the level of a heading is worth: chapters and their sections are what a book is cut into. */
const LEVEL = { chapter: 1, section: 0.5 };
/** A heading may be set on the page after the one that the outline names. */
const PAGES_TO_LOOK = 2;

/** All sections that teach and whose title says what; a score of about 1 to 7. `subject`: what the whole book says anyway. */
export function headingTopics(book: Book, subject: string | null): Candidate[] {
  const sections = sectionsOf(book);
  const chapterOf = chapterIndex(book);
  const told = sentencesOn(book, contentWords(subject ?? ''));
  return sections.flatMap((section, at): Candidate[] => {
    const chapter = section.kind === 'chapter' ? chapterOf({ section: at, page: section.from }) : null;
    const topic = chapter === null ? null : topicOf(section.title);
    const page = topic === null ? null : pageWith(book, section, topic);
    if (chapter === null || topic === null || page === null) return [];
    const sentences = told(section, at, topic);
    if (sentences < LEAST_TOLD) return [];
    const level = section.number === undefined ? (section.level <= 2 ? LEVEL.section : 0) : LEVEL.chapter;
    const score = Math.log2(1 + Math.min(sentences, MOST_TOLD)) + shapeOf(topic) + level;
    return [{ topic, place: { page, quote: topic }, chapter, score }];
  });
}

/** "More Formalities", "Law: Scope", "Eldred II", "Who killed Agatha?": what goes on from, or plays with, what was said. */
const LEANING = allPacks.flatMap(({ topics }) => topics.leaning ?? []);

/** Two to four words can be looked up; one may be of anything; many are a sentence. */
function shapeOf(topic: string): number {
  const words = countWords(topic);
  const length = words === 1 ? -1.8 : words <= 4 ? 0.5 : words <= 6 ? 0 : -0.7;
  return length - (LEANING.some((one) => one.test(topic)) ? 1.5 : 0);
}

function pageWith(book: Book, section: Section, topic: string): number | null {
  for (let page = section.from; page <= Math.min(section.to, section.from + PAGES_TO_LOOK - 1); page++) {
    const found = pageOf(book, page);
    if (found && verifyQuote(found, topic)) return page;
  }
  return null;
}

/**
 * How many sentences of a section, its subsections included, say a title's words; one that says part of them counts as
 * the square of that part, from half on.
 */
function sentencesOn(
  book: Book,
  everywhere: ReadonlySet<string>,
): (section: Section, at: number, title: string) => number {
  const sections = sectionsOf(book);
  const bySection = Map.groupBy(proseOf(book), (sentence) => sentence.section);
  const words = new Map<number, Set<string>[]>();
  const wordsIn = (at: number) => {
    const known = words.get(at);
    if (known) return known;
    const found = (bySection.get(at) ?? []).map(({ text }) => contentWords(text));
    words.set(at, found);
    return found;
  };
  return (section, at, title) => {
    const all = contentWords(title);
    const own = new Set([...all].filter((word) => !everywhere.has(word)));
    const wanted = own.size > 0 ? own : all;
    let count = 0;
    for (let inner = at; inner < sections.length; inner++) {
      if (inner > at && (sections[inner]?.level ?? 0) <= section.level) break;
      for (const said of wordsIn(inner)) {
        const share = covered(wanted, said);
        if (share >= 0.5) count += share ** 2;
      }
    }
    return count;
  };
}
