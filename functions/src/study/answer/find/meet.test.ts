import { expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const filler = (about: string) =>
  Array.from({ length: 14 }, (_, at) => `On morning ${at + 3} the ${about} class walks around the garden.`).join(' ');
const book = testBook([
  `# 1 Space\n\nThe space between two neurons is narrow. Spacing the rows of a garden helps. ${filler('nerve')}`,
  `# 2 Effects\n\nA halo effect is a bias in which one trait colours the judgement of all others. The effect of an exam on sleep is large. ${filler('bias')}`,
  `# 3 Stages\n\nThere are three stages of prenatal growth: germinal, embryonic, and fetal. ${filler('birth')}`,
  `# 4 Memory\n\nMemory fades with age, and a good memory is a help in the garden. ${filler('memory')}`,
  `# 5 Rewards\n\nHer system of punishments changed after she moved to the garden. Reinforcement of a wall takes steel. ${filler('wall')}`,
]);
const ask = (question: string) => answerFromBook({ book, question, history: [] });

it.each(['What is the spacing effect?', 'What is the difference between negative reinforcement and punishment?'])(
  '%s: a book that has the words, but never together, does not tell',
  (question) => {
    expect(ask(question).declined).toBe(true);
  },
);

it('stages of something else are not listed', () => {
  expect(ask('What are the three stages of memory?').answer).not.toContain('germinal');
});

it('what it does name is told', () => {
  expect(ask('What is the halo effect, and how does it work?').answer).toContain('A halo effect is a bias');
  expect(ask('What are the three stages of prenatal growth?').answer).toContain('germinal, embryonic, and fetal');
});

it.each([
  ['The immune response', 'The response begins within minutes of the wound.', 'What is the immune response?'],
  [
    'Cognitive dissonance',
    'Dissonance is an unpleasant state that people try to leave.',
    'What is cognitive dissonance?',
  ],
  ['Memory', 'Retention is the ability to keep what was learned over time.', 'What is memory retention?'],
])('a name that the section %s says in full, and its sentence in short, is told', (title, sentence, question) => {
  const short = testBook([`# 1 Plants\n\n${filler('plant')}`, `# 2 ${title}\n\n${sentence} ${filler('wall')}`]);
  const { answer, declined } = answerFromBook({ book: short, question, history: [] });
  expect({ declined: declined ?? false, told: answer.includes(sentence.slice(0, 30)) }).toEqual({
    declined: false,
    told: true,
  });
});
