/** When a book's summary is made: where it is missing or of another form, once, and only while there is time. */
import { beforeEach, expect, it, vi } from 'vitest';
import { buildIndex } from '../book/search/index.ts';
import { sentencesOf } from '../book/sentences.ts';
import { testBook } from '../book/testing.ts';
import { buildKnowledge } from '../knowledge/index.ts';
import { packSummary } from '../knowledge/summary.ts';
import { readBookFile } from './book-files.ts';
import { summaryOf } from './book-summaries.ts';
import type { Owned } from './documents.ts';
import { openReady } from './opened-books.ts';
import { storeRebuilt } from './rebuilt.ts';

vi.mock('./book-files.ts', () => ({ SUMMARY: 'summary', readBookFile: vi.fn() }));
vi.mock('./opened-books.ts', () => ({ openReady: vi.fn() }));
vi.mock('./rebuilt.ts', () => ({ storeRebuilt: vi.fn() }));

const book = testBook(['A lock is a chamber of a canal. The lock lifts boats from one level to another.']);
const index = buildIndex(book);
const facts = buildKnowledge(book, sentencesOf(book));
const packed = Buffer.from(packSummary(index, facts));
const timely = () => true;
let books = 0;
/** A document that this process has not met; a summary asks for no more of one. */
const fresh = () => ({ id: `book-${books++}`, text_version: 1 }) as unknown as Owned;

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(readBookFile).mockResolvedValue(null);
  vi.mocked(openReady).mockResolvedValue({ book, index, knowledge: async () => facts } as never);
});

it('is taken as it was stored: the book is not opened', async () => {
  vi.mocked(readBookFile).mockResolvedValue(packed);
  expect(await summaryOf('ana', fresh(), timely)).not.toBeNull();
  expect(openReady).not.toHaveBeenCalled();
});

it.each([
  ['missing', null],
  ['of another form', Buffer.from('of last year')],
])('is made where it is %s, stored, and asked for no second time', async (_, stored) => {
  vi.mocked(readBookFile).mockResolvedValue(stored);
  const document = fresh();
  expect(await summaryOf('ana', document, timely)).not.toBeNull();
  expect(await summaryOf('ana', document, timely)).not.toBeNull();
  expect(openReady).toHaveBeenCalledTimes(1);
  expect(readBookFile).toHaveBeenCalledTimes(1);
  const [uid, id, name, bytes] = vi.mocked(storeRebuilt).mock.calls[0] ?? [];
  expect([uid, id, name]).toEqual(['ana', document.id, 'summary']);
  expect(Buffer.from(bytes ?? [])).toEqual(packed);
});

it('is not made where the time is over, but by the next question', async () => {
  const document = fresh();
  expect(await summaryOf('ana', document, () => false)).toBeNull();
  expect(openReady).not.toHaveBeenCalled();
  expect(await summaryOf('ana', document, timely)).not.toBeNull();
});

it('is made one book after another', async () => {
  let [now, most] = [0, 0];
  vi.mocked(openReady).mockImplementation(async () => {
    most = Math.max(most, ++now);
    await new Promise((done) => setTimeout(done, 5));
    now--;
    return null;
  });
  await Promise.all([fresh(), fresh(), fresh()].map((document) => summaryOf('ana', document, timely)));
  expect([vi.mocked(openReady).mock.calls.length, most]).toEqual([3, 1]);
});
