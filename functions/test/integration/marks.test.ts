import { beforeAll, describe, expect, it } from 'vitest';
import type { MarkPart, MarkRequest, PageWords } from '../../src/contract/marks.ts';
import { newId } from '../../src/platform/ids.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';

let ana: Student;
let book: string;
let page: PageWords;
beforeAll(async () => {
  [ana] = await enrol(1);
  book = await withCoursebook(ana);
  page = (await ana.call('book.words', { params: { id: book }, query: { page: '3' } })).body;
});

const BOX = { x: 0.123, y: 0.123, width: 0.1, height: 0.1 };
const params = () => ({ id: book });
const minute = (n: number) => new Date(Date.UTC(2026, 10, 20, 10, n)).toISOString();

/** Words `[first, last]` of the page as a device sends them. */
function chosen(first: number, last: number): MarkPart {
  const [start, end] = [page.words[first]?.start ?? 0, page.words[last]?.end ?? 0];
  const { text } = page;
  const [prefix, suffix] = [text.slice(Math.max(0, start - 32), start), text.slice(end, end + 32)];
  return { page: page.page, exact: text.slice(start, end), prefix, suffix, first, last };
}
const request = (more: Partial<MarkRequest> = {}): MarkRequest => ({
  ...{ mark_id: newId(), kind: 'highlight', colour: 'moss', note: '', note_at: null, note_over: null },
  ...{ created_at: minute(0), changed_at: minute(0), parts: [chosen(40, 46)] },
  ...more,
});
const put = (body: MarkRequest) => ana.call('book.mark', { params: params(), body });
const list = async () => (await ana.call('book.marks', { params: params() })).body.marks;
const drop = (mark_id: string, note_at?: string) =>
  ana.call('book.unmark', { params: params(), query: { mark_id, ...(note_at && { note_at }) } });

describe('the words of a page', () => {
  it('are all of its text in order, each with its place', () => {
    expect(page.words.length).toBeGreaterThan(100);
    expect(page.words.map(({ start, end }) => page.text.slice(start, end)).join(' ')).toBe(
      page.text.trim().replace(/\s+/g, ' '),
    );
    for (const { boxes } of page.words) expect(boxes[0]?.width).toBeGreaterThan(0);
    expect(page.lines.filter(({ apart }) => apart).length).toBeGreaterThan(0);
    // What is no running text says what it is, so that it can be set so.
    expect(page.lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['heading', 'furniture', 'caption']));
  });

  it('are none on a page that the book has not', async () => {
    const { status, body } = await ana.call('book.words', { params: params(), query: { page: '900' } });
    expect([status, body.words]).toEqual([200, []]);
  });
});

