/** What could be asked, ranked: facts worth knowing before mere sentences with a gap. */
import type { Book } from '../../../book/model.ts';
import type { Action } from './actions.ts';
import { bookTerms } from './book-terms.ts';
import type { Fact, Facts } from './facts.ts';
import { type Gap, gapIn } from './gap.ts';
import { keyOf } from './term-index.ts';
import { weightOf } from './weight.ts';

export interface Candidate {
  fact: Fact;
  /** For a sentence without a pattern: the term to leave out. */
  gap?: Gap;
  chapter: number;
  /** Higher is more worth asking. */
  score: number;
}

/** How much each pattern is worth: a definition names one thing for sure, a gap may be anything. */
const WORTH = { definition: 4, listing: 3.2, reason: 2.4, gap: 0.4 };
const WORTH_OF_ACTION: Record<Action['sort'], number> = { does: 2.6, thought: 2.4, done: 2, other: 1.4 };
/** What is not told in so many words is asked for only if the chapter is about it. */
const LEAST_WEIGHT = 1;
/** A term that the book hardly names is not what it is about. */
const RARE_TERM = 2;

/** What the book names so often with "the" alone is known by it; fewer may be something on that page. */
const KNOWN_BY_THE = { word: 3, phrase: 2 };

/** Whether "the X" says which one: "the hypothalamus" does anywhere, "the conversion" and "the matrix" only on their page. */
function isOneOfAKind(facts: Facts, about: { term: string; article: string } | undefined): boolean {
  if (about?.article !== 'the') return true;
  const key = keyOf(about.term);
  const entry = facts.termIndex.get(key);
  const defined = facts.defined.get(key);
  if (defined && defined.article !== 'the') return true;
  if (!entry || entry.counted || entry.forms.plural.size > 0) return false;
  return entry.count >= (entry.words > 1 ? KNOWN_BY_THE.phrase : KNOWN_BY_THE.word);
}

/** All candidates of a book, best first. */
export function candidatesOf(book: Book, facts: Facts): Candidate[] {
  const terms = bookTerms(book, facts);
  const { titles } = terms;
  const candidates: Candidate[] = [];
  for (const fact of facts.facts) {
    const chapter = facts.statements[fact.statement]?.chapter ?? 0;
    const term = fact.definition?.term ?? fact.action?.term;
    const weight = term ? weightOf(facts, term, chapter, titles) : 0;
    if (fact.action?.sort === 'other' && weight < LEAST_WEIGHT) continue;
    if (!isOneOfAKind(facts, fact.definition ?? fact.action)) continue;
    let score = worthOf(fact) + weight;
    if (fact.definition) score += definitionBonus(fact.definition.meaning, fact.definition.link);
    if (fact.action && (facts.termIndex.get(keyOf(fact.action.term))?.count ?? 0) < 3) score -= RARE_TERM;
    candidates.push({ fact, chapter, score });
  }
  const used = new Set(facts.facts.map((fact) => fact.statement));
  facts.statements.forEach(({ chapter }, index) => {
    const gap = used.has(index) ? null : gapIn(facts, index, terms);
    if (gap) candidates.push({ fact: { statement: index }, gap, chapter, score: WORTH.gap + gap.score });
  });
  return candidates.sort((a, b) => b.score - a.score);
}

function worthOf(fact: Fact): number {
  if (fact.definition) return WORTH.definition;
  if (fact.listing) return WORTH.listing;
  return fact.action ? WORTH_OF_ACTION[fact.action.sort] : WORTH.reason;
}

function definitionBonus(meaning: string, link: string): number {
  const words = meaning.split(' ').length;
  const length = words >= 7 && words <= 22 ? 0.5 : words < 5 ? -1 : 0;
  return length + (link === 'is' ? 0 : 0.5) - (/\(|"|“/.test(meaning) ? 0.4 : 0);
}
