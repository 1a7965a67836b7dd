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

/** Where the main clause of a predicate ends: before the first comma that opens a clause of its own, or a relative. */
export function mainEnd({ tokens, lexicon }: Reading, { from, to }: Range): number {
  const { relatives, subordinating, conjunctions, and, prepositions } = lexicon;
  for (let at = from + 1; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    const clause =
      relatives.has(text) || subordinating.has(text) || (conjunctions.has(text) && !prepositions.has(text));
    if (!clause || and.has(text)) continue;
    if (COMMA.test(tokens[at - 1]?.text ?? '') || (relatives.has(text) && !lexicon.articles.has(text))) return at;
  }
  return to;
}

/** The verb of a predicate is denied within so many tokens. */
const NEAR_VERB = 4;

/** Whether a predicate says that something is not so. */
export function denies({ tokens, lexicon }: Reading, { from, to }: Range): boolean {
  return tokens
    .slice(from, Math.min(to, from + NEAR_VERB))
    .some(({ text }) => lexicon.negations.has(text) || /n't$/.test(text));
}
