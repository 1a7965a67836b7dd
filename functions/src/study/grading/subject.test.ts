import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const FIREWALL = [
  'What is a firewall?',
  reference('A firewall is a system that filters the traffic between a network and the outside.'),
] as const;
const METAPHER = [
  'Was ist eine Metapher?',
  reference('Eine Metapher überträgt ein Wort in einen anderen Zusammenhang, ohne „wie“ zu sagen.'),
] as const;

describe('an answer in other words', () => {
  it.each([
    [FIREWALL, 'a guard that checks what goes in and out of your net and blocks the bad stuff'],
    [METAPHER, 'wenn man ein Wort woanders benutzt als wo es hingehört'],
  ] as const)('is right or left to the student', ([question, rubric], answer) => {
    const result = marked(question, rubric, answer);
    expect(result.is_correct || result.unsure).toBe(true);
  });
});

describe('a term that is explained by itself', () => {
  it('may hold its own head where the rest says what it is', () => {
    const mill = reference('A mill that is driven by water.');
    expect(marked('What is a water mill?', mill, 'A water mill is a mill driven by water').is_correct).toBe(true);
  });
});
