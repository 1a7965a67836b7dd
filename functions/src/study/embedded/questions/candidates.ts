/** What could be asked, ranked: facts worth knowing before mere sentences with a gap. */
import { sectionsOf } from '../../../book/chapters.ts';
import type { Book } from '../../../book/model.ts';
import type { Fact, Facts } from './facts.ts';
import { type Entry, keyOf, nounPhrases } from './inventory.ts';
import { lowered } from './term.ts';

export interface Candidate {
  fact: Fact;
  /** For a sentence without a pattern: the term to leave out. */
  gap?: { from: number; to: number; entry: Entry };
  chapter: number;
  /** Higher is more worth asking. */
  score: number;
}

/** How much each pattern is worth: a definition names one thing for sure, a gap may be anything. */
const WORTH = { definition: 4, listing: 3.2, action: 2.6, reason: 2.4, gap: 0.8 };

/** All candidates of a book, best first within each chapter. */
export function candidatesOf(book: Book, facts: Facts): Candidate[] {
  const titles = headingTerms(book);
  const candidates: Candidate[] = [];
  for (const fact of facts.facts) {
    const chapter = facts.statements[fact.statement]?.chapter ?? 0;
    const term = fact.definition?.term ?? fact.action?.term;
    let score = worthOf(fact) + (term ? weightOf(facts, term, chapter, titles) : 0);
    if (fact.definition) score += definitionBonus(fact.definition.meaning, fact.definition.link);
    if (fact.action && !facts.inventory.has(keyOf(fact.action.term))) score -= 1.5;
    candidates.push({ fact, chapter, score });
  }
  const used = new Set(facts.facts.map((fact) => fact.statement));
  facts.statements.forEach((statement, index) => {
    if (used.has(index)) return;
    const gap = bestGap(facts, index, statement.chapter, titles);
    if (gap)
      candidates.push({ fact: { statement: index }, gap, chapter: statement.chapter, score: WORTH.gap + gap.score });
  });
  return candidates.sort((a, b) => b.score - a.score);
}

function worthOf(fact: Fact): number {
  if (fact.definition) return WORTH.definition;
  if (fact.listing) return WORTH.listing;
  return fact.action ? WORTH.action : WORTH.reason;
}

/** How much a chapter is about a term: how often it stands there rather than elsewhere, and whether a heading names it. */
export function weightOf(facts: Facts, term: string, chapter: number, titles: ReadonlySet<string>): number {
  const entry = facts.inventory.get(keyOf(term));
  if (!entry) return -0.5;
  const here = entry.chapters.get(chapter) ?? 0;
  const own = here / entry.count;
  const heading = titles.has(keyOf(term)) ? 0.8 : 0;
  return Math.min(2, 0.6 * Math.log2(1 + here) * (0.4 + 0.6 * own)) + heading + (entry.words > 1 ? 0.3 : 0);
}

function definitionBonus(meaning: string, link: string): number {
  const words = meaning.split(' ').length;
  return (
    (link === 'is' ? 0 : 0.5) +
    (words >= 7 && words <= 22 ? 0.5 : 0) -
    (words < 5 ? 1 : 0) -
    (/\(|"|“/.test(meaning) ? 0.4 : 0)
  );
}

/** Noun phrases of the headings, by key. */
function headingTerms(book: Book): Set<string> {
  const keys = new Set<string>();
  for (const section of sectionsOf(book)) {
    const words = section.title.replace(/^[\p{Nd}.\s]+/u, '').split(/\s+/);
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + 4); to++)
        keys.add(keyOf(words.slice(from, to).join(' ')));
    }
  }
  return keys;
}

/** The term that a sentence tells most about, if the sentence is plain, general and says enough about it. */
function bestGap(
  facts: Facts,
  index: number,
  chapter: number,
  titles: ReadonlySet<string>,
): (NonNullable<Candidate['gap']> & { score: number }) | null {
  const tokens = facts.tokens[index] ?? [];
  const text = facts.statements[index]?.text ?? '';
  if (tokens.length < 12 || tokens.length > 30 || facts.wordsOf(index).size < 7 || !isGeneral(text, tokens))
    return null;
  let best: (NonNullable<Candidate['gap']> & { score: number }) | null = null;
  let importance = 0;
  for (const { from, to } of nounPhrases(tokens)) {
    const entry = facts.inventory.get(keyOf(lowered(tokens.slice(from, to), facts.names)));
    if (!entry || entry.count < 3 || entry.name || entry.person) continue;
    const weight = weightOf(facts, entry.term, chapter, titles);
    importance += weight / 4;
    if (/^(?:NOUN|ADJ|PROPN)$/.test(tokens[from - 1]?.pos ?? '') || twice(tokens, from, to)) continue;
    if (weight > (best?.score ?? 0.6)) best = { from, to, entry, score: weight };
  }
  return best && { ...best, score: Math.min(1.6, (best.score + importance) / 2) };
}

/** Sentences in the present about things, without speech, numbers, or people doing something once. */
function isGeneral(text: string, tokens: Facts['tokens'][number]): boolean {
  if (/["“”‘]|\d|\b(?:you|your|we|our|us|i|my|he|she|his|her|him|it|they|them|their|its)\b/i.test(text)) return false;
  const past = tokens.filter(
    (token) => /^(?:was|were|had|did)$/i.test(token.text) || (token.pos === 'VERB' && /ed$/.test(token.text)),
  ).length;
  const present = tokens.some(
    (token) =>
      /^(?:is|are|can|may|must|has|have|does|do)$/i.test(token.text) ||
      (token.pos === 'VERB' && token.text !== token.lemma && /s$/.test(token.text)),
  );
  return present && past <= 1;
}

function twice(tokens: Facts['tokens'][number], from: number, to: number): boolean {
  const head = tokens[to - 1]?.lemma.toLowerCase();
  return tokens.some((token, at) => (at < from || at >= to) && token.lemma.toLowerCase() === head);
}
