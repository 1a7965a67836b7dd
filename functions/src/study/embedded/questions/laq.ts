/** Long-answer questions: a topic of a chapter, and the points that the book makes about it. */

import type { DraftLaq } from '../../engine.ts';
import { alike } from '../../quiz/gate/options.ts';
import { likeness } from '../../quiz/gate/words.ts';
import type { BookTerms } from './book-terms.ts';
import type { Facts } from './facts.ts';
import { capital, listed, withArticle } from './phrasing.ts';
import { pointsBack } from './statement.ts';
import type { Token } from './tagger.ts';
import { lowered } from './term.ts';
import { type Entry, keyOf, nounPhrases, spelling } from './term-index.ts';
import { weightOf } from './weight.ts';

export interface Topic {
  entry: Entry;
  chapter: number;
  /** Statements (indices), in the order of the outline. */
  points: number[];
  /** What each point but the definition brings in: the question names it, so that it is clear what is wanted. */
  aspects: string[];
  /** The statement that defines it, among the points. */
  definition: number | null;
  score: number;
}

const POINTS = { least: 3, most: 5 };
/** Points must tell different things. */
const SAME_POINT = 0.45;
/** Below this a sentence only mentions the topic. */
const ABOUT = 1;
/** A term below the first weight names nothing; so many as a topic needs must be above the second. */
const LEAST_ASPECT = 0.3;
const WEIGHTY = 0.9;

/** How often a chapter must name a topic, and how many other terms its points must bring in. */
const AMPLE = { mentions: 4, aspects: 2, each: true };
/** A short book names few things so often: what it defines is topic enough. */
const SPARSE = { mentions: 3, aspects: 1, each: false };

/** Topics with enough to say about them, best first; in a book with none, those it defines and says a little more about. */
export function topicsOf(facts: Facts, terms: BookTerms): Topic[] {
  const ample = topicsWith(facts, terms, AMPLE);
  return ample.length > 0 ? ample : topicsWith(facts, terms, SPARSE).filter(({ definition }) => definition !== null);
}

function topicsWith(facts: Facts, terms: BookTerms, least: typeof AMPLE): Topic[] {
  const defining = new Map<number, string>();
  for (const { statement, definition } of facts.facts) if (definition) defining.set(statement, keyOf(definition.term));
  const topics: Topic[] = [];
  for (const [key, entry] of facts.termIndex) {
    if (entry.person || entry.count < least.mentions) continue;
    for (const [chapter, count] of entry.chapters) {
      if (count < least.mentions) continue;
      const topic = topicIn(facts, { key, entry, chapter, terms, defining, least });
      if (topic) topics.push(topic);
    }
  }
  return topics.sort((a, b) => b.score - a.score);
}

interface Place {
  key: string;
  entry: Entry;
  chapter: number;
  terms: BookTerms;
  /** Which statement defines which term (key). */
  defining: ReadonlyMap<number, string>;
  /** How many aspects a topic needs, and whether each point must have one. */
  least: Pick<typeof AMPLE, 'aspects' | 'each'>;
}

function topicIn(facts: Facts, place: Place): Topic | null {
  const { entry, chapter, terms } = place;
  const scored = entry.statements
    .filter((at) => facts.statements[at]?.chapter === chapter && fitForOutline(facts, at))
    .map((at) => ({ at, score: pointScore(facts, place, at) }))
    .sort((a, b) => b.score - a.score);
  const points: { at: number; score: number }[] = [];
  for (const one of scored) {
    if (points.length >= POINTS.most || one.score < ABOUT) break;
    if (points.every(({ at }) => likeness(facts.wordsOf(at), facts.wordsOf(one.at)) < SAME_POINT)) points.push(one);
  }
  // A sentence that only mentions the topic is nothing that a question about it asks for.
  if (points.length < POINTS.least) return null;
  const definition = points.find(({ at }) => place.defining.get(at) === place.key)?.at ?? null;
  const rest = points
    .map(({ at }) => at)
    .filter((at) => at !== definition)
    .sort((a, b) => a - b);
  const named = aspectsOf(facts, place, rest);
  // A point that the question has no word for could not be guessed.
  const told = place.least.each ? named.map(({ at }) => at) : rest;
  if (told.length + (definition === null ? 0 : 1) < POINTS.least) return null;
  if (named.filter(({ weight }) => weight > WEIGHTY).length < place.least.aspects) return null;
  const aspects = named.map(({ term }) => term);
  const weight = weightOf(facts, entry.term, chapter, terms.titles);
  const score =
    1.5 * weight + (definition === null ? 0 : 1.5) + 0.4 * points.length + 0.3 * aspects.length - (entry.name ? 1 : 0);
  return { entry, chapter, points: definition === null ? told : [definition, ...told], aspects, definition, score };
}

