/** Everything that could be asked about a book. */
import { sectionsOf } from '../../book/chapters.ts';
import { matters } from './chapters.ts';
import { clausesOf } from './clauses.ts';
import { type Command, commandsOf } from './commands.ts';
import { chronologyForms } from './forms/chronology.ts';
import { commandForms } from './forms/commands.ts';
import { compareForms } from './forms/compare.ts';
import { definitionForms } from './forms/definition.ts';
import { effectForms } from './forms/effects.ts';
import { endingForms } from './forms/endings.ts';
import { errorForms } from './forms/error.ts';
import { type Figure, figureForms, figuresOf } from './forms/figures.ts';
import type { McqCandidate } from './forms/form.ts';
import { longForms } from './forms/long.ts';
import { memberForms } from './forms/members.ts';
import { nameForms } from './forms/names.ts';
import { objectForms } from './forms/objects.ts';
import { datedFacts, orderForms } from './forms/order.ts';
import type { LaqCandidate } from './forms/outline.ts';
import { type Deed, deedsOf, peopleForms } from './forms/people.ts';
import { reasonForms } from './forms/reasons.ts';
import { relationForms } from './forms/relations.ts';
import { scenarioForms } from './forms/scenario.ts';
import { type SaqCandidate, shortForms } from './forms/short.ts';
import { subjectForms } from './forms/subjects.ts';
import { swappedForms } from './forms/swapped.ts';
import { type Mentions, mentionsOf } from './mentions.ts';
import { namedTermsOf } from './named-terms.ts';
import { type Name, namesOf } from './names.ts';
import { matterNouns } from './own-words.ts';
import { LOOSE, type Predicate, predicatesOf } from './predicates.ts';
import { inside, type Reading } from './reading.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import { type Plain, plainSentences } from './sentences.ts';
import { type QuizTerm, termsOf } from './terms.ts';
import { openingWords, type Subject } from './told-of.ts';

export interface Stock {
  /** All prose of the book, each sentence with what makes it unfit. */
  sentences: readonly Plain[];
  mcqs: McqCandidate[];
  saqs: SaqCandidate[];
  laqs: LaqCandidate[];
}

interface Material {
  terms: QuizTerm[];
  /** The terms, and what is named as one. */
  named: QuizTerm[];
  sentences: Plain[];
  figures: Figure[];
  names: Map<string, Name>;
  reasons: Reason[];
  commands: Command[];
  deeds: Deed[];
  predicates: Predicate[];
  clauses: Predicate[];
  mentions: Mentions;
}

/** Kept as long as the book's words are. */
const known = new WeakMap<Reading['words'], Material>();

function materialOf(reading: Reading): Material {
  const before = known.get(reading.words);
  if (before) return before;
  const sentences = plainSentences(reading);
  const [terms, names] = [termsOf(reading), namesOf(reading, sentences)];
  const deeds = deedsOf(reading, names);
  const predicates = [...predicatesOf(reading, sentences, terms, names), ...doneBy(reading, deeds)];
  const firm = new Set(predicates.filter(({ sort }) => sort !== LOOSE).map(({ at }) => at));
  const made = {
    terms,
    named: namedTermsOf(reading, terms),
    sentences,
    figures: figuresOf(reading, sentences),
    names,
    deeds,
    predicates,
    clauses: clausesOf(reading, sentences, firm),
    mentions: mentionsOf(reading, sentences, names),
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

/** What a book tells of: its terms, the weightiest first, what its sections are called, then its names. */
function subjectsOf(
  reading: Reading,
  terms: readonly QuizTerm[],
  names: ReadonlyMap<string, Name>,
  told: readonly Predicate[],
  sentences: readonly Plain[],
): Subject[] {
  const { book, knowledge, pack, words, lexicon } = reading;
  const matterOf = matters(reading);
  const titles = new Set(sectionsOf(book).map((_, at) => matterOf(at)));
  const titled = [...titles]
    .filter((title) => title.split(/\s+/).length <= TITLE)
    .map((text) => ({ key: knowledge.keyOf(text), text: unshouted(text), name: false }));
  const named = [...names.values()]
    .filter(({ sort, uses }) => sort !== null || pack.words.unspaced || uses.length >= OFTEN)
    .sort((a, b) => b.uses.length - a.uses.length);
  // What sentences keep beginning with: "the rivers of the plain".
  const opened = told
    .filter(({ key, opening }) => key !== '' && opening.length <= OPENING && words.withTerm(key).length >= OFTEN)
    .map(({ opening }) => {
      const [first = '', ...rest] = opening.split(' ');
      return lexicon?.articles.has(first.toLowerCase()) ? rest.join(' ') : inside(reading, opening);
    })
    .map((text) => ({ key: knowledge.keyOf(text), text, name: false }));
  const worded = [...openingWords(reading, sentences), ...matterNouns(reading, sentences)].map((text) => ({
    key: knowledge.keyOf(text),
    text,
    name: false,
  }));
  const subjects = [
    ...titled,
    ...opened,
    ...worded,
    ...named.map(({ text }) => ({ key: knowledge.keyOf(text), text, name: true })),
  ];
  // "Mores" has the stem of "more", which stands everywhere.
  const first = new Map<string, Subject>();
  for (const one of [...terms, ...subjects]) if (!first.has(one.key)) first.set(one.key, one);
  return [...first.values()].filter(
    // "Employee's": a name in the genitive is nothing to ask about.
    ({ key, text }) => key !== '' && !pack.words.stop.has(key) && !/\p{L}['’]s?$/u.test(text),
  );
}

/** A title set in capitals, as it would stand in a sentence; a short one may be an abbreviation. */
const unshouted = (title: string): string =>
  /^\p{Lu}[\p{Lu}\s’'-]{5,}$/u.test(title) ? `${title.charAt(0)}${title.slice(1).toLowerCase()}` : title;

/** A title of more words is said in no sentence. */
const TITLE = 4;
/** What comes up so often is told of, whatever sort of name it is. */
const OFTEN = 4;
const OPENING = 40;

export function candidatesOf(reading: Reading): Stock {
  const { terms, named, sentences, figures, names, reasons, commands, deeds, predicates, clauses, mentions } =
    materialOf(reading);
  const saqs = shortForms(reading, { terms, figures, names, reasons, commands });
  const subjects = subjectsOf(reading, terms, names, [...predicates, ...clauses], sentences);
  return {
    sentences,
    mcqs: [
      ...definitionForms(reading, { terms, named, mentions }),
      ...compareForms(reading, terms),
      ...scenarioForms(reading, { terms, named }, sentences),
      ...relationForms(reading, terms),
      ...effectForms(reading),
      ...memberForms(reading),
      ...reasonForms(reading, reasons, sentences),
      ...errorForms(reading, sentences, subjects),
      ...commandForms(reading, commands),
      ...endingForms(reading, predicates, names),
      ...subjectForms(reading, { predicates: [...predicates, ...clauses], named, mentions, names }),
      ...objectForms(reading, sentences, mentions, names),
      ...swappedForms(reading, predicates),
      ...orderForms(reading, datedFacts(reading)),
      ...chronologyForms(reading, figures),
      ...peopleForms(reading, deeds),
      ...figureForms(reading, figures, sentences),
      ...nameForms(reading, names),
    ],
    saqs,
    laqs: longForms(reading, {
      terms,
      names,
      figures,
      short: saqs,
      told: [...predicates, ...clauses],
      sentences,
      subjects,
    }),
  };
}
