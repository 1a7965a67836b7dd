import type { Questions } from '@contract/quiz.ts';

const evidence = (page: number, quote: string, label?: string) => ({
  ...{ page, quote, boxes: [] },
  ...(label !== undefined && { label }),
});

/** Everything that makes trouble in a file: each format's own signs, tags, formulas, other directions, what XML has no way to write. */
export const HARD: Questions = {
  mcqs: [
    {
      question: 'Which of {a, b} = c ~ d # e: f\\g?\n\nA <b>tag</b> & "quotes".',
      options: ['=right ~ {1}', 'wrong # 2: \\n', 'ما هي الذاكرة؟', '$$\\frac{a}{b}$$'],
      answer_index: 0,
      explanation: 'Since **a** = b.',
      evidence: evidence(12, 'a = b # {c}', '10'),
      about_options: [null, evidence(7, 'The other ~ thing'), null, null],
    },
    {
      question: 'ما هي $$x^2$$؟',
      options: ['ذاكرة\u0008 قصيرة', 'نسيان'],
      answer_index: 1,
      explanation: '',
    },
  ],
  saqs: [
    {
      question: 'Which memory holds a number for seconds?',
      answer: 'Working memory.',
      evidence: evidence(5, 'Working memory holds it.'),
    },
    { question: 'What is $$E = mc^2$$ about?', answer: 'It says what energy a mass at rest has.' },
  ],
  laqs: [
    {
      question: 'How is a page loaded?\n::not a name:: // not a comment',
      answer_outline: ['* The **kernel** finds a frame.', 'It reads the page.'],
      evidence: [evidence(3, 'The kernel finds a frame.'), evidence(4, 'It reads the page.')],
    },
  ],
};

export const BOOK = 'TCP/IP: $course$ & <Söhne>';
