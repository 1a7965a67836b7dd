import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';
import { isGuess } from './guesses.ts';

const ONE = 'Which structure stores episodic memories?';
const guess = (answer: string, question = ONE, accepted = ['the hippocampus']) => isGuess(question, accepted, answer);

describe('where one thing is asked for', () => {
  it.each([
    'hippocampus, amygdala, cerebellum, thalamus',
    'amygdala or hippocampus or cerebellum',
    'It is either the amygdala or the hippocampus, or maybe the thalamus.',
    'hippocampus / amygdala',
    'amygdala\nhippocampus\nthalamus',
  ])('“%s” is a guess', (answer) => expect(guess(answer)).toBe(true));

  it.each([
    'the hipocampus',
    'the hippocampus, in the temporal lobe',
    'the hippocampus, or hippocampal formation',
    'the hippocampus (or hippocampal formation)',
    'amygdala or thalamus',
    'the hippocampus, a structure shaped like a seahorse, deep in the temporal lobe, near the amygdala',
  ])('“%s” is none', (answer) => expect(guess(answer)).toBe(false));

  it('both sides of a choice are a guess', () => {
    expect(guess('positive or negative', 'Is the charge positive or negative?', ['positive'])).toBe(true);
  });
});

describe('a list is an answer', () => {
  it.each(['Which structures store memories?', 'Name three structures of the brain.', 'What are its parts?'])(
    'where several are wanted: %s',
    (question) => expect(guess('hippocampus, amygdala, cerebellum', question)).toBe(false),
  );

  it('where the reference is one, or a statement', () => {
    expect(guess('red, green, blue', ONE, ['red, green and blue'])).toBe(false);
    expect(guess('it rises or falls with the heat', ONE, ['it rises with the temperature of the gas'])).toBe(false);
  });
});

it('a fraction is one number', () => {
  expect(guess('1/2', 'What share is it?', ['1/2'])).toBe(false);
});

describe('words without a statement', () => {
  const [question, book] = [
    'What is meant by “full backup”?',
    reference('A copy of the files that were changed on the disk.'),
  ] as const;
  it.each([
    ['a few of the book’s words in no order', 'disk copy files changed full'],
    ['the book’s words among the question’s', 'copy files full disk backup'],
  ])('%s are a list of words', (_, answer) =>
    expect(marked(question, book, answer)).toMatchObject({ is_correct: false, refused: true }),
  );
  it('the question’s words once more are told to repeat it', () => {
    const { reason } = marked(
      'What is the purpose of the audit?',
      reference('To find errors in the accounts.'),
      'The purpose of the audit is the purpose that the audit has.',
    );
    expect(reason).toContain('repeats the question');
  });
  it('a terse answer in the book’s order is one', () =>
    expect(marked(question, book, 'copy of files changed on disk').is_correct).toBe(true));
});

describe('a choice that is left to the marker', () => {
  const yeast = ['What is meant by “yeast”?', reference('A fungus that turns sugar into alcohol and gas.')] as const;

  it.each([
    'Yeast is either a fungus that turns sugar into alcohol and gas or a plant that feeds on flour.',
    'A fungus, or maybe a bacterium, that turns sugar into alcohol and gas.',
    'fungus sugar bread alcohol oven kitchen',
  ])('is refused: %s', (answer) => expect(marked(...yeast, answer)).toMatchObject({ refused: true }));

  it.each([
    'A fungus that turns sugar into alcohol or gas.',
    'A fungus that turns sugar into alcohol and gas; it does not matter whether it is dry or fresh.',
  ])('is none: %s', (answer) => expect(marked(...yeast, answer).is_correct).toBe(true));
});

describe('an answer that begins with not knowing', () => {
  const yeast = ['What is meant by “yeast”?', reference('A fungus that turns sugar into alcohol and gas.')] as const;

  it.each([
    "I don't know exactly, but it is about cooking and tradition.",
    'not sure but it has to do with kitchens and bread',
  ])('is refused where it guesses beside the point: %s', (answer) =>
    expect(marked(...yeast, answer)).not.toHaveProperty('unsure'),
  );

  it('is marked on what it says where that is the point', () => {
    const answer = "I'm not sure, but it is a fungus which turns sugar into alcohol and gas.";
    expect(marked(...yeast, answer).is_correct).toBe(true);
  });
});
