import { describe, expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const weeks = (topic: string) =>
  Array.from(
    { length: 12 },
    (_, at) => `In week ${at + 2} of the ${topic} the class walks around the old garden.`,
  ).join(' ');
const book = testBook([
  `# 1 Spaces\n\nA metric space is called complete if every Cauchy sequence of it has a limit in it. A metric space is a set with a distance between any two of its points that is never negative. Walls of metric spaces are painted in grey.\n\n${weeks('spaces')}`,
  `# 2 Tools\n\nThe saw = {a|b} \\ {c|d} ^ {e|f} = cuts wood. Carpenters cut wood with a saw of steel, which is kept dry.\n\n${weeks('tools')}`,
]);
const ask = (question: string) => answerFromBook({ book, question, history: [] }).answer;

describe('what is said of a subject', () => {
  it('is what it is, and not what some of its kind are called', () => {
    const said = ask('What is a metric space?');
    expect(said).toMatch(/^A metric space is a set with a distance/);
    expect(said).not.toContain('complete');
  });

  it('is said in words sooner than in formulas', () => {
    expect(ask('How do carpenters cut wood?')).toMatch(/^Carpenters cut wood with a saw/);
  });

  it('is not what stands under a picture beside the sentences that answer, unless that is the answer', () => {
    const pictured = testBook([
      `# 1 Forgetting\n\nInterference is forgetting that occurs because similar memories compete with each other. ${weeks('memories')}\n\nProactive interference is interference in which older learning disturbs newer learning.\n\nFigure 1.1 Two directions of interference. The solid box is the memory that suffers.`,
      `# 2 Winds\n\n${weeks('winds')}`,
    ]);
    const told = (question: string) => answerFromBook({ book: pictured, question, history: [] }).answer;
    expect(told('Which kinds of interference are there?')).toContain('Proactive interference is');
    expect(told('Which kinds of interference are there?')).not.toContain('Figure');
    expect(told('What is the solid box?')).toContain('The solid box is the memory that suffers');
  });

  it('has a number or a time where one is asked for, or nearly all of the question; else nothing is said', () => {
    const kept = testBook([
      `# 1 Bells\n\nThe old bell of the tower was first cast by monks in a pit of sand. The sexton rings a small bell for weddings of the parish. ${weeks('bells')}`,
      `# 2 Winds\n\n${weeks('winds')}`,
    ]);
    const told = (question: string) => answerFromBook({ book: kept, question, history: [] });
    expect(told('When was the tower bell rung for the parish?').answer).not.toContain('rings a small bell');
    expect(told('Who cast the old bell of the tower?').answer).toContain('cast by monks');
    // On what condition, and not when.
    expect(told('When does the sexton ring the old tower bell?').answer).toContain('for weddings');
  });

  it('is no exercise', () => {
    const tasks = testBook([
      `# 1 Halting\n\nIn 1937 Alan Turing published the proof that halting is undecidable. Provide an example of a program whose halting is undecidable. (b) Show that halting is undecidable for two tapes. ${weeks('halting')}`,
      `# 2 Winds\n\n${weeks('winds')}`,
    ]);
    const { answer } = answerFromBook({
      book: tasks,
      question: 'Who proved that halting is undecidable?',
      history: [],
    });
    expect(answer).toContain('Alan Turing');
    expect(answer).not.toMatch(/Provide an|Show that/);
  });
});
