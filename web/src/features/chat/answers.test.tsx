import type { ReadSoFar } from '@contract/chat.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { APOLOGY, cited, info, said } from '@/testing/samples.ts';
import { Refusal, serve, silence } from '@/testing/service.ts';
import { ASK, chat, input, kept, LIST, pane, reply } from './testing.tsx';

describe('an answer', () => {
  it('comes with its citations, and the next question goes to the same conversation', async () => {
    const { made, answers } = serve({ [LIST]: [], [ASK]: reply });
    const onShow = pane();
    await userEvent.type(input(), 'What is a lock?{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'p. 3, show in book' }));
    expect(onShow).toHaveBeenCalledWith(cited(), [cited()]);
    answers['GET /chat/c1'] = { chat, messages: [], more: false };
    await userEvent.type(input(), 'And then?{Enter}');
    await vi.waitFor(() => expect(made.findLast(({ call }) => call === ASK)?.body).toMatchObject({ chat_id: 'c1' }));
  });

  it.each([
    [cited(), 'p. 3, show in book'],
    [cited({ label: '1' }), 'p. 1 (PDF 3), show in book'],
    [cited({ state: 'page' }), 'p. 3, show in book, the page only'],
    [cited({ state: 'estimated' }), 'p. 3 · estimated, show in book; its text was read from a picture'],
  ])('names its citation so that sight and ear begin alike (%#)', async (citation, name) => {
    serve(kept([said('m1', 'user', 'Q'), said('m2', 'assistant', 'A. [1]', { citations: [citation] })]));
    pane();
    const mark = await screen.findByRole('button', { name });
    expect(name.startsWith(mark.textContent ?? '-')).toBe(true);
  });

  it('from a picture says so at its mark, and leads to the part of the page that was looked at', async () => {
    const boxes = [{ x: 0, y: 0.2, width: 1, height: 0.4 }];
    const seen = cited({ quote: '', state: 'estimated', picture: true, boxes });
    serve(kept([said('m1', 'user', 'Q'), said('m2', 'assistant', 'It falls. [1]', { citations: [seen] })]));
    const onShow = pane();
    const mark = await screen.findByRole('button', { name: /^p\. 3 · estimated, show in book/ });
    await userEvent.hover(mark);
    expect(await screen.findByText('Read from the picture on this page')).toBeTruthy();
    await userEvent.click(mark);
    expect(onShow.mock.calls[0]?.[0]).toMatchObject({ page: 3, picture: true, boxes });
  });

  const early = (pages: ReadSoFar) => ({
    ...kept([said('m1', 'user', 'Q'), said('m2', 'assistant', 'A copy without leave.', { pages })]),
    [ASK]: reply,
  });

  it('from the pages read so far says how many they are, and how far the reading is now; it is not asked again by itself', async () => {
    const { made } = serve(early({ read: 9, of: 352 }));
    pane(info({ status: 'reading', pages: 352, pages_read: 120 }));
    expect(await screen.findByText(/^From the first 9 of 352 pages;.* 120 of 352 pages are read now\.$/)).toBeTruthy();
    expect(made.some(({ call }) => call === ASK)).toBe(false);
  });

  it('from the pages read so far can be asked for again once more are read; then nothing is said of the first', async () => {
    const { made, answers } = serve(early({ read: 9, of: 12 }));
    pane();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
    expect(made.find(({ call }) => call === ASK)?.body).toMatchObject({ question: 'Q' });
    answers['GET /chat/c1'] = { chat, messages: [], more: false };
    await vi.waitFor(() => expect(screen.queryByText(/^From the first/)).toBeNull());
  });

  it('from a book whose pictures are read tomorrow says which pages they are, and when', async () => {
    serve(
      early({
        read: 8,
        of: 12,
        pictures: [
          { from: 3, to: 5 },
          { from: 9, to: 9 },
        ],
      }),
    );
    const pictures = { state: 'tomorrow' as const, total: 4, done: 0 };
    pane(
      info({
        pages_without_text: [
          [3, 5],
          [9, 9],
        ],
        pictures,
      }),
    );
    const note = await screen.findByText(/^From 8 of 12 pages: pictures were still to be read \(p\. 3–5, 9\)\./);
    expect(note.textContent).toContain('tomorrow');
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
  });

  it('that the book does not give leads to the sections that come nearest, without a mark', async () => {
    const sections = [{ title: '1.1 Deadlock', page: 4 }];
    serve(kept([said('m1', 'user', 'Q'), said('m2', 'assistant', 'The book does not say.', { sections })]));
    const onShow = pane();
    await userEvent.click(await screen.findByRole('button', { name: '1.1 Deadlock p. 4' }));
    expect(onShow.mock.calls[0]?.[0]).toMatchObject({ page: 4, quote: '', boxes: [] });
    expect(screen.queryByRole('button', { name: /show in book/ })).toBeNull();
    // It was stored before answers announced them.
    expect(screen.getByText('The nearest sections:')).toBeTruthy();
  });

  it('that announces the nearest sections itself does not do so twice', async () => {
    const sections = [{ title: '1.1 Deadlock', page: 4 }];
    const text = 'The book does not say.\n\nThese sections come nearest:';
    serve(kept([said('m1', 'user', 'Q'), said('m2', 'assistant', text, { sections })]));
    pane();
    expect(await screen.findByRole('button', { name: '1.1 Deadlock p. 4' })).toBeTruthy();
    expect(screen.queryByText('The nearest sections:')).toBeNull();
  });

  it('stands above the offer to have the pages read where the book is all pictures', async () => {
    serve({
      ...kept([said('m1', 'user', 'Q'), said('m2', 'assistant', "I can't read any text in this book yet.")]),
      'GET /health': { status: 'ok', engine: 'openai' },
    });
    pane(info({ pages_without_text: [[1, 12]] }));
    expect(await screen.findByText("I can't read any text in this book yet.")).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Read these pages with the AI model' })).toBeTruthy();
  });

  it('from a book that is gone has marks that cannot be pressed', async () => {
    serve(kept([said('m2', 'assistant', 'A. [1]', { citations: [cited({ state: 'unavailable' })] })]));
    pane();
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: 'p. 3, the book was deleted' })).disabled,
    ).toBe(true);
  });
});

