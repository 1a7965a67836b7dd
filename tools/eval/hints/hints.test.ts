import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readPdf } from '../../../functions/src/book/read/read-pdf.ts';
import { embedded } from '../../../functions/src/study/engines.ts';
import { hintCases } from './cases.ts';
import { leaked, measureHints } from './measures.ts';

const COURSEBOOK = new URL('../../coursebook/how-memory-works.pdf', import.meta.url);

it('of a real book, at most one question in a hundred has a hint that gives its answer away', {
  timeout: 240_000,
}, async () => {
  const book = await readPdf(new Uint8Array(await readFile(COURSEBOOK)));
  const cases = await hintCases(embedded, book, 11);
  expect(cases.length).toBeGreaterThan(50);
  const { questions, leaks, telling, found } = measureHints(cases);
  expect(leaks / questions, found.join('\n')).toBeLessThanOrEqual(0.01);
  expect(telling / questions).toBeGreaterThan(0.8);
});

it('a hint that says a word of the answer, which the question does not, is counted as a leak', () => {
  const words = ['It is called ', { gap: '' }, ' memory.'];
  const one = { question: 'What holds a number?', language: 'en' as const, hints: [{ kind: 'words' as const, words }] };
  expect(leaked({ ...one, answer: ['Working memory'] })).toEqual(['memori']);
  expect(leaked({ ...one, question: 'Which memory holds a number?', answer: ['Working memory'] })).toEqual([]);
});
