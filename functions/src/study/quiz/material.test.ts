import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Book } from '../../book/model.ts';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge, type KnowledgeBase } from '../../knowledge/index.ts';
import { gateQuestions } from '../gate/index.ts';
import { openMaterial, packMaterial } from './material.ts';
import { writeQuiz } from './write.ts';

const CELLS = [
  'A neuron is a cell that receives and passes on signals. The neuron fires when its dendrites are excited.',
  'A synapse is a junction through which one cell reaches another. Each synapse lies behind an axon.',
  'A dendrite is a branch that collects what comes in from other cells.',
  'An axon is a fibre that carries impulses away from the body of its cell.',
  'The function svd takes a matrix and returns three of its factors.',
];
const STORY = [
  'Sleep needs four stages: drowsiness, light sleep, deep sleep, and dreaming.',
  'Marta left the village before dawn and walked along the frozen river.',
  'The miller gave Marta a loaf of bread and a letter for the mayor.',
  'Soldiers searched every house in the valley for the missing letter.',
  'The mayor burned the letter in his stove without reading a line.',
  'Wolves circled the cabin where Marta waited for the thaw.',
];
const textOf = (last: string) =>
  testBook(
    [`# 1 Nerve Cells\n\n${CELLS.join(' ')}`, `# 2 The Winter Letter\n\n${[...STORY, last].join(' ')}`],
    [
      { title: '1 Nerve Cells', level: 1, page: 1 },
      { title: '2 The Winter Letter', level: 1, page: 2 },
    ],
    'en',
  );
const book = textOf('Spring came late, and Marta returned with news of the border.');

const factsOf = (of: Book) => buildKnowledge(of, sentencesOf(of));
const quizOf = (knowledge = factsOf(book)) => {
  const input = { book, counts: { mcq: 5, saq: 10, laq: 3 }, seed: 'a', earlier: [] };
  return gateQuestions(writeQuiz(input, knowledge), input);
};
const never = () => vi.fn(async (_: Uint8Array) => undefined);

let bytes: Uint8Array;
beforeAll(() => {
  bytes = packMaterial(book, factsOf(book));
});

it('writes the same quiz of what is stored as of the book', async () => {
  const knowledge = factsOf(book);
  const write = never();
  await openMaterial(book, knowledge, { read: async () => bytes, write });
  expect(write).not.toHaveBeenCalled();
  expect(quizOf().questions.saqs.length).toBeGreaterThan(2);
  expect(quizOf(knowledge)).toEqual(quizOf());
});

it('asks what is stored, and does not look for it again', async () => {
  const knowledge = factsOf(book);
  const other = JSON.parse(brotliDecompressSync(bytes).toString('utf8'));
  other.terms = [];
  const changed = brotliCompressSync(JSON.stringify(other));
  await openMaterial(book, knowledge, { read: async () => changed, write: never() });
  expect(quizOf(knowledge).questions.saqs.some(({ form }) => form === 'term' || form === 'meaning')).toBe(false);
});

const unusable: [string, () => Promise<Uint8Array | null>][] = [
  ['lost', async () => null],
  ['spoilt', async () => bytes.subarray(0, 40)],
  ['of another text', async () => packMaterial(...otherBook())],
];
it.each(unusable)('finds anew and stores what is %s', async (_, read) => {
  const write = never();
  const knowledge = factsOf(book);
  await openMaterial(book, knowledge, { read, write });
  expect(write.mock.calls).toEqual([[bytes]]);
  expect(quizOf(knowledge)).toEqual(quizOf());
});

function otherBook(): readonly [Book, KnowledgeBase] {
  const other = textOf('Spring came early, and Marta returned with news of the border.');
  return [other, factsOf(other)];
}
