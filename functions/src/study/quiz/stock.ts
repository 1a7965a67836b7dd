/** Everything that could be asked about a book. */
import { compareForms } from './forms/compare.ts';
import { definitionForms } from './forms/definition.ts';
import { effectForms } from './forms/effects.ts';
import { errorForms } from './forms/error.ts';
import { type Figure, figureForms, figuresOf } from './forms/figures.ts';
import type { McqCandidate } from './forms/form.ts';
import { longForms } from './forms/long.ts';
import { memberForms } from './forms/members.ts';
import { nameForms } from './forms/names.ts';
import { datedFacts, orderForms } from './forms/order.ts';
import type { LaqCandidate } from './forms/outline.ts';
import { peopleForms } from './forms/people.ts';
import { reasonForms } from './forms/reasons.ts';
import { relationForms } from './forms/relations.ts';
import { scenarioForms } from './forms/scenario.ts';
import { type SaqCandidate, shortForms } from './forms/short.ts';
import { type Name, namesOf } from './names.ts';
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
}

/** Kept as long as the book's words are. */
const known = new WeakMap<Reading['words'], Material>();

function materialOf(reading: Reading): Material {
  const before = known.get(reading.words);
  if (before) return before;
  const sentences = plainSentences(reading);
  const made = {
    terms: termsOf(reading),
    sentences,
    figures: figuresOf(reading, sentences),
    names: namesOf(reading, sentences),
    reasons: reasonsOf(reading, sentences),
  };
  known.set(reading.words, made);
  return made;
}

export function candidatesOf(reading: Reading): Stock {
  const { terms, sentences, figures, names, reasons } = materialOf(reading);
  return {
    mcqs: [
      ...definitionForms(reading, terms),
      ...compareForms(reading, terms),
      ...scenarioForms(reading, terms, sentences),
      ...relationForms(reading, terms),
      ...effectForms(reading),
      ...memberForms(reading),
      ...reasonForms(reading, reasons),
      ...errorForms(reading, sentences),
      ...orderForms(reading, datedFacts(reading)),
      ...peopleForms(reading, names),
      ...figureForms(reading, figures),
      ...nameForms(reading, names),
    ],
    saqs: shortForms(reading, terms, figures, names, reasons),
    laqs: longForms(reading, terms, names, figures, reasons),
  };
}
