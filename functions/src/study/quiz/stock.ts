/** Everything that could be asked about a book. */
import { type Command, commandsOf } from './commands.ts';
import { commandForms } from './forms/commands.ts';
import { compareForms } from './forms/compare.ts';
import { definitionForms } from './forms/definition.ts';
import { effectForms } from './forms/effects.ts';
import { endingForms } from './forms/endings.ts';
import { errorForms, type Subject } from './forms/error.ts';
import { type Figure, figureForms, figuresOf } from './forms/figures.ts';
import type { McqCandidate } from './forms/form.ts';
import { longForms } from './forms/long.ts';
import { memberForms } from './forms/members.ts';
import { nameForms } from './forms/names.ts';
import { datedFacts, orderForms } from './forms/order.ts';
import type { LaqCandidate } from './forms/outline.ts';
import { type Deed, deedsOf, peopleForms } from './forms/people.ts';
import { reasonForms } from './forms/reasons.ts';
import { relationForms } from './forms/relations.ts';
import { scenarioForms } from './forms/scenario.ts';
import { type SaqCandidate, shortForms } from './forms/short.ts';
import { swappedForms } from './forms/swapped.ts';
import { type Name, namesOf } from './names.ts';
import { type Predicate, predicatesOf } from './predicates.ts';
import type { Reading } from './reading.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import { type Plain, plainSentences } from './sentences.ts';
import { type QuizTerm, termsOf } from './terms.ts';

interface Stock {
  mcqs: McqCandidate[];
  saqs: SaqCandidate[];
  laqs: LaqCandidate[];
}

interface Material {
  terms: QuizTerm[];
  sentences: Plain[];
  figures: Figure[];
  names: Map<string, Name>;
  reasons: Reason[];
  commands: Command[];
  deeds: Deed[];
  predicates: Predicate[];
}

/** Kept as long as the book's words are. */
const known = new WeakMap<Reading['words'], Material>();

function materialOf(reading: Reading): Material {
  const before = known.get(reading.words);
  if (before) return before;
  const sentences = plainSentences(reading);
  const [terms, names] = [termsOf(reading), namesOf(reading, sentences)];
  const deeds = deedsOf(reading, names);
  const made = {
    terms,
    sentences,
    figures: figuresOf(reading, sentences),
    names,
    deeds,
    predicates: [...predicatesOf(reading, sentences, terms, names), ...doneBy(reading, deeds)],
    reasons: reasonsOf(reading, sentences),
    commands: commandsOf(reading),
  };
  known.set(reading.words, made);
  return made;
}

/** What people did, as something said of them. */
const doneBy = (reading: Reading, deeds: readonly Deed[]): Predicate[] =>
  deeds.map(({ name, at, predicate, quote, chapter, score }) => ({
    at,
    chapter,
    section: reading.sentences[at]?.section ?? -1,
    quote,
    opening: name.text,
    key: reading.knowledge.keyOf(name.text),
    ending: predicate,
    sort: 'person',
    verb: predicate.split(' ', 1)[0] ?? '',
    weight: score - 0.4,
  }));

/** What a book tells of: its terms, the weightiest first, then its names. */
function subjectsOf(
  { knowledge, pack }: Reading,
  terms: readonly QuizTerm[],
  names: ReadonlyMap<string, Name>,
): Subject[] {
  const named = [...names.values()]
    .filter(({ sort }) => sort !== null || pack.words.unspaced)
    .sort((a, b) => b.uses.length - a.uses.length);
  const subjects = named.map(({ text }) => ({ key: knowledge.keyOf(text), text, name: true }));
  // "Mores" has the stem of "more", which stands everywhere.
  return [...terms, ...subjects].filter(({ key }) => key !== '' && !pack.words.stop.has(key));
}

export function candidatesOf(reading: Reading): Stock {
  const { terms, sentences, figures, names, reasons, commands, deeds, predicates } = materialOf(reading);
  const saqs = shortForms(reading, { terms, figures, names, reasons, commands });
  return {
    mcqs: [
      ...definitionForms(reading, terms),
      ...compareForms(reading, terms),
      ...scenarioForms(reading, terms, sentences),
      ...relationForms(reading, terms),
      ...effectForms(reading),
      ...memberForms(reading),
      ...reasonForms(reading, reasons),
      ...errorForms(reading, sentences, subjectsOf(reading, terms, names)),
      ...commandForms(reading, commands),
      ...endingForms(reading, predicates),
      ...swappedForms(reading, predicates),
      ...orderForms(reading, datedFacts(reading)),
      ...peopleForms(reading, deeds),
      ...figureForms(reading, figures),
      ...nameForms(reading, names),
    ],
    saqs,
    laqs: longForms(reading, { terms, names, figures, short: saqs, predicates }),
  };
}
