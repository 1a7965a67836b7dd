import { expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { bookTerms } from './book-terms.ts';
import { termRivals } from './distractors.ts';
import { factsOf } from './facts.ts';

const TERMS = ['axiom', 'lemma', 'theorem', 'conjecture', 'corollary', 'APA', 'strict axiom'];
const sentences = TERMS.flatMap((term) => [
  `Every careful proof names an ${term} before the first step is written.`,
  `The strict course keeps the ${term} apart from rules for students.`,
  `Without an ${term} the reasoning has no firm ground for students.`,
]);
const more = [
  'A handful of students read the old book on winter evenings.',
  'Teachers see a handful of mistakes in the best of papers.',
  'There is room for a handful of plants on the shelf.',
  'Formal calculus deals with the propositional part of language.',
  'The propositional part of language is easy to learn.',
  'Propositions are sentences that are true or wrong.',
  'The propositional is what remains of a sentence.',
];
const book = testBook([[...sentences, ...more].join(' ')]);
const facts = factsOf(book);
const rivals = termRivals(facts, bookTerms(book, facts));
const wanted = { plural: false, about: 'what is taken for true', quote: '', chapter: 0, section: -1, genus: null };

it('offers terms of the same kind beside a term', () => {
  const offered = rivals({ ...wanted, key: 'axiom' });
  expect(offered).toEqual(expect.arrayContaining(['lemma', 'conjecture', 'corollary']));
  // No amount, no adjective, and nothing that holds the term itself.
  for (const odd of ['handful', 'propositional', 'strict axiom']) expect(offered).not.toContain(odd);
});

it('sets no words beside an abbreviation', () => {
  expect(rivals({ ...wanted, key: 'APA' })).toEqual([]);
});
