import type { AskResponse, ChatMessage } from '@contract/chat.ts';
import type { Citation } from '@contract/evidence.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { info } from '@/testing/samples.ts';
import { Refusal, serve, silence } from '@/testing/service.ts';
import { ChatPane } from './components/chat-pane.tsx';

const LIST = 'GET /chat/list';
const ASK = 'POST /chat/ask';
const APOLOGY = "I'm sorry, I encountered an error while processing your question. Please try again.";
const at = '2026-11-02T10:30:00Z';
const chat = { chat_id: 'c1', pdf_id: 'locks', title: 'What is a lock?', created_at: at, updated_at: at };
const cited = (more: Partial<Citation> = {}): Citation => ({
  page: 3,
  quote: 'A lock waits.',
  state: 'marked',
  boxes: [],
  ...more,
});
const said = (
  id: string,
  role: ChatMessage['role'],
  content: string,
  more: Partial<ChatMessage> = {},
): ChatMessage => ({
  id,
  role,
  content,
  timestamp: at,
  state: 'done',
  citations: [],
  ...more,
});
const reply: AskResponse = {
  answer: 'It waits. [1]',
  citations: [cited()],
  chat_id: 'c1',
  question_id: 'm1',
  answer_id: 'm2',
};
const kept = (messages: ChatMessage[]) => ({ [LIST]: [chat], 'GET /chat/c1': { chat, messages, more: false } });

const input = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const pane = (onShow = vi.fn()) => {
  renderScreen(<ChatPane pdfId="locks" info={info()} onShow={onShow} />);
  return onShow;
};

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

