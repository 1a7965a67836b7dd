import { beforeAll, describe, expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const filler = (topic: string) =>
  Array.from(
    { length: 12 },
    (_, at) => `In week ${at + 2} of the ${topic} course the class walks around the garden.`,
  ).join(' ');
const english = testBook([
  `# 1 The brain\n\nThe cerebellum receives messages from muscles and joints to control balance and movement. Rods work in dim light, while they lack the color function of the cones.\n\n${filler('brain')}`,
]);
const german = testBook(
  [
    `# 1 Sterne\n\nDie Sonne ist ein Stern mittlerer Größe in der Milchstraße. Der Mond leuchtet nicht aus eigener Kraft.\n\n${Array.from({ length: 12 }, (_, at) => `In Woche ${at + 2} geht die Klasse durch den alten Garten und spricht über das Wetter.`).join(' ')}`,
  ],
  [],
  'de',
);
const ask = (question: string, book = english) => answerFromBook({ book, question, history: [] }).answer;

/** The first judgement of a process reads the marking lexicon. */
beforeAll(() => {
  ask('Is it true that rods work in dim light?');
}, 60_000);

describe('a statement to be judged', () => {
  it('is true where one sentence has all its words in their order and denies none', () => {
    expect(ask('Is it true that the cerebellum controls balance?')).toMatch(/^True\. .*\n\nThe cerebellum receives/);
  });

  it('is left open where that sentence also has a word that restricts', () => {
    expect(ask('Is it true that rods have color function?')).not.toMatch(/^True/);
  });

  it('is judged in another language whose words of denial are known', () => {
    expect(ask('Stimmt es, dass die Sonne ein Stern mittlerer Größe ist?', german)).toMatch(/^Das stimmt\. /);
    expect(ask('Stimmt es, dass der Mond aus eigener Kraft leuchtet?', german)).not.toMatch(/^Das stimmt\. /);
  });
});

it('a statement that the book denies is not true, and a question that takes it for granted is told so', () => {
  const book = testBook([
    `# 1 Birds\n\nPenguins do not fly over the sea. The crow is a black bird of the fields.\n\n${filler('bird')}`,
  ]);
  expect(ask('Is it true that penguins fly over the sea?', book)).toMatch(/^Not true\. .*\n\nPenguins do not fly/);
  expect(ask('Why do penguins fly over the sea?', book)).toMatch(/^Your book says otherwise:\n\nPenguins do not fly/);
});
