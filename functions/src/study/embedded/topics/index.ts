/** The embedded engine's topics: what the book's headings and its key terms name, and what was missed in quizzes of it. */
import { countWords } from '../../../book/script.ts';
import type { DraftTopic, TopicsInput } from '../../engine.ts';
import { alike } from '../../gate/options.ts';
import { contentWords } from '../../gate/words.ts';
import type { Candidate } from './candidate.ts';
import { headingTopics } from './headings.ts';
import { missedTopic } from './missed.ts';
import { subjectOf } from './subject.ts';
import { termTopics } from './terms.ts';

/** What a second topic of the same chapter is worth less than the first, so that the whole book is named. */
const SAME_CHAPTER = 1.2;
/** A topic of so many words or fewer could be of anything: the subject is looked for with it. */
const NEEDS_SUBJECT = 2;
/** What was missed may fill this share of the topics; the rest of the book is not forgotten. */
const MISSED_SHARE = 0.5;

/** Names topics of a book: what was missed first, then the best of the whole book, spread over its chapters. */
export function nameTopics({ book, title, missed, count }: TopicsInput): DraftTopic[] {
  const language = book.language?.split('-')[0]?.toLowerCase() ?? 'en';
  const subject = subjectOf(book, title, language);
  const known = [...headingTopics(book, subject), ...termTopics(book)];
  const chosen: (Candidate & { missed: boolean })[] = [];
  const isNew = ({ topic }: Candidate) => chosen.every((other) => !alike(other.topic, topic));
  for (const question of missed) {
    if (chosen.length >= Math.ceil(MISSED_SHARE * count)) break;
    const found = missedTopic(book, question, known);
    if (found && isNew(found)) chosen.push({ ...found, missed: true });
  }
  const rest = known.toSorted((a, b) => b.score - a.score);
  const taken = new Map<number, number>();
  while (chosen.length < count) {
    const worth = ({ score, chapter }: Candidate) => score - SAME_CHAPTER * (taken.get(chapter) ?? 0);
    const best = rest.filter(isNew).reduce<Candidate | null>((a, b) => (a && worth(a) >= worth(b) ? a : b), null);
    if (!best) break;
    chosen.push({ ...best, missed: false });
    taken.set(best.chapter, (taken.get(best.chapter) ?? 0) + 1);
  }
  return chosen.map(({ topic, place, missed }) => ({ topic, search: searchFor(topic, subject), place, missed }));
}

function searchFor(topic: string, subject: string | null): string {
  if (subject === null || countWords(topic) > NEEDS_SUBJECT) return topic;
  const [stem] = contentWords(subject);
  return stem === undefined || contentWords(topic).has(stem) ? topic : `${topic} ${subject}`;
}
