import { describe, expect, it } from 'vitest';
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
