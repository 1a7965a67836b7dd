/** Asked of any book: what it holds of them is another matter. */
export const QUESTIONS = [
  'What is a function?',
  'How are names used?',
  'What does the first example show?',
  'Why is memory important?',
  'Which methods are there?',
  'When was it first used?',
  'What is the difference between a list and a table?',
  'Who has written about results?',
] as const;