/** Sentences in the present that tell of no single person and quote nobody. */
function fitForOutline(facts: Facts, at: number): boolean {
  const text = facts.statements[at]?.text ?? '';
  const words = text.split(' ').length;
  if (
    words < 7 ||
    words > 32 ||
    /["“”]|\b(?:i|you|your|my|he|she|his|her|him|we|our|us|was|were|had|did|said)\b/i.test(text)
  )
    return false;
  const tokens = facts.tokens[at] ?? [];
  if (RHETORIC.test(text) || !tellsOfNow(tokens)) return false;
  const order = tokens[0]?.pos === 'VERB' && !/(?:ing|ed)$/.test(tokens[0].text);
  return /^(?:NOUN|PROPN|DET|ADJ|ADP|SCONJ|VERB)$/.test(tokens[0]?.pos ?? '') && !order && !pointsBack(tokens);
}

/** Words that persuade or play instead of stating. */
const RHETORIC =
  /\bnot (?:only|just|merely|simply)\b|\bone of the (?:most|best|\w+est)\b|\bfor (?:a number of|many|several|various) reasons\b|\b(?:nothing but|of course|after all|indeed|simply|merely|truly|remarkably?|no doubt|needless to say)\b|[!?]/i;

/** Whether a sentence has a verb in the present: stories are told in the past. */
function tellsOfNow(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    const text = token.text.toLowerCase();
    if (/^(?:is|are|has|have|can|may|must|does|do|should|will)$/.test(text)) return true;
    if (token.pos !== 'VERB') return false;
    const finite =
      text === token.lemma ? !/^(?:to|would|could|did)$/i.test(tokens[at - 1]?.text ?? '') : /s$/.test(text);
    return finite && at > 0;
  });
}

/** A definition first, then sentences about the term, then sentences that mention it. */
function pointScore(facts: Facts, place: Place, at: number): number {
  if (place.defining.get(at) === place.key) return 3;
  const tokens = facts.tokens[at] ?? [];
  const head = keyOf(place.entry.head);
  const where = tokens.findIndex((token) => keyOf(token.text) === head);
  const verb = tokens.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX');
  const subject = where >= 0 && where < 5 && verb > where;
  const numbers = tokens.filter((token) => token.pos === 'NUM').length;
  return (subject ? 1.6 : 0.5) - 0.3 * numbers - (tokens.length > 28 ? 0.2 : 0);
}

/** "The United States": where something is so, not what is so. */
const isPlace = ({ name, definite }: Entry) => name && definite;

interface Aspect {
  /** The statement (index) that brings it in. */
  at: number;
  term: string;
  weight: number;
}

/** The points that bring in a term of their own, each with the weightiest one. */
function aspectsOf(facts: Facts, { entry, chapter, terms }: Place, points: readonly number[]): Aspect[] {
  const aspects: Aspect[] = [];
  for (const at of points) {
    let best: Aspect | null = null;
    for (const { from, to } of nounPhrases(facts.tokens[at] ?? [])) {
      const term = lowered((facts.tokens[at] ?? []).slice(from, to), facts.names);
      const other = facts.termIndex.get(keyOf(term));
      if (!other || other === entry || other.count < 2 || other.person || isPlace(other) || other.words > 3) continue;
      const known = [entry.term, ...aspects.map((aspect) => aspect.term)];
      if (known.some((one) => alike(one, term) || keyOf(one).split(' ').includes(keyOf(other.head)))) continue;
      const weight = weightOf(facts, term, chapter, terms.titles);
      if (weight > (best?.weight ?? LEAST_ASPECT)) best = { at, term, weight };
    }
    if (best) aspects.push(best);
  }
  return aspects;
}

/** A topic as it stands after "about": things in the plural, single things with their article, ideas as they are. */
function named(entry: Entry): string {
  const plural = spelling(entry, true);
  if (plural !== null && (entry.plural || entry.counted)) return plural;
  const term = spelling(entry, false) ?? entry.term;
  return entry.definite && !entry.bare ? `the ${term}` : term;
}

/** The question and its outline, each point resting on its own sentence. */
export function laqFrom(facts: Facts, topic: Topic): DraftLaq {
  const defined = facts.facts.find((fact) => fact.statement === topic.definition)?.definition;
  const subject = defined ? withArticle(defined) : named(topic.entry);
  const aspects = listed(topic.aspects);
  const points = topic.aspects.length > 1 ? `cover each of these: ${aspects}` : `cover ${aspects}`;
  const question = defined
    ? `Explain what ${subject} ${defined.plural ? 'are' : 'is'}, and ${points}.`
    : `What does the book say about ${subject}? ${capital(points)}.`;
  const statements = topic.points.flatMap((at) => facts.statements[at] ?? []);
  return {
    question,
    answer_outline: statements.map((statement) => statement.text),
    evidence: statements.map(({ page, quote }) => ({ page, quote })),
  };
}
