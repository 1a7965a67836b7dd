/** Marks as no device of ours would send them: refused with 400, or kept in a way that harms nobody; never an error of the service. */
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MAX_CHOICE_WORDS } from '../../src/contract/limits.ts';
import { type Mark, Marks, type PageWords } from '../../src/contract/marks.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { newId } from '../../src/platform/ids.ts';
import { documentsOf } from '../../src/stores/documents.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';

/** How many requests; `npm run trial -- fuzz` sets it to 5,000. */
const REQUESTS = Number(process.env.FOLIO_FUZZ ?? 120);
const EACH_STUDENT = 50;

let ana: Student;
let ben: Student;
let book: string;
let page: PageWords;
beforeAll(async () => {
  [ana, ben] = await enrol(2);
  book = await withCoursebook(ana);
  page = (await ana.call('book.words', { params: { id: book }, query: { page: '3' } })).body;
});

const NOON = '2026-11-20T12:00:00.000Z';
const chosen = (first: number, last: number) => {
  const [start, end] = [page.words[first]?.start ?? 0, page.words[last]?.end ?? 0];
  return { page: page.page, exact: page.text.slice(start, end), prefix: '', suffix: '', first, last };
};
const request = (more: object = {}) => ({
  ...{ mark_id: newId(), kind: 'highlight', colour: 'moss', note: '', note_at: null, note_over: null },
  ...{ created_at: NOON, changed_at: NOON, parts: [chosen(40, 46)] },
  ...more,
});
const part = (more: object) => ({ parts: [{ ...chosen(40, 46), ...more }] });
const box = (more: object = {}) => ({ x: 0.1, y: 0.1, width: 0.1, height: 0.1, ...more });

/** A number that JSON.stringify would not write. */
const HUGE = 'a number without end';
/** Sends what no typed client would. */
async function put(body: object, by = ana, to = book): Promise<{ status: number; body: Mark }> {
  const text = JSON.stringify(body).replaceAll(`"${HUGE}"`, '1e999');
  const headers = { 'content-type': 'application/json' };
  const reply = await by.fetch(`/api/book/${to}/marks`, { method: 'POST', headers, body: text });
  // Looked at by the tests below.
  return { status: reply.status, body: (await reply.json()) as Mark };
}
const listed = async (by = ana, id = book) => {
  const { status, body } = await by.call('book.marks', { params: { id } });
  expect(status).toBe(200);
  return Marks.parse(body).marks;
};
const drop = (mark_id: string, by = ana, id = book) => by.call('book.unmark', { params: { id }, query: { mark_id } });

describe('a mark is refused', () => {
  it.each<[string, () => object]>([
    ['on a page that the book has not', () => part({ page: 23 })],
    ['on no page', () => part({ page: 0 })],
    ['on half a page', () => part({ page: 1.5 })],
    ['on a page without end', () => part({ page: HUGE })],
    ['with a word before the first', () => part({ first: -1 })],
    ['with a word without end', () => part({ last: HUGE })],
    ['with half a word', () => part({ first: 0.5 })],
    ['with a place without end', () => part({ boxes: [box({ x: HUGE })] })],
    ['with a place that is no number', () => part({ boxes: [box({ y: null })] })],
    ['with a place in words', () => part({ boxes: [box({ width: 'NaN' })] })],
    ['with a place outside the page', () => part({ boxes: [box({ y: 7 })] })],
    ['with a place outside the page on the other side', () => part({ boxes: [box({ height: -3 })] })],
    ['with 10,000 places', () => part({ boxes: Array.from({ length: 10_000 }, () => box()) })],
    ['with 41 parts', () => ({ parts: Array.from({ length: 41 }, () => chosen(40, 40)) })],
    ['with no words', () => part({ exact: '' })],
    ['with words longer than a choice', () => part({ exact: 'x'.repeat(24_001) })],
    ['with more around them than there is', () => part({ prefix: 'x'.repeat(33) })],
    ['with a note of a book', () => ({ note: 'x'.repeat(4_001), note_at: NOON })],
    ['with a note that is none', () => ({ note: ['x'], note_at: NOON })],
    ['written yesterday', () => ({ note: 'x', note_at: 'yesterday' })],
    ['written on a day that there is not', () => ({ note: 'x', note_at: '2026-02-30T00:00:00Z' })],
    ['made in another zone', () => ({ created_at: '2026-11-20T12:00:00+14:00' })],
    ['of another colour', () => ({ colour: 'url(https://evil.example)' })],
    ['of another kind', () => ({ kind: '__proto__' })],
    ['of an id that is a path', () => ({ mark_id: '../../ana/marks/x' })],
    ['of an id that the database keeps for itself', () => ({ mark_id: '__proto__' })],
    ['of an id too long', () => ({ mark_id: 'x'.repeat(65) })],
    ['without an id', () => ({ mark_id: null })],
  ])('%s, and nothing is kept', async (_, more) => {
    const reply = await put(request(more()));
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } });
    expect(await listed()).toEqual([]);
  });
});

