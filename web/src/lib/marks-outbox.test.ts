import type { Mark, MarkRequest } from '@contract/marks.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Made, Refusal, serve } from '@/testing/service.ts';
import { publish } from './auth/auth-store.ts';
import { letGone, useGone } from './gone-marks.ts';
import { keepMark, sendMarks, useMarksOutbox, watchMarks } from './marks-outbox.ts';
import { useQuietNotices } from './quiet-notices.ts';
import { forgetWork, storedKeys } from './storage.ts';

const AT = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T10:05:00.000Z';
const ana = { uid: 'ana', email: 'ana@example.com', displayName: null, photoURL: null };
const mark = (id: string, more: Partial<Mark> = {}): Mark => ({
  ...{ mark_id: `mark-of-${id}`, kind: 'highlight', colour: 'moss', note: '', note_at: null, earlier: [] },
  ...{ created_at: AT, changed_at: AT },
  parts: [{ page: 1, exact: 'cue', prefix: '', suffix: '', first: 0, last: 0, boxes: [] }],
  ...more,
});
const offline = () => new Refusal(503, 'unavailable', 'Later.');
const sent = (made: readonly Made[]) => made.map(({ body }) => body as MarkRequest);
const kept = ({ body }: Made) => {
  const { note_over: _, ...rest } = body as MarkRequest;
  return { ...rest, earlier: [], parts: rest.parts.map((part) => ({ ...part, boxes: [] })) };
};
const waiting = () => Object.keys(useMarksOutbox.getState().waiting);

beforeEach(() => {
  publish(null);
  forgetWork();
  publish(ana);
  useQuietNotices.setState({ notices: [] });
});