describe('a mark', () => {
  it('is kept once however often it is sent, with its place, and is removed', async () => {
    const sent = request();
    const [{ body: one }, { body: same }] = [await put(sent), await put(sent)];
    expect(same).toEqual(one);
    expect(one.parts[0]?.boxes.length).toBeGreaterThan(0);
    expect(await list()).toEqual([one]);
    expect((await drop(sent.mark_id)).body).toEqual({ kept: null });
    expect((await drop(sent.mark_id)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('keeps both notes of two devices that did not know of one another, and is not removed with a note unseen', async () => {
    const mark = request({ kind: 'note' });
    await put(mark);
    await put({ ...mark, note: 'from the phone', note_at: minute(1) });
    const { body } = await put({ ...mark, note: 'from the desk', note_at: minute(2) });
    expect([body.note, body.earlier]).toEqual(['from the desk', [{ note: 'from the phone', at: minute(1) }]]);
    expect((await drop(mark.mark_id, minute(1))).body.kept?.note).toBe('from the desk');
    // Nor by the device whose note stands, before it has read that another stands beside it.
    expect((await drop(mark.mark_id, minute(2))).body.kept?.earlier.length).toBe(1);
    expect((await drop(mark.mark_id, body.note_at ?? '')).body.kept).toBeNull();
  });

  it('changes its colour by whoever chose last', async () => {
    const mark = request();
    await put(mark);
    await put({ ...mark, colour: 'rose', changed_at: minute(5) });
    const { body } = await put({ ...mark, colour: 'sky', changed_at: minute(3) });
    expect(body.colour).toBe('rose');
    await drop(mark.mark_id);
  });

  it('is found again after the book was read anew, or is shown with its words and no place', async () => {
    const { documentsOf } = await import('../../src/stores/documents.ts');
    const [there, gone] = [request(), request({ parts: [{ ...chosen(60, 64), exact: 'words of another edition' }] })];
    // Its numbers are of a text in which other words stood before it.
    await put({ ...there, parts: [{ ...chosen(40, 46), first: 3, last: 9 }] });
    await put(gone);
    await documentsOf(ana.uid).doc(book).update({ text_version: newId() });
    const marks = await list();
    expect(marks.find(({ mark_id }) => mark_id === there.mark_id)?.parts[0]).toMatchObject({ first: 40, last: 46 });
    expect(marks.find(({ mark_id }) => mark_id === gone.mark_id)?.parts[0]).toMatchObject({
      exact: 'words of another edition',
      boxes: [],
    });
    for (const { mark_id } of marks) await drop(mark_id);
  });

  it.each([
    ['over 2,000 words', () => ({ parts: [{ ...chosen(0, 5), last: 2_001 }] })],
    ['with a note over 4,000 characters', () => ({ note: 'x'.repeat(4_001), note_at: minute(1) })],
    ['without words', () => ({ parts: [] })],
    ['on a page that the book has not', () => ({ parts: [{ ...chosen(0, 5), page: 4_999 }] })],
    [
      'with more places than it can have words',
      () => ({ parts: [0, 1].map(() => ({ ...chosen(0, 5), boxes: Array.from({ length: 1_001 }, () => BOX) })) }),
    ],
    ['of an id that cannot be one', () => ({ mark_id: '../cards' })],
  ])('%s is refused', async (_, more) => {
    expect((await put(request(more()))).status).toBe(400);
  });

  it('is listed in pages that end by their bytes, where marks are as heavy as they can be', async () => {
    const [ben] = await enrol(1);
    const id = await withCoursebook(ben);
    const { firestore } = await import('../../src/platform/firestore.ts');
    const heavy = {
      ...{ pdf_id: id, place: 1_000_000, text_version: '', kind: 'note', colour: 'moss', note: '', note_at: null },
      ...{ created_at: minute(0), changed_at: minute(0) },
      earlier: Array.from({ length: 20 }, () => ({ note: 'ü'.repeat(4_000), at: minute(0) })),
      parts: [{ ...chosen(40, 46), boxes: Array.from({ length: 2_000 }, () => BOX) }],
    };
    const { documentsOf } = await import('../../src/stores/documents.ts');
    const { text_version } = (await documentsOf(ben.uid).doc(id).get()).data() ?? {};
    const ids = Array.from({ length: 12 }, () => newId()).toSorted();
    for (const mark of ids)
      await firestore()
        .doc(`users/${ben.uid}/marks/${mark}`)
        .set({ ...heavy, text_version });
    const found: string[] = [];
    for (let more = true; more; ) {
      const after = found.at(-1);
      const { body } = await ben.call('book.marks', { params: { id }, ...(after && { query: { after } }) });
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(1.5 * 1024 * 1024);
      found.push(...body.marks.map(({ mark_id }) => mark_id));
      ({ more } = body);
    }
    expect(found).toEqual(ids);
  });

  it('goes with its book, and cannot come back to it', async () => {
    const [ben] = await enrol(1);
    const id = await withCoursebook(ben);
    const mark = request();
    expect((await ben.call('book.mark', { params: { id }, body: mark })).status).toBe(200);
    await ben.call('upload.delete', { params: { id } });
    expect((await ben.call('book.mark', { params: { id }, body: mark })).status).toBe(404);
    const { firestore } = await import('../../src/platform/firestore.ts');
    await expect
      .poll(async () => (await firestore().collection(`users/${ben.uid}/marks`).get()).size, { timeout: 20_000 })
      .toBe(0);
  });
});

describe('a card of chosen words', () => {
  const make = (parts: MarkPart[], student = ana) => student.call('review.fromMark', { body: { pdf_id: book, parts } });

  it('asks for them in their place, proved, with the part of the page around them; once', async () => {
    const first = page.words.findIndex(({ line }, at) => at > 60 && !page.lines[line]?.apart);
    const { status, body } = await make([chosen(first, first + 2)]);
    expect([status, body.added]).toEqual([200, 1]);
    const card = (await ana.call('review.cards')).body.cards.find(({ card_id }) => card_id === body.card_id);
    const exact = chosen(first, first + 2).exact.replace(/\s+/g, ' ');
    expect(card).toMatchObject({ kind: 'short', source: 'mark', answer: [exact] });
    expect(card?.question).toContain('_____');
    expect(card?.question).not.toContain(exact);
    expect(card?.evidence[0]?.quote.replace(/\s+/g, ' ')).toContain(exact);
    const { view, cover } = card?.cut ?? { view: { x: 0, y: 0, width: 0, height: 0 }, cover: [] };
    expect(cover.length).toBeGreaterThan(0);
    for (const { x, y, width, height } of cover) {
      expect(x >= view.x && x + width <= view.x + view.width).toBe(true);
      expect(y >= view.y && y + height <= view.y + view.height).toBe(true);
    }
    expect((await make([chosen(first, first + 2)])).body).toMatchObject({ added: 0, known: 1, card_id: body.card_id });
  });

  it('of a word that proves nothing by itself rests on its neighbours', async () => {
    const at = page.words.findIndex(({ start, end }) => page.text.slice(start, end) === 'the');
    const part = at < 0 ? chosen(70, 70) : chosen(at, at);
    expect((await make([part])).status).toBe(200);
  });

  it('of words that are not there is none', async () => {
    const { status } = await make([{ ...chosen(70, 72), exact: 'words of another edition' }]);
    expect(status).toBe(404);
  });
});