describe('a failed answer', () => {
  it('is apologised for in the exact words, then the reason; Try again sends the same question with the same key', async () => {
    const { made, answers } = serve({ [LIST]: [], [ASK]: new Refusal(503, 'unavailable', 'The service is resting.') });
    pane();
    await userEvent.type(input(), 'What is a lock?{Enter}');
    const alert = await screen.findByRole('alert');
    expect([...alert.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      APOLOGY,
      'The service is resting.',
      'Your question is kept.',
    ]);
    expect(alert.parentElement?.textContent).toMatch(/^Folio: /);
    expect(input().disabled).toBe(false);
    answers[ASK] = reply;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'p. 3, show in book' })).toBeTruthy();
    expect(screen.queryByText(APOLOGY)).toBeNull();
    const keys = made.filter(({ call }) => call === ASK).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('by a fault of the service’s is not apologised for twice', async () => {
    serve({ [LIST]: [], [ASK]: new Refusal(500, 'internal', 'Something went wrong on our side. Please try again.') });
    pane();
    await userEvent.type(input(), 'What is a lock?{Enter}');
    const alert = await screen.findByRole('alert');
    expect([...alert.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      APOLOGY,
      'The fault is Folio’s, not your question’s.',
      'Your question is kept.',
    ]);
  });

  it('that was stored can be asked again after a reload', async () => {
    const { made } = serve({ ...kept([said('m1', 'user', 'What is a lock?', { state: 'failed' })]), [ASK]: silence });
    pane();
    expect(await screen.findByText(APOLOGY)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Looking in the book…')).toBeTruthy();
    expect(screen.getAllByText('What is a lock?')).toHaveLength(1);
    expect(made.at(-1)?.body).toMatchObject({ question: 'What is a lock?', retry_of: 'm1', chat_id: 'c1' });
  });

  it('is not spoken of while another window still waits for it', async () => {
    serve(kept([said('m1', 'user', 'What is a lock?', { state: 'waiting', timestamp: new Date().toISOString() })]));
    pane();
    expect(await screen.findByText('Looking in the book…')).toBeTruthy();
    expect(screen.queryByText(APOLOGY)).toBeNull();
  });
});

it('offers to stop an answer that takes long; a stopped question can be asked again', async () => {
  let end = (_: unknown) => {};
  const { made, answers } = serve({
    [LIST]: [],
    [ASK]: () => new Promise((resolve) => (end = resolve)),
    'POST /chat/stop': { ok: true },
  });
  pane();
  await userEvent.type(input(), 'What is a lock?{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }, { timeout: 3_000 }));
  const asked = made.find(({ call }) => call === ASK);
  await vi.waitFor(() =>
    expect(made.at(-1)).toMatchObject({
      call: 'POST /chat/stop',
      body: { key: asked?.headers.get('Idempotency-Key') },
    }),
  );
  end(new Refusal(409, 'stopped', 'You stopped this answer.'));
  expect(await screen.findByText('You stopped this answer.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(input().disabled).toBe(false);
  answers[ASK] = { answer: 'It waits.', citations: [], chat_id: 'c1', question_id: 'm1', answer_id: 'm2' };
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText(/It waits\./)).toBeTruthy();
});
