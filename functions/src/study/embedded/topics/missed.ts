/** What a question that was missed is about. */
import { sectionAt, sectionsOf } from '../../../book/chapters.ts';
import { findQuote } from '../../../book/evidence/index.ts';
import type { Book } from '../../../book/model.ts';
import type { MissedInBook } from '../../engine.ts';
import { containsRun, words } from '../../quiz-gate/words.ts';
import type { Candidate } from './candidate.ts';
import { standing } from './standing.ts';

/** A term that the question itself names is what it is about, rather than one beside it. */
const ASKED = 2;

/**
 * The best known topic that stands in the question's evidence, else the section it stands in; null where that says
 * nothing either.
 */
export function missedTopic(book: Book, missed: MissedInBook, known: readonly Candidate[]): Candidate | null {
  const { question, evidence } = missed;
  const told = words(evidence.quote);
  const asked = words(question);
  let best: Candidate | null = null;
  for (const candidate of known) {
    const run = words(candidate.topic);
    if (!containsRun(told, run)) continue;
    const topic = standing(evidence.quote, candidate.topic);
    const score = candidate.score + (containsRun(asked, run) ? ASKED : 0);
    if (topic && score > (best?.score ?? 0)) best = { ...candidate, topic, place: evidence, score };
  }
  return best ?? sectionOf(book, evidence, known);
}

function sectionOf(book: Book, evidence: MissedInBook['evidence'], known: readonly Candidate[]): Candidate | null {
  const at = findQuote(book, evidence.quote, evidence.page);
  const section = at && sectionAt(sectionsOf(book), at.page, at.start);
  return (
    (section && known.find(({ topic, place }) => place.page === section.from && section.title.includes(topic))) ?? null
  );
}
