import { expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { mentionsOf } from './mentions.ts';
import { namesOf } from './names.ts';
import { readingOf } from './reading.ts';
import { plainSentences } from './sentences.ts';

const LEVERS =
  'A scale is equivalent to a lever. Two levers are equivalent in length. Some weights are equivalent in force. All scales are equivalent in use. A wheel of the mill is slowed down by friction and by dust. A smith of the town is afraid of friction and of fire. A baker asked for an equivalent. A farmer paid for an equivalent.';

it('what a chapter names is no word that it mostly uses to describe', () => {
  const book = testBook([LEVERS], [], 'en');
  const knowledge = buildKnowledge(book, sentencesOf(book));
  const reading = readingOf({ book, counts: { mcq: 1, saq: 0, laq: 0 }, seed: 'a', earlier: [] }, knowledge);
  const sentences = plainSentences(reading);
  const named = mentionsOf(reading, sentences, namesOf(reading, sentences))(0).map(({ text }) => text.toLowerCase());
  expect(named).toContain('a lever');
  expect(named.filter((text) => text === 'equivalent')).toEqual([]);
});
