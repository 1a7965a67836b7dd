/** Topics of books, as they are where no key of the video site is set. */
import { beforeEach, expect, it } from 'vitest';
import { verifyQuote } from '../../src/book/evidence/index.ts';
import { readPdf } from '../../src/book/read/index.ts';
import { documentsOf } from '../../src/stores/documents.ts';
import { scanned } from '../fixtures/index.ts';
import { coursebook, withBook, withCoursebook } from '../support/books.ts';
import { enrol, type Student, visitor } from '../support/students.ts';

let ana: Student;
let book: string;
beforeEach(async () => {
  [ana] = await enrol(1);
  book = await withCoursebook(ana);
});

const ask = (student: Student, id: string) => student.call('youtube.search', { query: { pdf_id: id } });

it('there are no videos, but topics of the book, each with its place and a search on the video site', async () => {
  const { status, body } = await ask(ana, book);
  expect(status).toBe(200);
  expect(body.videos).toEqual([]);
  expect(body.topics.length).toBeGreaterThanOrEqual(5);
  const { pages } = await readPdf(coursebook());
  for (const { topic, place, search_url, missed } of body.topics) {
    expect(verifyQuote(pages[place.page - 1]!, place.quote)).not.toBeNull();
    // In the text of the page, not in the running foot that repeats a chapter's title.
    for (const { y } of place.boxes) expect(y).toBeLessThan(0.93);
    expect(place.boxes.length).toBeGreaterThan(0);
    expect(verifyQuote(pages[place.page - 1]!, topic)).not.toBeNull();
    const { origin, pathname, searchParams } = new URL(search_url);
    expect([origin, pathname]).toEqual(['https://www.youtube.com', '/results']);
    expect(searchParams.get('search_query')).toContain(topic);
    expect(missed).toBe(false);
  }
  expect((await ask(ana, book)).body).toEqual(body);
});

it('what was missed in a quiz comes first, at the words that the question rests on', async () => {
  const { body: quiz } = await ana.call('quiz.generate', { query: { pdf_id: book, mcq: '5', saq: '0', laq: '0' } });
  const { mcqs } = quiz.questions;
  const wrong = Object.fromEntries(mcqs.map(({ answer_index }, i) => [String(i), (answer_index + 1) % 2]));
  await ana.call('progress.submit', { body: { quiz_id: quiz.quiz_id, answers: { mcq: wrong, saq: {}, laq: {} } } });
  const { topics } = (await ask(ana, book)).body;
  expect(topics[0]?.missed).toBe(true);
  const last = topics.findLastIndex(({ missed }) => missed);
  expect(topics.slice(0, last).every(({ missed }) => missed)).toBe(true);
  expect(topics.some(({ missed }) => !missed)).toBe(true);
  // Or at the heading that those words stand under, where they name nothing themselves.
  const quotes = mcqs.map(({ evidence }) => evidence?.quote);
  for (const { topic, place } of topics.slice(0, last + 1)) expect([...quotes, topic]).toContain(place.quote);
});

it('a book without text says so', async () => {
  const id = await withBook(ana, scanned(), 'scan.pdf');
  // Its pictures were looked at, too.
  await documentsOf(ana.uid)
    .doc(id)
    .update({ pages_unread: [{ from: 1, to: 2 }] });
  const reply = await ask(ana, id);
  expect(reply).toMatchObject({ status: 200, body: { videos: [], topics: [] } });
  expect(reply.body.notice).toMatch(/no text/);
});

it('another student’s book, a deleted one and none at all are not found; a visitor is not served', async () => {
  const [ben] = await enrol(1);
  await ask(ana, book);
  expect((await ask(ben, book)).status).toBe(404);
  expect((await ask(ana, 'no-such-book')).status).toBe(404);
  expect((await ask(ana, '../x')).status).toBe(404);
  expect((await ana.fetch('/api/youtube/search')).status).toBe(400);
  expect((await visitor().call('youtube.search', { query: { pdf_id: book } })).status).toBe(401);
  await ana.call('upload.delete', { params: { id: book } });
  expect((await ask(ana, book)).status).toBe(404);
});
