import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QuestionText } from './question-text.tsx';

const linesOf = (text: string) =>
  [...render(<QuestionText text={text} />).container.querySelectorAll(':scope > span')].map(({ textContent }) =>
    textContent?.trim(),
  );

describe('the words of a question', () => {
  it('stand as they are where they are one line', () => {
    const { container } = render(<QuestionText text="What does a lock protect?" />);
    expect(container.innerHTML).toBe('What does a lock protect?');
  });

  it('have a line for each thing that is to be matched', () => {
    expect(linesOf('Which answer gives each term its own meaning?\n1. lock\n2. page\nA. a unit\nB. a guard')).toEqual([
      'Which answer gives each term its own meaning?',
      '1. lock',
      '2. page',
      'A. a unit',
      'B. a guard',
    ]);
  });

  it('have a line for each part, also where the parts were written in one go', () => {
    expect(linesOf('Answer these: 1. What is a lock? 2. Who holds it? 3. When is it freed?')).toEqual([
      'Answer these:',
      '1. What is a lock?',
      '2. Who holds it?',
      '3. When is it freed?',
    ]);
  });

  it.each(['What happened on page 1. And why?', 'Which is true of version 2. x and 1.5 x?', 'Why are 1 and 2 prime?'])(
    'are not cut at a number that begins no list: %s',
    (text) => expect(linesOf(text)).toEqual([]),
  );
});
