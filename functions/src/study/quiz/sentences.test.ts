import { expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { readingOf } from './reading.ts';
import { plainSentences } from './sentences.ts';

/** Why the first sentence of an English page cannot be asked about. */
function unfit(text: string) {
  const book = testBook([`${text} The other lines of the page tell of the weather in May.`], [], 'en');
  const knowledge = buildKnowledge(book, sentencesOf(book));
  const reading = readingOf({ book, counts: { mcq: 1, saq: 0, laq: 0 }, seed: 'a', earlier: [] }, knowledge);
  return plainSentences(reading)[0]?.unfit;
}

it('takes no command to the reader for a statement, whatever stands behind its verb', () => {
  expect(unfit('Interpolate regular samples at the points that were given for the new grid.')).toBe('command');
  expect(unfit('Calibrate fresh sensors that were stored in the cold before the first run.')).toBe('command');
});

it('takes a subject that looks like a verb for no command', () => {
  expect(unfit('Regular samples are kept at the points of the new grid.')).toBeNull();
  expect(unfit('Rivers carry fine sand that was washed out of the hills.')).toBeNull();
});

it('reads what stands behind the mark of a list', () => {
  const book = testBook(
    ['• The skin keeps most bacteria out of the body. • Fever slows the growth of many bacteria.'],
    [],
    'en',
  );
  const knowledge = buildKnowledge(book, sentencesOf(book));
  const reading = readingOf({ book, counts: { mcq: 1, saq: 0, laq: 0 }, seed: 'a', earlier: [] }, knowledge);
  const [first] = plainSentences(reading);
  expect(first).toMatchObject({ unfit: null, text: 'The skin keeps most bacteria out of the body.' });
  expect(first?.quote.quote).toBe(first?.text);
});
