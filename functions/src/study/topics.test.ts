import { describe, expect, it } from 'vitest';
import { testBook } from '../book/testing.ts';
import { withTranscripts } from '../book/transcripts.ts';
import { MAX_TOPIC_CHARS } from '../contract/limits.ts';
import type { DraftTopic } from './engine.ts';
import { proveTopics } from './topics.ts';

const SENTENCE = 'A mutex is a lock that one thread holds.';
const book = testBook([`# Locks\n\n${SENTENCE}`, 'Nothing of the kind stands here.']);
const draft = (change: Partial<DraftTopic> = {}): DraftTopic => ({
  topic: 'mutex',
  search: 'mutex operating systems',
  place: { page: 1, quote: SENTENCE },
  missed: false,
  ...change,
});

describe('proveTopics', () => {
  it('keeps what stands in the book, and says where', () => {
    expect(proveTopics(book, [draft({ place: { page: 2, quote: SENTENCE } })], 3)).toMatchObject([
      { topic: 'mutex', place: { page: 1, quote: SENTENCE, boxes: [{}] } },
    ]);
  });

  it.each([
    ['a topic that the page does not say', draft({ topic: 'semaphore' })],
    ['a place that the book does not have', draft({ place: { page: 1, quote: 'A mutex is a key.' } })],
    ['a topic without end', draft({ topic: SENTENCE.repeat(20) })],
  ])('leaves out %s', (_, given) => {
    expect(proveTopics(book, [given], 3)).toEqual([]);
  });

  it('says of a place on a page read from its picture that it is an estimate', () => {
    const scan = withTranscripts(testBook(['']), new Map([[1, [{ kind: 'text', text: SENTENCE }]]]));
    expect(proveTopics(scan, [draft()], 3).map(({ place }) => place)).toEqual([
      { page: 1, quote: SENTENCE, boxes: [], estimated: true },
    ]);
  });

  it('keeps each once, and no more than were wanted', () => {
    expect(proveTopics(book, [draft(), draft({ topic: 'Mutex' }), draft({ topic: 'thread' })], 3)).toHaveLength(2);
    expect(proveTopics(book, [draft(), draft({ topic: 'thread' })], 1)).toHaveLength(1);
  });

  it('searches for plain words, whatever the engine made of them', () => {
    const searchOf = (search: string) => proveTopics(book, [draft({ search })], 1)[0]?.search;
    expect(searchOf('mutex -thread |"lock"\n two-phase')).toBe('mutex thread lock two-phase');
    expect(searchOf('  ')).toBe('mutex');
    expect(searchOf('x'.repeat(MAX_TOPIC_CHARS + 1))).toBe('mutex');
  });
});
