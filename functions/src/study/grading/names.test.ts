import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const ORIGIN = [
  'How did the Origin of Species come about?',
  reference('The book was written by Charles Darwin after his voyage on the Beagle.'),
] as const;
const MAIL = ['What is Gmail?', reference('Gmail is the e-mail service of Google, which started in 2004.')] as const;
const MUSEE = [
  'Qu’est-ce que le Louvre ?',
  reference('Le Louvre est le plus grand musée de Paris et abrite la Joconde.'),
] as const;

describe('a name', () => {
  it.each([
    ['a person', ORIGIN, 'It was written by Gregor Mendel after his voyage on the Beagle.', 'Gregor Mendel'],
    ['a firm', MAIL, 'The e-mail service of Yahoo.', 'Yahoo'],
    ['a town, in French', MUSEE, 'Le plus grand musée de Lyon.', 'Lyon'],
  ] as const)('of another stands against the book’s: %s', (_, [question, rubric], answer, name) => {
    const result = marked(question, rubric, answer);
    expect(result.is_correct).toBe(false);
    expect(result.unsure).toBeUndefined();
    expect(result.reason).toContain(`You say “${name}”`);
  });

  it.each([
    ['in small letters', MAIL, 'the mail service from google, since 2004'],
    [
      'and another that the book doesn’t tell beside it',
      MAIL,
      'the e-mail service of Google in California, since 2004',
    ],
  ] as const)('is the book’s own: %s', (_, [question, rubric], answer) => {
    expect(marked(question, rubric, answer).points?.every(({ contradicted }) => !contradicted)).toBe(true);
  });

  it.each([
    ['another modifier', 'load balancer', 'load generator'],
    ['another head', 'Trace recorder.', 'trace monitor'],
  ])('for a name is another thing: %s', (_, wanted, answer) => {
    const gap = 'Which term is missing in the sentence? “Every request goes through the _____ first.”';
    const result = marked(gap, reference(wanted), answer);
    expect(result.is_correct).toBe(false);
    expect(result.unsure).toBeUndefined();
  });

  it.each([
    ['Which part keeps a phone number for some seconds?', 'Short-term memory.', 'memory', false],
    ['Which law says how force and acceleration belong together?', 'Newton’s second law.', 'Newton’s law', false],
    ['Which river flows through Cologne?', 'The river Rhine.', 'rhine', true],
  ])('needs what sets it apart: %s', (question, wanted, answer, accepted) => {
    expect(marked(question, reference(wanted), answer).is_correct).toBe(accepted);
  });
});

describe('a word of a question’s frame', () => {
  it('gives nothing of the answer away', () => {
    const question = 'Which reason does the book give for this? “Patients could become experts.”';
    const result = marked(
      question,
      reference('Because the library gave them access.'),
      'Because the library denied them access.',
    );
    expect(result.is_correct).toBe(false);
  });
});

describe('the book’s own sentence with another content', () => {
  it.each([
    [
      'a command for another',
      'What is the purpose of file.copy?',
      'Function file.copy is the R analogue of the POSIX command cp.',
      'Function file.copy is the R analogue of the POSIX command rm.',
    ],
    [
      'only one of several',
      'What is the purpose of attach()?',
      'Attach allows not only directories to be attached to the search path, but other classes of object as well.',
      'Attach allows only directories to be attached to the search path.',
    ],
    [
      'what it opens with and nothing of the rest',
      'What is meant by “instrumental function”?',
      'Being oriented toward a task or goal.',
      'Being oriented toward sweets.',
    ],
  ])('is refused: %s', (_, question, wanted, answer) => {
    const result = marked(question, reference(wanted), answer);
    expect(result.is_correct).toBe(false);
    expect(result.unsure).toBeUndefined();
  });
});
