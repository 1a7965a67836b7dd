import { describe, expect, it } from 'vitest';
import type { Owned } from '../../stores/documents.ts';
import { type Pause, searchId, type VideoShelf } from '../../stores/videos.ts';
import { replyFrom } from './reply.ts';

const document: Owned = {
  id: 'b1',
  title: 'Locks',
  created_at: '2026-11-01T10:00:00.000Z',
  file_name: 'locks.pdf',
  bytes: 1_000,
  fingerprint: 'f',
  upload_key: null,
  pages: 2,
  status: 'ready',
  pages_read: 2,
  pages_without_text: [],
  language: 'en',
  reading: null,
};
const topic = (name: string) => ({
  topic: name,
  search: name,
  place: { page: 1, quote: name, boxes: [] },
  missed: false,
});
const found = (search: string, ...ids: string[]) => ({
  search: searchId(search, 'en'),
  videos: ids.map((videoId) => ({ videoId, title: videoId, thumbnail: `https://i.ytimg.com/vi/${videoId}/x.jpg` })),
  found_at: new Date().toISOString(),
});
const shelf = (more: Partial<VideoShelf> = {}) => ({
  topics: [topic('mutex'), topic('deadlock')],
  found: [],
  pause: null,
  ...more,
});
const idsOf = (given: Partial<VideoShelf>) => replyFrom(document, shelf(given)).videos.map(({ videoId }) => videoId);

describe('videos', () => {
  it('come by turns, those of the first topics first, each once', () => {
    const older = found('semaphore', 'old', 'm1');
    expect(idsOf({ found: [older, found('deadlock', 'd1', 'd2', 'm1'), found('mutex', 'm1', 'm2')] })).toEqual([
      'm1',
      'd1',
      'old',
      'm2',
      'd2',
    ]);
  });

  it('are no more than a screen holds', () => {
    const many = Array.from({ length: 30 }, (_, at) => `v${at}`);
    expect(idsOf({ found: [found('mutex', ...many)] })).toHaveLength(24);
  });
});

describe('a notice', () => {
  const noticeIn = (minutes: number, why: Pause['why'] = 'quota') =>
    replyFrom(document, shelf({ pause: { why, until: new Date(Date.now() + minutes * 60_000).toISOString() } })).notice;

  it('tells when there will be more', () => {
    expect(noticeIn(300)).toBe(
      "Today's video searches of all students are used up. There will be more in about 5 hours.",
    );
    expect(noticeIn(9.5, 'refused')).toBe("The video site can't be searched just now. Please try again in 10 minutes.");
    expect(noticeIn(0.3, 'silent')).toBe('The video site did not answer just now. Please try again in a moment.');
  });

  it('is gone when its time is over', () => {
    expect(noticeIn(-1)).toBeUndefined();
  });

  it('says why there are no topics: what the reading found, no text, or too little', () => {
    const without = (more: Partial<Owned>) => replyFrom({ ...document, ...more }, shelf({ topics: [] })).notice;
    expect(without({ problem: 'It is broken inside.' })).toBe('It is broken inside.');
    expect(without({ pages_without_text: [{ from: 1, to: 2 }] })).toMatch(/no text/);
    expect(without({})).toMatch(/too little text/);
  });
});
