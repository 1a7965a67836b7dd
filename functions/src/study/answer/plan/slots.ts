/** Which facts fill what a question leaves open: a list its members, a reason its cause, a time its year. */
import type { FactKind, KnowledgeBase } from '../../../knowledge/index.ts';
import type { Question } from '../../find/question.ts';

/** Kinds of fact that answer a kind of question. */
const FILLED_BY: Partial<Record<Question['kind'], readonly FactKind[]>> = {
  list: ['list', 'step', 'part'],
  reason: ['cause', 'purpose'],
  time: ['event', 'work'],
  person: ['work', 'event'],
  number: ['property'],
  comparison: ['contrast'],
};

/** The log-odds that such a fact adds to its sentence. Set by hand; nothing is fitted to it. */
const FILLS = 0.7;

const places = new WeakMap<KnowledgeBase, Map<Question['kind'], ReadonlySet<number>>>();

/** The sentences that state a fact of the kind that a question asks for. */
function placesOf(kind: Question['kind'], facts: KnowledgeBase): ReadonlySet<number> {
  const known = places.get(facts) ?? new Map<Question['kind'], ReadonlySet<number>>();
  places.set(facts, known);
  const found =
    known.get(kind) ??
    new Set((FILLED_BY[kind] ?? []).flatMap((one) => facts.ofKind(one).map(({ stored }) => stored.first)));
  known.set(kind, found);
  return found;
}

/** How much a sentence gains by the facts that it states; nothing without facts, or for a kind that none fills. */
export function filling({ kind }: Pick<Question, 'kind'>, facts: KnowledgeBase | null): (at: number) => number {
  if (!facts || !FILLED_BY[kind]) return () => 0;
  const stating = placesOf(kind, facts);
  return (at) => (stating.has(at) ? FILLS : 0);
}
