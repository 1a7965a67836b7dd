import { describe, expect, it } from 'vitest';
import type { Document } from '../../contract/library.ts';
import { withoutPictures } from './read-so-far.ts';

const scans: Document = {
  id: 'scans',
  title: 'Scans',
  created_at: '2026-11-02T10:30:00Z',
  bytes: 1,
  pages: 12,
  status: 'ready',
  pages_read: 12,
  pages_without_text: [
    [2, 5],
    [9, 9],
    [11, 12],
  ],
  pages_blank: [[5, 5]],
  pages_unread: [[11, 11]],
  pictures: { state: 'tomorrow', total: 6, done: 1 },
  language: 'en',
};

describe('what an answer could not be made from', () => {
  it('is the pictures that will still be read: not blank pages, nor those that were looked at', () => {
    const pictures = [
      { from: 2, to: 4 },
      { from: 9, to: 9 },
      { from: 12, to: 12 },
    ];
    expect(withoutPictures(scans)).toEqual({ read: 7, of: 12, pictures });
  });

  it('is nothing where no more of them will be read', () => {
    expect(withoutPictures({ ...scans, pictures: { state: 'stopped', total: 6, done: 1 } })).toBeUndefined();
    const { pictures: _, ...never } = scans;
    expect(withoutPictures(never)).toBeUndefined();
  });
});
