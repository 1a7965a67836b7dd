/** What a question that was missed is about. */
import { sectionAt, sectionsOf } from '../../../book/chapters.ts';
import { findQuote } from '../../../book/evidence/index.ts';
import type { Book } from '../../../book/model.ts';
import { allPacks } from '../../../language/packs/index.ts';
import type { MissedInBook } from '../../engine.ts';
import { containsRun, contentWords, words } from '../../gate/words.ts';
import type { Candidate } from './candidate.ts';
import { standing } from './standing.ts';

/** A term that the question itself names is what it is about, rather than one beside it. */
const ASKED = 2;

/** "Which term refers to …?": its answer is what it is about, and stands first where the book defines it. */
const ASKS_TERM = allPacks.flatMap(({ topics }) => topics.asksTerm ?? []);
const DEFINES = allPacks.flatMap(({ topics }) => topics.definesTerm ?? []);
const MOST_WORDS = 4;

/** The term that the evidence defines, where the question asks for it or by it. */
function definedTerm({ question, evidence }: MissedInBook): string | null {
  const term = DEFINES.map((one) => one.exec(evidence.quote)?.groups?.term).find(Boolean);
  if (!term || contentWords(term).size === 0 || term.split(/\s+/).length > MOST_WORDS) return null;
  return ASKS_TERM.some((one) => one.test(question)) || containsRun(words(question), words(term)) ? term : null;
}

/**
 * The term that a definition is missed of, else the best known topic that stands in the question's evidence, else the section it stands in; null where that says
 * nothing either.
 */
export function missedTopic(book: Book, missed: MissedInBook, known: readonly Candidate[]): Candidate | null {
  const { question, evidence } = missed;
  const defined = definedTerm(missed);
  // Its chapter does not matter: what was missed comes first, wherever it stands.
  if (defined !== null) return { topic: defined, place: evidence, chapter: 0, score: 0 };
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
