import { expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { rivalsOf } from './distractors.ts';
import { readingOf } from './reading.ts';
import { type QuizTerm, termsOf } from './terms.ts';

const LOOM =
  'A hack refers to code that lets the loom weave what it was never built to weave. The hack spread fast. Every hack was kept secret.';

function rivals(meaning: string): string[] {
  const book = testBook([LOOM.replace('code', meaning)], [], 'en');
  const knowledge = buildKnowledge(book, sentencesOf(book));
  const reading = readingOf({ book, counts: { mcq: 1, saq: 0, laq: 0 }, seed: 'a', earlier: [] }, knowledge);
  const [key] = termsOf(reading) as [QuizTerm];
  const other = (text: string, said: string): QuizTerm => ({
    ...key,
    key: text,
    text,
    meaning: said,
    kind: -1,
    genus: '',
  });
  const others = [other('judge', 'somebody who decides'), other('file', 'a place for words')];
  return rivalsOf(reading, others, key, key.meaning).map(({ text }) => text);
}

it('nobody stands beside a term whose meaning is nobody, though its word may be somebody', () => {
  expect(rivals('a servant')).toContain('judge');
  expect(rivals('code')).not.toContain('judge');
});
