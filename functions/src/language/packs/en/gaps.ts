/** English: questions with a gap. */
import type { Gaps } from '../../parts/gaps.ts';

export const gaps: Gaps = {
  choose: 'Which term completes the sentence? “%”',
  fill: 'Which term is missing in the sentence? “%”',
  explain: 'What does the book say about “%”? Explain its main points.',
  because: 'The book says (%): “%”',
};
