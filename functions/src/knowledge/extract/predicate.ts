/** What a sentence says of its subject: the predicate, where its main clause ends, whether it is denied. */
import type { Range } from '../phrase.ts';
import { isPast, type Reading } from '../reading.ts';
import { COMMA, restIn } from './parts.ts';

/** Behind what stands in brackets, or between two commas, after the subject. */
function afterAside({ tokens, to }: Reading, from: number): number {
  const opening = tokens[from]?.text ?? '';
  const closes = /^[(（]$/.test(opening) ? /^[)）]$/ : COMMA.test(opening) ? COMMA : null;
  if (!closes) return from;
  for (let at = from + 1; at < Math.min(to, from + 30); at++) if (closes.test(tokens[at]?.text ?? '')) return at + 1;
  return from;
}

const predicates = new WeakMap<Reading, Range | null>();

/** The predicate: from the first finite verb after the subject to the end of its clause. */
export function predicateOf(reading: Reading): Range | null {
  let found = predicates.get(reading);
  if (found === undefined) {
    found = findPredicate(reading);
    predicates.set(reading, found);
  }
  return found;
}

function findPredicate(reading: Reading): Range | null {
  const { tokens, lexicon, subject, from, to, topic } = reading;
  let at = topic ? from + 1 : subject ? subject.to : to;
  at = afterAside(reading, at);
  while (at < to && /^["”’»)\]]$/.test(tokens[at]?.text ?? '')) at++;
  while (at < to && lexicon.hedges.has(tokens[at]?.text ?? '')) at++;
  const verb = lexicon.verbs.has(tokens[at]?.text ?? '') || isPast(lexicon, tokens, at, from);
  return verb ? restIn(reading, at) : null;
}
