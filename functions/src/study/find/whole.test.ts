import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../book/search/index.ts';
import { announcesPlan, beginsMidClause } from '../../book/telling/signs.ts';
import { testBook } from '../../book/testing.ts';
import { answerFromBook } from '../answer/index.ts';
import { readQuestion } from './question.ts';

const filler = (topic: string, count = 14) =>
  Array.from({ length: count }, (_, at) => `In week ${at + 2} the ${topic} class walks around the old garden.`).join(
    ' ',
  );
const bookOf = (...pages: string[]) => testBook(pages);
const asking =
  (book: ReturnType<typeof bookOf>, index = buildIndex(book)) =>
  (question: string) =>
    answerFromBook({ book, question, history: [], index }).answer;

describe('what stands at the beginning of an answer', () => {
  const ask = asking(
    bookOf(
      `# 1 Formulas\n\nis always true, it does not matter what p stands for. A formula that is always true is known as a tautology. Some formulas are never true. ${filler('logic')}`,
      `# 2 Plans\n\nNext, we discuss the unification algorithm of two authors. ${filler('plan')}\n\nThe unification algorithm solves equations between terms step by step. ${filler('term')}`,
      `# 3 Octave\n\nOctave includes support for numbers of single precision and for many other types of data too. ${filler('number')}\n\nGNU Octave is a high-level language for numerical computations. ${filler('language')}`,
      `# 4 Fear\n\nMany writers have proposed that fears come along three pathways. The first pathway is through fast conditioning. As you may recall, fast conditioning is a form of learning in which a sound comes with food. ${filler('fear')}`,
      `# 5 Culture\n\nCulture is transmitted to people through language and through the behaviour of those around them. ${filler('people')}\n\nThe term culture refers to all the beliefs, customs and art of a society. ${filler('art')}`,
    ),
  );

  it('is no piece of a sentence', () => {
    expect(ask('What is a tautology?')).toMatch(/^A formula that is always true is known as a tautology\./);
  });

  it('is not what the book will do next', () => {
    expect(ask('What is the unification algorithm?')).toMatch(/^The unification algorithm solves/);
  });

  it('is the sentence that says what the thing is, under its full name too', () => {
    expect(ask('What is Octave?')).toMatch(/^GNU Octave is a high-level language/);
    expect(ask('What is culture?')).toMatch(/^The term culture refers to/);
  });

  it('is not what only leads up to the definition’s own paragraph', () => {
    expect(ask('What is fast conditioning?')).not.toContain('Many writers');
    expect(ask('What is fast conditioning?')).toContain('is a form of learning');
  });
});

describe('what a sentence announces', () => {
  it('comes with it: a list with formulas in it, line by line', () => {
    const answer = asking(
      bookOf(
        `# 1 Räume\n\nEin offener Raum ist ein Paar aus einer Menge und Teilmengen mit folgenden Eigenschaften\n\n(i) ∅, X ∈ T\n\n(ii) Sind U und V in T, so ist auch ihr Schnitt in T, und es gilt\n\n⋃ = ∅ ∪ T\n\nDie Elemente von T heißen offen. ${filler('Raum')}`,
      ),
    )('Was ist ein offener Raum?');
    expect(answer).toContain('- ∅, X ∈ T [2]');
    expect(answer).toMatch(/- Sind U und V .* ⋃ = ∅ ∪ T \[/);
  });

  it('goes on after the formulas in it', () => {
    const answer = asking(
      bookOf(
        `# 1 Räume\n\nEin offener Raum heißt kompakt, wenn jede Überdeckung von ihm\n\n⋃ = ∅ ∪ T\n\nals Teil\n\nbesitzt.\n\n${filler('Raum')}`,
      ),
    )('Wann heißt ein Raum kompakt?');
    expect(answer).toContain('wenn jede Überdeckung von ihm ⋃ = ∅ ∪ T als Teil besitzt. [1]');
  });

  it('comes with it: a formula', () => {
    const answer = asking(
      bookOf(`# 1 Laws\n\nFor two statements Morgan's law says:\n\n¬(A ∧ B) ⇔ ¬A ∨ ¬B\n\n${filler('law')}`),
    )("What does Morgan's law say?");
    expect(answer).toContain('¬(A ∧ B) ⇔ ¬A ∨ ¬B');
  });
});

it.each([
  ['is always true.', true],
  ['∪ {q} Taking this into account', true],
  ['f heißt stetig, wenn sie keine Sprünge hat.', false],
  ['A set is a collection.', false],
])('%j begins in mid-clause: %j', (text, expected) => expect(beginsMidClause(text)).toBe(expected));

it.each([
  ['Next, we discuss the algorithm of two authors.', true],
  ['(b) Then we formally define the notions of proof and truth.', true],
  ['In this section we introduce sets.', true],
  ['Im Folgenden werden Kurven untersucht.', true],
  ['Next, we define a set as a collection of things.', false],
  ['Next, the cell divides.', false],
])('%j announces a plan: %j', (text, expected) => expect(announcesPlan(text)).toBe(expected));

describe('what is asked for', () => {
  const index = buildIndex(
    bookOf(`# 1 Sets\n\nA set is compact if it is small. Free culture leaves much open. ${filler('set')}`),
  );
  it.each([
    ['Wann heißt ein Raum kompakt?', 'kompakt'],
    ['When is a set called compact?', 'compact'],
    ['What does the author mean by free culture?', 'free culture'],
    ['When was the set made?', null],
  ])('by %j is the term %j', (text, subject) => expect(readQuestion(text, index).subject).toBe(subject));

  it('by "why compare" is a reason', () => {
    expect(readQuestion('Why does the author compare sets with bags?', index).kind).toBe('reason');
    expect(readQuestion('Compare sets with bags', index).kind).toBe('comparison');
  });
});

it('the condition under which a thing is called so stands before what only names it', () => {
  const ask = asking(
    bookOf(
      `# 1 Räume\n\nNach dem Satz von oben ist die Menge W kompakt, also ist auch die Menge A kompakt. ${filler('Menge')}`,
      `# 2 Mengen\n\nEin Raum heißt kompakt, wenn jede Überdeckung eine endliche Teilüberdeckung besitzt. ${filler('Raum')}`,
    ),
  );
  expect(ask('Wann heißt ein Raum kompakt?')).toMatch(/^Ein Raum heißt kompakt, wenn/);
});

it('a word of another language is no slip of the pen: it is found where the book has the same word, and else the language is told', () => {
  const text = `# 1 Metrik\n\nDie Metrik misst Abstände. Jede Metrik ist symmetrisch. Eine Metrik ist nie negativ. ${filler('Raum')}`;
  const answer = (question: string) =>
    answerFromBook({ book: testBook([text], [], 'de'), question, history: [] }).answer;
  expect(answer('What is a metric thing?')).toMatch(/^Die Metrik misst/);
  expect(answer('What is a curious thing?')).toMatch(/^I couldn’t find .* German/);
});
