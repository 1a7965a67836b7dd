import { expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';
import { withoutManner } from './manner.ts';

it.each([
  ['explain fair use simply', 'explain fair use'],
  ['Can you explain a mutex to me in simple terms, please?', 'Can you explain a mutex?'],
  ['Explain recursion like I’m five', 'Explain recursion'],
  ['In simple words, what is a lock?', 'what is a lock?'],
  ['Erkläre Zusammenhang einfach', 'Erkläre Zusammenhang'],
  ['用简单的话解释互斥锁', '解释互斥锁'],
  ['Was ist eine Gruppe, in einfachen Worten?', 'Was ist eine Gruppe?'],
  ['What is piracy according to the author?', 'What is piracy?'],
  ['Is it so according to the law of the author?', 'Is it so according to the law of the author?'],
  ['What does divorce do to a child?', 'What does divorce do to a child?'],
  ['Is the proof simply connected?', 'Is the proof simply connected?'],
  ['What are locks for, in 3 bullet points?', 'What are locks for?'],
  ['Was tun Schlösser, in drei Stichpunkten?', 'Was tun Schlösser?'],
  ['explain simply', 'explain simply'],
])('%j asks %j', (text, asked) => {
  expect(withoutManner(text, 'en')).toBe(asked);
});

const filler = Array.from({ length: 12 }, (_, at) => `In week ${at + 2} the class walks around the old garden.`).join(
  ' ',
);
const book = testBook([
  `# 1 Locks\n\nA mutex is a lock that only one thread can hold at a time. The thread that holds a mutex must release it. The mutex was invented in 1965.\n\n${filler}`,
  `# 2 Sums\n\nThe mutex room can simply be left, and sums are simply added one by one. ${filler}`,
]);

it('a question that wants it said simply is answered as the question itself', () => {
  const ask = (question: string) => answerFromBook({ book, question, history: [] });
  expect(ask('explain the mutex simply').answer).toMatch(/^A mutex is a lock/);
  expect(ask('explain the mutex simply')).toEqual(ask('explain the mutex'));
});
