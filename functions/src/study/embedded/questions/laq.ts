/** Long-answer questions: a topic of a chapter, and the points that the book makes about it. */

import type { DraftLaq } from '../../engine.ts';
import { alike } from '../../quiz-gate/options.ts';
import { likeness } from '../../quiz-gate/words.ts';
import { weightOf } from './candidates.ts';
import type { Facts } from './facts.ts';
import { type Entry, keyOf, nounPhrases } from './inventory.ts';
import { listed } from './phrasing.ts';
import { lowered } from './term.ts';

export interface Topic {
  entry: Entry;
  chapter: number;
  /** Statements (indices), in the order of the outline. */
  points: number[];
  /** Other terms that the points bring in: the question names them, so that it is clear what is wanted. */
  aspects: string[];
  defined: boolean;
  score: number;
}

const MIN_POINTS = 3;
const MAX_POINTS = 5;
/** Points must tell different things. */
const SAME_POINT = 0.45;
const NO_TITLES: ReadonlySet<string> = new Set();

/** Topics with enough to say about them, best first. */
export function topicsOf(facts: Facts): Topic[] {
  const topics: Topic[] = [];
  for (const entry of facts.inventory.values()) {
    if (entry.name || entry.person || entry.count < 4) continue;
    for (const [chapter, count] of entry.chapters) {
      if (count < 4) continue;
      const topic = topicIn(facts, entry, chapter);
      if (topic) topics.push(topic);
    }
  }
  return topics.sort((a, b) => b.score - a.score);
}

function topicIn(facts: Facts, entry: Entry, chapter: number): Topic | null {
  const scored = entry.statements
    .filter((at) => facts.statements[at]?.chapter === chapter && fitForOutline(facts, at))
    .map((at) => ({ at, score: pointScore(facts, entry, at) }))
    .sort((a, b) => b.score - a.score);
  const points: number[] = [];
  for (const { at, score } of scored) {
    if (points.length >= MAX_POINTS || (score < 1 && points.length >= MIN_POINTS)) break;
    if (points.every((other) => likeness(facts.wordsOf(other), facts.wordsOf(at)) < SAME_POINT)) points.push(at);
  }
  const strong = scored.filter(({ at, score }) => points.includes(at) && score >= 1).length;
  if (points.length < MIN_POINTS || strong < 2) return null;
  const definition = points.find((at) => defines(facts, entry, at));
  const rest = points.filter((at) => at !== definition).sort((a, b) => a - b);
  const aspects = aspectsOf(facts, entry, rest, chapter);
  if (aspects.length < 2) return null;
  const score =
    weightOf(facts, entry.term, chapter, NO_TITLES) +
    (definition === undefined ? 0 : 1.5) +
    0.4 * strong +
    0.2 * aspects.length;
  return {
    entry,
    chapter,
    points: definition === undefined ? rest : [definition, ...rest],
    aspects,
    defined: definition !== undefined,
    score,
  };
}

const defines = (facts: Facts, entry: Entry, at: number) =>
  facts.facts.some(
    (fact) =>
      fact.statement === at && fact.definition !== undefined && keyOf(fact.definition.term) === keyOf(entry.term),
  );

function fitForOutline(facts: Facts, at: number): boolean {
  const text = facts.statements[at]?.text ?? '';
  const words = text.split(' ').length;
  return words >= 7 && words <= 32 && !/["“”]|\b(?:i|you|your|my|he|she|his|her|him|we|our|us)\b/i.test(text);
}

/** A definition first, then sentences about the term, then sentences that mention it. */
function pointScore(facts: Facts, entry: Entry, at: number): number {
  if (defines(facts, entry, at)) return 3;
  const tokens = facts.tokens[at] ?? [];
  const head = entry.term.split(' ').at(-1)?.toLowerCase() ?? '';
  const where = tokens.findIndex((token) => token.text.toLowerCase() === head || token.lemma.toLowerCase() === head);
  const verb = tokens.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX');
  const subject = where >= 0 && where < 5 && verb > where;
  const numbers = tokens.filter((token) => token.pos === 'NUM').length;
  return (subject ? 1.6 : 0.5) - 0.3 * numbers - (tokens.length > 28 ? 0.2 : 0);
}

/** The weightiest other term of each point. */
function aspectsOf(facts: Facts, entry: Entry, points: readonly number[], chapter: number): string[] {
  const aspects: string[] = [];
  for (const at of points) {
    const tokens = facts.tokens[at] ?? [];
    let best: { term: string; weight: number } | null = null;
    for (const { from, to } of nounPhrases(tokens)) {
      const other = facts.inventory.get(keyOf(lowered(tokens.slice(from, to), facts.names)));
      if (!other || other === entry || other.count < 2 || other.person || other.words > 3) continue;
      if ([entry.term, ...aspects].some((known) => alike(known, other.term) || keyOf(known).includes(other.head)))
        continue;
      const weight = weightOf(facts, other.term, chapter, NO_TITLES) + (other.words > 1 ? 0.5 : 0);
      if (weight > (best?.weight ?? 0.5)) best = { term: other.term, weight };
    }
    if (best) aspects.push(best.term);
  }
  return aspects.slice(0, 4);
}

/** The question and its outline, each point resting on its own sentence. */
export function laqFrom(facts: Facts, topic: Topic): DraftLaq {
  const { term, plural } = topic.entry;
  const definition = facts.defined.get(keyOf(term));
  const subject = definition?.article ? `${definition.article} ${definition.term}` : term;
  const [be, it] = plural ? ['are', 'they'] : ['is', 'it'];
  const aspects = listed(topic.aspects);
  const question = topic.defined
    ? `Explain what ${subject} ${be}, and discuss what the book says about ${plural ? 'them' : 'it'} with regard to ${aspects}.`
    : `Discuss what the book says about ${term}. In your answer, cover how ${it} ${plural ? 'relate' : 'relates'} to ${aspects}.`;
  const statements = topic.points.flatMap((at) => facts.statements[at] ?? []);
  return {
    question,
    answer_outline: statements.map((statement) => statement.text),
    evidence: statements.map(({ page, quote }) => ({ page, quote })),
  };
}
