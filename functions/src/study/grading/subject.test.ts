import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const FIREWALL = [
  'What is a firewall?',
  reference('A firewall is a system that filters the traffic between a network and the outside.'),
] as const;
const INFLATION = ['Что такое инфляция?', reference('Инфляция — это устойчивый рост общего уровня цен.')] as const;
const METAPHER = [
  'Was ist eine Metapher?',
  reference('Eine Metapher überträgt ein Wort in einen anderen Zusammenhang, ohne „wie“ zu sagen.'),
] as const;

describe('an answer about something else', () => {
  it.each([
    ['in English', FIREWALL, 'He went to the shop to buy some bread for his mother.'],
    ['in Russian', INFLATION, 'Это когда дети играют во дворе после школы.'],
    ['in German', METAPHER, 'Das ist ein Tier, das im Wald lebt und nachts jagt.'],
  ] as const)('is refused and not left open, %s', (_, [question, rubric], answer) => {
    const result = marked(question, rubric, answer);
    expect(result.is_correct).toBe(false);
    expect(result.unsure).toBeUndefined();
  });

  it.each([
    [FIREWALL, 'a guard that checks what goes in and out of your net and blocks the bad stuff'],
    [METAPHER, 'wenn man ein Wort woanders benutzt als wo es hingehört'],
  ] as const)('is none where a word has to do with the claim: left to the student', ([question, rubric], answer) => {
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

describe('words that fit any question', () => {
  it.each([
    [
      'What is osmosis?',
      'The movement of water through a membrane.',
      'osmosis is an important term that the book explains in detail',
    ],
    [
      'What is the purpose of the clausal form?',
      'To suit deduction by machines.',
      'the purpose of the clausal form is an important term in this chapter',
    ],
    [
      'Was ist Osmose?',
      'Die Bewegung von Wasser durch eine Membran.',
      'Osmose ist ein wichtiger Begriff, den das Buch erklärt',
    ],
  ])('are no answer, and not left open: %s', (question, book, answer) => {
    const result = marked(question, reference(book), answer);
    expect(result.is_correct).toBe(false);
    expect(result.unsure).toBeUndefined();
  });

  it('do no harm beside what is claimed', () => {
    expect(
      marked(
        'What is osmosis?',
        reference('The movement of water through a membrane.'),
        'the term describes how water moves through a membrane',
      ).is_correct,
    ).toBe(true);
  });
});
