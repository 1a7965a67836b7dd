/** How much a fact matters to its section. */
import type { Section } from '../book/chapters.ts';
import type { Sentence } from '../book/sentences.ts';
import type { LanguagePack } from '../language/pack.ts';
import { keyOf } from './keys.ts';
import type { FactKeys, FactKind, FactPlaces, StoredFact } from './model.ts';

/** What a fact of a kind says of what its section teaches. */
const WEIGHTS: Readonly<Record<FactKind, number>> = { definition: 40, step: 36, list: 34, abbreviation: 16 };
/** A definition without words that define ("is", "refers to"): told in passing, less sure. */
const IN_PASSING = 18;
/** How often a term is a fact's subject counts up to so many times, and each so much. */
const MOST_MENTIONS = 8;
const MENTION = 6;
const TITLE = 40;

/** Each fact with its importance, 0 to 255: by its kind, how often its subject is told of, and whether a title names it. */
export function importanceOf(
  facts: readonly (FactPlaces & { keys: FactKeys })[],
  sentences: readonly Sentence[],
  sections: readonly Section[],
  pack: LanguagePack,
): StoredFact[] {
  const counts = new Map<string, number>();
  for (const { keys } of facts) counts.set(keys.subject, (counts.get(keys.subject) ?? 0) + 1);
  const titles = sections.map(({ title }) => ` ${keyOf(title, pack)} `);
  return facts.map((fact) => {
    const { subject } = fact.keys;
    const told = subject === '' ? 0 : Math.min(MOST_MENTIONS, (counts.get(subject) ?? 1) - 1);
    const title = titles[sentences[fact.first]?.section ?? -1] ?? '';
    const titled = subject !== '' && title.includes(` ${subject} `);
    return { ...fact, importance: Math.min(255, weightOf(fact) + MENTION * told + (titled ? TITLE : 0)) };
  });
}

const weightOf = ({ kind, link }: FactPlaces): number => (kind === 'definition' && !link ? IN_PASSING : WEIGHTS[kind]);