describe('a mark does no harm', () => {
  afterEach(async () => {
    const { docs } = await firestore().collection(`users/${ana.uid}/marks`).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  });

  it.each<[string, string]>([
    ['HTML', '<img src=x onerror=alert(1)><script>alert(2)</script>'],
    ['words that turn the text around', '\u202Egnp.exe\u202C \u2067abc\u2069 \u200F'],
    ['characters that are none', '\u0000\uFFFE\uFFFF'],
    ['4,000 characters of four bytes', '𝔸'.repeat(2_000)],
    ['a formula', '=HYPERLINK("https://evil.example")'],
  ])('whose note is %s: it is kept to the letter', async (_, note) => {
    const sent = request({ note, note_at: NOON });
    expect((await put(sent)).body.note).toBe(note);
    expect((await listed()).find(({ mark_id }) => mark_id === sent.mark_id)?.note).toBe(note);
  });

  it('whose words or note end in half a character', async () => {
    const sent = request({ ...part({ prefix: 'x\uD835' }), note: 'half \uD835', note_at: NOON });
    const { status, body } = await put(sent);
    expect([status, body.note, body.parts[0]?.prefix]).toEqual([200, 'half \uFFFD', 'x\uFFFD']);
  });

  it('whose words stand nowhere, at numbers as large as can be: it is listed last, with no place', async () => {
    const [nowhere, there] = [
      request(part({ exact: 'nowhere in it', first: 2 ** 53 - 1, last: 2 ** 53 - 1 })),
      request(),
    ];
    expect((await put(nowhere)).body.parts[0]?.boxes).toEqual([]);
    await put(there);
    expect((await listed()).map(({ mark_id }) => mark_id)).toEqual([there.mark_id, nowhere.mark_id]);
  });

  it('whose places are somewhere else: none outside the page is kept', async () => {
    const sent = request(part({ boxes: [box({ x: -1.9, y: 2.9 })] }));
    expect((await put(sent)).status).toBe(200);
    const boxes = (await listed())[0]?.parts[0]?.boxes ?? [];
    expect(boxes.filter(({ x, y }) => x < 0 || x > 1 || y < 0 || y > 1)).toEqual([]);
  });

  it.each([
    ['years ahead', '9999-12-31T23:59:59.999Z'],
    ['years behind', '0001-01-01T00:00:00Z'],
  ])('from a clock %s: it changes, and is changed, by who comes after', async (_, at) => {
    const sent = request({ note: 'by that clock', note_at: at, created_at: at, changed_at: at });
    const { body } = await put(sent);
    const now = new Date().toISOString();
    for (const told of [body.created_at, body.changed_at, body.note_at!]) expect(told <= now).toBe(true);
    // Another device, whose clock is right, has read it.
    const after = { ...sent, colour: 'rose', changed_at: now, note: 'by mine', note_at: now, note_over: body.note_at };
    const changed = (await put(after)).body;
    expect([changed.colour, changed.note, changed.earlier]).toEqual(['rose', 'by mine', []]);
    await ana.call('book.unmark', {
      params: { id: book },
      query: { mark_id: sent.mark_id, note_at: changed.note_at ?? '' },
    });
    expect(await listed()).toEqual([]);
  });

  it('sent eight times at once, then removed, is one, and then none', async () => {
    const sent = request();
    const replies = await Promise.all(Array.from({ length: 8 }, () => put(sent)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await listed()).length).toBe(1);
    await Promise.all(Array.from({ length: 5 }, () => drop(sent.mark_id)));
    expect(await listed()).toEqual([]);
  });

  it('says the same, whichever version of it comes first', async () => {
    const at = (minute: number) => `2026-11-20T12:0${minute}:00.000Z`;
    const versions = [
      { colour: 'rose', changed_at: at(3), note: 'first', note_at: at(1), note_over: null },
      { colour: 'sky', changed_at: at(2), note: 'second', note_at: at(4), note_over: at(1) },
      { colour: 'moss', changed_at: at(1), note: '', note_at: null, note_over: null },
    ];
    const ends = [];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [1, 2, 0, 1, 0],
    ]) {
      const mark = request();
      for (const n of order) await put({ ...mark, ...versions[n] });
      const [end] = await listed();
      ends.push([end?.colour, end?.note, end?.earlier.map(({ note }) => note)]);
      await ana.call('book.unmark', {
        params: { id: book },
        query: { mark_id: mark.mark_id, note_at: end?.note_at ?? at(1) },
      });
    }
    expect(await listed()).toEqual([]);
    expect(new Set(ends.map(([colour]) => colour))).toEqual(new Set(['rose']));
    expect(new Set(ends.map(([, note]) => note))).toEqual(new Set(['second']));
  });

  it('of the id of another’s: each has their own, and cannot touch the other’s', async () => {
    const mine = request({ note: 'Ana’s', note_at: NOON });
    await put(mine);
    const hers = await withCoursebook(ben);
    expect((await put({ ...mine, note: 'Ben’s' }, ben)).status).toBe(404);
    expect((await put({ ...mine, note: 'Ben’s' }, ben, hers)).body.note).toBe('Ben’s');
    expect((await drop(mine.mark_id, ben)).status).toBe(404);
    expect((await listed()).map(({ note }) => note)).toEqual(['Ana’s']);
    const other = request();
    await put(other);
    const after = await ben.call('book.marks', { params: { id: hers }, query: { after: other.mark_id } });
    expect(after.status).toBe(404);
    // Nor can it move from book to book.
    const second = await withCoursebook(ana);
    expect((await put(mine, ana, second)).status).toBe(422);
    expect((await drop(mine.mark_id, ana, second)).status).toBe(404);
  });
});