it("is headed 'Chat with' the book's title, or 'PDF' until it is known", async () => {
  serve({ [LIST]: [] });
  renderScreen(<ChatPane pdfId="locks" info={undefined} onShow={vi.fn()} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Chat with PDF');
  pane();
  expect(await screen.findByRole('heading', { name: 'Chat with Threads and Locks' })).toBeTruthy();
});

it('says that it is opened while it is not known which conversation there was', () => {
  serve({ [LIST]: silence });
  pane();
  expect(screen.getByText('Opening the conversation…')).toBeTruthy();
});

describe('an empty conversation', () => {
  it('says at once where the book has no text that could be read, and what to do, and suggests nothing', async () => {
    serve({ [LIST]: [], 'GET /health': { status: 'ok', engine: 'embedded' } });
    renderScreen(<ChatPane pdfId="locks" info={info({ pages_without_text: [[1, 12]] })} onShow={vi.fn()} />);
    expect(
      await screen.findByText(/^No text could be read in this book: .* cannot answer questions yet\.$/),
    ).toBeTruthy();
    expect(screen.getByText(/upload a copy with text in it/)).toBeTruthy();
    expect(screen.queryByText(/^Ask anything about this book/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Questions to begin with' })).toBeNull();
  });

  it('offers three questions worth asking of this very book, and asks the one that is pressed', async () => {
    const { made } = serve({ [LIST]: [], [ASK]: silence });
    pane();
    const offers = within(await screen.findByRole('list', { name: 'Questions to begin with' })).getAllByRole('button');
    expect(offers.map((offer) => offer.textContent)).toEqual([
      'What is this book about?',
      'Summarise “1 Locks”',
      'What does the book say about “1.1 Deadlock”?',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Summarise “1 Locks”' }));
    await vi.waitFor(() =>
      expect(made.at(-1)?.body).toMatchObject({ pdf_id: 'locks', question: 'Summarise “1 Locks”' }),
    );
  });
});

describe('the composer', () => {
  it('sends by Enter, trimmed, and is empty then', async () => {
    const { made } = serve({ [LIST]: [], [ASK]: silence });
    pane();
    await userEvent.type(input(), '  What is a lock?  {Enter}');
    await vi.waitFor(() => expect(made.at(-1)?.body).toMatchObject({ pdf_id: 'locks', question: 'What is a lock?' }));
    expect(input().value).toBe('');
  });

  it('begins a line by Shift+Enter', async () => {
    serve({ [LIST]: [] });
    pane();
    await userEvent.type(input(), 'one{Shift>}{Enter}{/Shift}two');
    expect(input().value).toBe('one\ntwo');
  });

  it.each(['', '   ', '{Shift>}{Enter}{/Shift} '])("does not send '%s'", async (text) => {
    const { made } = serve({ [LIST]: [] });
    pane();
    if (text) await userEvent.type(input(), text);
    expect(send().disabled).toBe(true);
    await userEvent.type(input(), '{Enter}');
    expect(made.some(({ call }) => call === ASK)).toBe(false);
  });

  it('shows the question at once and that Folio is looking; nothing can be sent meanwhile', async () => {
    serve({ [LIST]: [], [ASK]: silence });
    pane();
    await userEvent.type(input(), 'What is a lock?{Enter}');
    expect(within(screen.getByRole('log')).getByText('What is a lock?')).toBeTruthy();
    expect(screen.getByText('Looking in the book…')).toBeTruthy();
    expect(input().disabled).toBe(true);
    expect(send().disabled).toBe(true);
  });

  it('keeps what is typed when the screen is left', async () => {
    serve({ [LIST]: [] });
    pane();
    await userEvent.type(input(), 'Half a quest');
    document.body.replaceChildren();
    pane();
    expect(input().value).toBe('Half a quest');
  });

  it('says when a question is too long', async () => {
    serve({ [LIST]: [] });
    pane();
    await userEvent.click(input());
    await userEvent.paste('x'.repeat(4_001));
    expect(screen.getByRole('alert').textContent).toBe('A question can have 4,000 characters at most.');
    expect(send().disabled).toBe(true);
  });
});

describe('an answer', () => {
  it('comes with its citations, and the next question goes to the same conversation', async () => {
    const { made, answers } = serve({ [LIST]: [], [ASK]: reply });
    const onShow = pane();
    await userEvent.type(input(), 'What is a lock?{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'p. 3, show in book' }));
    expect(onShow).toHaveBeenCalledWith(cited());
    answers['GET /chat/c1'] = { chat, messages: [], more: false };
    await userEvent.type(input(), 'And then?{Enter}');
    await vi.waitFor(() => expect(made.findLast(({ call }) => call === ASK)?.body).toMatchObject({ chat_id: 'c1' }));
  });

  it.each([
    [cited(), 'p. 3, show in book'],
    [cited({ label: '1' }), 'p. 1 (PDF 3), show in book'],
    [cited({ state: 'page' }), 'p. 3, show in book, the page only'],
    [cited({ state: 'estimated' }), 'p. 3 · estimated, show in book, the page only: read from its picture'],
  ])('names its citation so that sight and ear begin alike (%#)', async (citation, name) => {
    serve(kept([said('m1', 'user', 'Q'), said('m2', 'assistant', 'A. [1]', { citations: [citation] })]));
    pane();
    const mark = await screen.findByRole('button', { name });
    expect(name.startsWith(mark.textContent ?? '-')).toBe(true);
  });

  it('stands above the offer to have the pages read where the book is all pictures', async () => {
    const scan = info({ pages_without_text: [[1, 12]] });
    serve({
      ...kept([said('m1', 'user', 'Q'), said('m2', 'assistant', "I can't read any text in this book yet.")]),
      'GET /health': { status: 'ok', engine: 'openai' },
    });
    renderScreen(<ChatPane pdfId="locks" info={scan} onShow={vi.fn()} />);
    expect(await screen.findByText("I can't read any text in this book yet.")).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Read these pages with the AI model' })).toBeTruthy();
  });

  it('from a book that is gone has marks that cannot be pressed', async () => {
    serve(kept([said('m2', 'assistant', 'A. [1]', { citations: [cited({ state: 'unavailable' })] })]));
    pane();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'p. 3, the book is gone' })).disabled).toBe(
      true,
    );
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
    ]);
    expect(input().disabled).toBe(false);
    answers[ASK] = reply;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'p. 3, show in book' })).toBeTruthy();
    expect(screen.queryByText(APOLOGY)).toBeNull();
    const keys = made.filter(({ call }) => call === ASK).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
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

it('asks again by itself while the book is being read', async () => {
  let asked = 0;
  serve({
    [LIST]: [],
    [ASK]: () => {
      asked += 1;
      return asked === 1 ? new Refusal(409, 'not_ready', 'Not read yet.') : reply;
    },
  });
  pane();
  await userEvent.type(input(), 'What is a lock?{Enter}');
  expect(await screen.findByText(/The book is still being read/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'p. 3, show in book' })).toBeTruthy();
});

it('shows another conversation at once, whatever becomes of the question under way', async () => {
  let answer: (reply: AskResponse) => void = () => undefined;
  const other = { ...chat, chat_id: 'c2', title: 'Another' };
  serve({
    [LIST]: [chat, other],
    'GET /chat/c1': { chat, messages: [], more: false },
    'GET /chat/c2': { chat: other, messages: [said('m9', 'user', 'An older question')], more: false },
    [ASK]: () => new Promise((resolve) => (answer = resolve)),
  });
  pane();
  await userEvent.type(input(), 'What is a lock?{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Conversations' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Another/ }));
  expect(await screen.findByText('An older question')).toBeTruthy();
  answer(reply);
  await vi.waitFor(() => expect(input().disabled).toBe(false));
  expect(screen.getByText('An older question')).toBeTruthy();
  expect(screen.queryByText('It waits.')).toBeNull();
});