describe('a mark', () => {
  it('waits on the device while there is no connection, over a reload, and is sent as it is by then', async () => {
    const { answers, made } = serve({ 'POST /book/b1/marks': offline() });
    keepMark('b1', mark('one'), { known: null });
    await sendMarks();
    keepMark('b1', mark('one', { note: 'a cue', note_at: AT }), { known: null });
    await sendMarks();
    expect(waiting()).toEqual(['mark-of-one']);
    // As if the page were new.
    useMarksOutbox.setState({ waiting: {} });
    answers['POST /book/b1/marks'] = kept;
    made.length = 0;
    watchMarks();
    await sendMarks();
    expect(sent(made)).toMatchObject([{ mark_id: 'mark-of-one', note: 'a cue', note_over: null }]);
    expect([waiting(), storedKeys('folio:marks:')]).toEqual([[], []]);
  });

  it('is written over what the service has, however often it is changed meanwhile', async () => {
    const { made } = serve({ 'POST /book/b1/marks': kept });
    keepMark('b1', mark('one', { note: 'new', note_at: LATER }), { known: AT });
    await sendMarks();
    expect(sent(made)).toMatchObject([{ note: 'new', note_over: AT }]);
  });

  it('that is changed while it is sent goes out again as it is then, over what the service has', async () => {
    const waits = Promise.withResolvers<void>();
    const { answers, made } = serve({ 'POST /book/b1/marks': (call: Made) => waits.promise.then(() => kept(call)) });
    keepMark('b1', mark('one', { note: 'a', note_at: AT }), { known: null });
    await vi.waitFor(() => expect(made).toHaveLength(1));
    keepMark('b1', mark('one', { note: 'a cue', note_at: LATER }), { known: AT });
    answers['POST /book/b1/marks'] = kept;
    waits.resolve();
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    expect(sent(made)).toMatchObject([
      { note: 'a', note_over: null },
      { note: 'a cue', note_over: AT },
    ]);
  });

  it('that another tab writes on is sent as it is there, and what that tab has sent is not sent again', async () => {
    const { answers, made } = serve({ 'POST /book/b1/marks': offline() });
    watchMarks();
    keepMark('b1', mark('one', { note: 'a', note_at: AT }), { known: null });
    keepMark('b1', mark('two'), { known: null });
    await sendMarks();
    const [one = '', two = ''] = ['one', 'two'].map((id) => `folio:marks:ana:mark-of-${id}`);
    const heard = (key: string, newValue: string | null) => {
      if (newValue === null) localStorage.removeItem(key);
      else localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    };
    const written = mark('one', { note: 'a cue', note_at: LATER });
    heard(one, JSON.stringify({ pdf_id: 'b1', mark: written, known: null, removed: false }));
    heard(two, null);
    expect(waiting()).toEqual(['mark-of-one']);
    answers['POST /book/b1/marks'] = kept;
    made.length = 0;
    await sendMarks();
    expect(sent(made)).toMatchObject([{ mark_id: 'mark-of-one', note: 'a cue' }]);
    expect([waiting(), storedKeys('folio:marks:')]).toEqual([[], []]);
  });

  it('that another tab writes on while it is sent goes out again, though nothing was heard of it', async () => {
    const waits = Promise.withResolvers<void>();
    const { answers, made } = serve({ 'POST /book/b1/marks': (call: Made) => waits.promise.then(() => kept(call)) });
    keepMark('b1', mark('one', { note: 'a', note_at: AT }), { known: null });
    await vi.waitFor(() => expect(made).toHaveLength(1));
    const written = { pdf_id: 'b1', mark: mark('one', { note: 'a cue', note_at: LATER }), known: null, removed: false };
    localStorage.setItem('folio:marks:ana:mark-of-one', JSON.stringify(written));
    answers['POST /book/b1/marks'] = kept;
    waits.resolve();
    await vi.waitFor(() => expect(waiting()).toEqual(['mark-of-one']));
    await sendMarks();
    expect(sent(made)).toMatchObject([
      { note: 'a', note_over: null },
      { note: 'a cue', note_over: AT },
    ]);
  });

  it('that is refused for good goes, and the student is told', async () => {
    serve({ 'POST /book/b1/marks': new Refusal(400, 'invalid', 'This choice is too long.') });
    keepMark('b1', mark('one'), { known: null });
    await sendMarks();
    expect(waiting()).toEqual([]);
    expect(useQuietNotices.getState().notices[0]?.text).toBe('This choice is too long.');
  });

  it('in a book that was deleted elsewhere is kept to be saved, over a reload, until it is let go', async () => {
    serve({ 'POST /book/b1/marks': new Refusal(404, 'not_found', 'This book does not exist any more.') });
    keepMark('b1', mark('one', { note: 'mine', note_at: AT }), { known: null });
    keepMark('b1', mark('two'), { known: null });
    await sendMarks();
    expect(waiting()).toEqual([]);
    const gone = () => useGone.getState().books.map(({ id, marks }) => [id, marks.map(({ note }) => note)]);
    expect(gone()).toEqual([['b1', ['mine', '']]]);
    publish({ ...ana, uid: 'ben' });
    expect(gone()).toEqual([]);
    publish(ana);
    expect(gone()).toEqual([['b1', ['mine', '']]]);
    letGone('b1');
    expect([gone(), storedKeys('folio:gone:')]).toEqual([[], []]);
  });

  it('that waits is known as soon as its student is, so that one in a book deleted meanwhile can be offered', async () => {
    serve({ 'POST /book/b1/marks': offline() });
    keepMark('b1', mark('one'), { known: null });
    await sendMarks();
    publish(null);
    expect(waiting()).toEqual([]);
    publish(ana);
    expect(waiting()).toEqual(['mark-of-one']);
  });

  it('of one student is never sent for another, and leaves the device with whoever logs out', async () => {
    const { made } = serve({ 'POST /book/b1/marks': offline() });
    keepMark('b1', mark('one'), { known: null });
    await sendMarks();
    made.length = 0;
    publish({ ...ana, uid: 'ben' });
    watchMarks();
    await sendMarks();
    expect(made).toEqual([]);
    forgetWork();
    expect(storedKeys('folio:marks:')).toEqual([]);
  });

  it('ends with its student: who signs in on the page while it is sent neither sends nor sees the others', async () => {
    const waits = Promise.withResolvers<unknown>();
    const { answers, made } = serve({ 'POST /book/b1/marks': () => waits.promise });
    keepMark('b1', mark('one', { note: 'mine', note_at: AT }), { known: null });
    keepMark('b1', mark('two', { note: 'mine too', note_at: AT }), { known: null });
    await vi.waitFor(() => expect(made).toHaveLength(1));
    const under = sendMarks();
    publish(null);
    publish({ ...ana, uid: 'ben' });
    answers['POST /book/b1/marks'] = new Refusal(404, 'not_found', 'This book does not exist.');
    waits.resolve(new Refusal(404, 'not_found', 'This book does not exist.'));
    await under;
    expect([made.length, useGone.getState().books, storedKeys('folio:gone:'), waiting()]).toEqual([1, [], [], []]);
    // Whoever is asked again is Ana, who has lost nothing.
    publish(ana);
    answers['POST /book/b1/marks'] = kept;
    watchMarks();
    await sendMarks();
    expect(sent(made.slice(1)).map(({ note }) => note)).toEqual(['mine', 'mine too']);
  });
});
