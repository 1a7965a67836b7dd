import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../book/search/build.ts';
import { testBook } from '../../book/testing.ts';
import { readQuestion } from '../find/question.ts';
import { answerFromBook } from './index.ts';

const filler = (topic: string) =>
  Array.from({ length: 12 }, (_, at) => `On some mornings the ${topic} class ${at} walks around the old garden.`).join(
    ' ',
  );
const book = testBook([
  `# 1 Bells\n\nThe harbour bell was cast for the great harbour tower, say the bell founders of the harbour (Velde, 1988). The town council paid for the harbour bell in 1731. Known as the Long Voice, the bell can be heard across the bay.\n\n${filler('bell')}`,
  `# 2 Ropes\n\nThe rope patent of the harbour lasted for fourteen years. A rope patent lasted as the rope patent law of the harbour said. ${filler('rope')}`,
  `# 3 Weavers\n\nPeople who weave by hand are fast because they practise. The loom museum has threads for every loom museum visitor. There are millions of threads in the loom museum. Weaving saves energy when one sings. ${filler('loom')}`,
]);
const ask = (question: string) => answerFromBook({ book, question, history: [] }).answer;

describe('a question for a fact', () => {
  it('is answered by the sentence that tells it, not by one that only names the matter or cites a year', () => {
    const answer = ask('When was the harbour bell paid for and cast?');
    expect(answer).toMatch(/^The town council paid for the harbour bell in 1731\./);
    expect(answer).not.toContain('bell founders');
  });

  it('knows numbers in words', () => {
    expect(ask('How long did the rope patent last?')).toMatch(
      /^The rope patent of the harbour lasted for fourteen years\./,
    );
    expect(ask('How many threads does the loom museum have?')).toMatch(/^There are millions of threads/);
  });
});

it('is never answered by a question of the book’s own', () => {
  const text = 'Does the harbour bell pay for the harbour tower? The harbour bell was never sold.';
  const asking = testBook([`# 1 Bells\n\n${text}\n\n${filler('bell')}`]);
  const draft = answerFromBook({
    book: asking,
    question: 'Who pays for the harbour bell of the harbour tower?',
    history: [],
  });
  expect(draft.answer).not.toContain('?');
});

it.each([
  ['Why are people who weave fast?', 'reason'],
  ['How does weaving save energy when one sings?', 'reason'],
  ['Where are weavers, and when do they sing?', 'time'],
  ['Tell me when weavers sing', 'time'],
  ['Who weaves?', 'person'],
  ['Кто ткёт?', 'person'],
  ['Где ткут?', 'place'],
])('%j asks for a %s', (question, kind) => {
  expect(readQuestion(question, buildIndex(book)).kind).toBe(kind);
});
