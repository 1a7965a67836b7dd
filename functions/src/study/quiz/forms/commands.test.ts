import { describe, expect, it } from 'vitest';
import { drafted, shortDrafts } from './testing.ts';

const SIZES = [
  [
    'The size of an array is asked for in several ways.',
    'ndims (a)',
    'Return the number of dimensions of a.',
    'columns (a)',
    'Count the columns that a matrix has.',
    'isempty (a)',
    'Tell whether an array holds nothing.',
    'numel (a, idx)',
    'Find how many elements are in an object.',
    'squeeze (x)',
    'The data must have been sorted before.',
  ].join('\n\n'),
];

describe('a question for what a command does', () => {
  const all = drafted(SIZES, 'does');
  const [first] = all;

  it('names the command and offers what its neighbours do', () => {
    expect(first?.question).toBe('Which of the following best describes “ndims”?');
    expect(first?.options[0]).toBe('Return the number of dimensions of a');
    expect(first?.options.slice(1).toSorted()).toEqual([
      'Count the columns that a matrix has',
      'Find how many elements are in an object',
      'Tell whether an array holds nothing',
    ]);
  });

  it('rests on the words below the name of the command', () => {
    expect(first?.evidence.quote).toBe('Return the number of dimensions of a.');
    expect(first?.about?.slice(1).every((claim) => claim !== null)).toBe(true);
  });

  it('takes no remark on the data for what a command does', () => {
    expect(all.map(({ question }) => question).join(' ')).not.toContain('squeeze');
  });
});

it('takes no theorem, and no lone exercise, below a line of code for what it does', () => {
  const theorem = [...SIZES, ['isroot (x)', 'Theorem 5 The root of a number is not always known.'].join('\n\n')];
  expect(
    drafted(theorem, 'does')
      .map(({ question }) => question)
      .join(),
  ).not.toContain('isroot');
  const exercise = ['isroot (x)', 'Prove that the root of a number is computed by this function.'].join('\n\n');
  expect(shortDrafts([exercise], 'does')).toEqual([]);
});

it('asks what a function is for in the student’s own words too', () => {
  expect(shortDrafts(SIZES, 'does')[0]).toMatchObject({
    question: 'What does ndims do?',
    answer: 'Return the number of dimensions of a.',
  });
});

it('finds functions that a sentence begins with', () => {
  const pages = [
    [
      'The function eigen(Sm) calculates the eigenvalues of a symmetric matrix.',
      'The function svd(M) is a decomposition of any matrix into three parts.',
      'The function solve(A) is the way to find the inverse of a square matrix.',
      'The function det(A) is the product of all pivots that elimination leaves.',
    ].join(' '),
  ];
  const asked = drafted(pages, 'does').map(({ question }) => question);
  expect(asked).toContain('According to the book, the function svd(M) …');
});

it('asks for members of a list that has a label for each', () => {
  const members = [
    'sonar: finds what lies under the water',
    'radar: finds what flies in the air',
    'lidar: measures the height of the ground',
    'gauge: tells how deep a river is',
  ];
  const listed = [
    `The ship has these instruments.\n\n${members.map((one) => `• ${one.replace(': ', ': it ')}.`).join('\n')}`,
  ];
  const [first] = drafted(
    listed.map((page) => page.replaceAll(': it ', ': ')),
    'does',
  );
  expect(first?.question).toBe('Which of the following best describes “sonar”?');
  expect(first?.options).toContain('Measures the height of the ground');
});