it('whatever is sent is refused or kept, and the list stays what the contract says', async () => {
  const number = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom<unknown>(HUGE, null, '1', -0, 2 ** 53, 1e308),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('\u202E', '\uD800', '<b>', '../x', '__proto__', 'x'.repeat(5_000), page.text.slice(0, 200)),
  );
  const time = fc.oneof(text, fc.constantFrom<unknown>(null, NOON, '9999-12-31T23:59:59Z', '2026-11-20T12:00Z'));
  const sentPart = fc.record(
    {
      ...{ page: fc.oneof(fc.integer({ min: 1, max: 22 }), number), exact: text, prefix: text, suffix: text },
      ...{
        first: number,
        last: number,
        boxes: fc.array(fc.record({ x: number, y: number, width: number, height: number })),
      },
    },
    { requiredKeys: ['page', 'exact'] },
  );
  const fields = {
    ...{ mark_id: fc.oneof(text, fc.uuid()), kind: text, colour: text, note: fc.oneof(text, number), note_at: time },
    ...{ note_over: time, created_at: time, changed_at: time, parts: fc.array(sentPart, { maxLength: 5 }) },
    ...{ beside: fc.jsonValue() },
  };
  const one = fc.oneof(...Object.entries(fields).map(([name, value]) => fc.tuple(fc.constant(name), value)));
  const wrong = fc.array(one, { minLength: 1, maxLength: 2 }).map((all) => Object.fromEntries(all));
  let cleo: Student | undefined;
  let id = '';
  let sent = 0;
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(wrong, async (more) => {
      // The pace of one would answer all that follow.
      if (!cleo || sent++ % EACH_STUDENT === 0) {
        [cleo] = await enrol(1);
        id = await withCoursebook(cleo);
      }
      const { status } = await put(request(more), cleo, id);
      expect([200, 400]).toContain(status);
      seen.add(status);
      if (status === 200 || sent % 10 === 0) await listed(cleo, id);
    }),
    { numRuns: REQUESTS },
  );
  expect(seen).toEqual(new Set([200, 400]));
});

it('marks of 10,000 places, kept by an earlier version, are read and come without what no screen draws', async () => {
  const [dora] = await enrol(1);
  const id = await withCoursebook(dora);
  const { text_version } = (await documentsOf(dora.uid).doc(id).get()).data() ?? {};
  const heavy = {
    ...{ pdf_id: id, place: 3_000_040, text_version, kind: 'highlight', colour: 'moss', note: '', note_at: null },
    ...{ created_at: NOON, changed_at: NOON, earlier: [] },
    parts: [{ ...chosen(40, 46), boxes: Array.from({ length: 10_000 }, () => box()) }],
  };
  const ids = Array.from({ length: 12 }, () => newId()).toSorted();
  for (const mark of ids) await firestore().doc(`users/${dora.uid}/marks/${mark}`).set(heavy);
  const marks: Mark[] = [];
  for (let more = true; more; ) {
    const after = marks.at(-1)?.mark_id;
    const { status, body } = await dora.call('book.marks', { params: { id }, ...(after && { query: { after } }) });
    expect(status).toBe(200);
    marks.push(...body.marks);
    ({ more } = body);
  }
  expect(marks.map(({ mark_id }) => mark_id)).toEqual(ids);
  for (const { parts } of marks) expect(parts[0]?.boxes.length).toBeLessThanOrEqual(MAX_CHOICE_WORDS);
  // Changed by a device of today, it is kept as any other.
  const { status, body } = await put(
    request({ mark_id: ids[0], colour: 'sky', changed_at: new Date().toISOString() }),
    dora,
    id,
  );
  expect([status, body.colour]).toEqual([200, 'sky']);
});
