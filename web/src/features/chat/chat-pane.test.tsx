import type { AskResponse } from '@contract/chat.ts';
import { hashKey } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { publish } from '@/lib/auth/auth-store.ts';
import { bookKey } from '@/lib/books-here.ts';
import { useConnection } from '@/lib/connection.ts';
import { useOpenContents } from '@/lib/open-contents.ts';
import { KEPT, storeValue } from '@/lib/storage.ts';
import { renderScreen } from '@/testing/render.tsx';
import { cited, info, said } from '@/testing/samples.ts';
import { Refusal, serve, silence } from '@/testing/service.ts';
import { ChatPane } from './components/chat-pane.tsx';
import { ASK, chat, input, kept, LIST, pane, reply, send } from './testing.tsx';

/** Stands for the book beside the chat. */
function Wanted({ onWanted }: { onWanted: (how: string) => void }) {
  useOpenContents('locks', onWanted);
  return null;
}

it("is headed 'Chat with' the book's title, or 'PDF' until it is known", async () => {
  serve({ [LIST]: [] });
  renderScreen(<ChatPane pdfId="locks" info={undefined} onShow={vi.fn()} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Chat with PDF');
  pane();
  expect(await screen.findByRole('heading', { name: 'Chat with Threads and Locks' })).toBeTruthy();
  const title = screen.getByText('Threads and Locks');
  expect([title.tagName, title.dir, title.classList.contains('truncate')]).toEqual(['BDI', 'auto', true]);
});

it('is headed by the title that this device keeps, before the book has come', () => {
  publish({ uid: 'ana', email: null, displayName: null, photoURL: null });
  storeValue(`${KEPT}ana:${hashKey(bookKey('locks'))}`, JSON.stringify({ at: 1, data: info() }));
  serve({ [LIST]: silence });
  renderScreen(<ChatPane pdfId="locks" info={undefined} onShow={vi.fn()} />);
  expect(screen.getByRole('heading', { name: 'Chat with Threads and Locks' })).toBeTruthy();
});

it('says that it is opened while it is not known which conversation there was', () => {
  serve({ [LIST]: silence });
  pane();
  expect(screen.getByText('Opening the conversation…')).toBeTruthy();
});

describe('an empty conversation', () => {
  it('says at once where the book has no text that could be read, and what to do, and suggests nothing', async () => {
    serve({ [LIST]: [], 'GET /health': { status: 'ok', engine: 'embedded' } });
    pane(info({ pages_without_text: [[1, 12]] }));
    expect(await screen.findByText(/^This book has no readable text: .* can’t answer questions yet\.$/)).toBeTruthy();
    expect(screen.getByText(/upload a copy with selectable text/)).toBeTruthy();
    expect(screen.queryByText(/^Ask anything about this book/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Questions to start with' })).toBeNull();
  });

  it('offers three questions worth asking of this very book, and asks the one that is pressed', async () => {
    const { made } = serve({ [LIST]: [], [ASK]: silence });
    pane();
    const offers = within(await screen.findByRole('list', { name: 'Questions to start with' })).getAllByRole('button');
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

describe('a reply without a sure answer', () => {
  const asked = said('m1', 'user', 'What is an elephant?');

  it('leads on: to the chapters where nothing was found, to the contents and the search in the book', async () => {
    serve(kept([asked, said('m2', 'assistant', 'I found no answer in this book.', { found: 'nothing' })]));
    const onShow = pane();
    await userEvent.click(
      within(await screen.findByRole('list', { name: /the book’s chapters/ })).getByText('1 Locks'),
    );
    expect(onShow.mock.calls[0]?.[0]).toMatchObject({ page: 2, boxes: [] });
    const wanted = vi.fn();
    renderScreen(<Wanted onWanted={wanted} />);
    await userEvent.click(screen.getByRole('button', { name: 'Look for a word' }));
    await vi.waitFor(() => expect(wanted).toHaveBeenLastCalledWith('search'));
    await userEvent.click(screen.getByRole('button', { name: 'All chapters' }));
    await vi.waitFor(() => expect(wanted).toHaveBeenLastCalledWith('contents'));
  });

  it('offers no chapters where passages may help, and nothing once something else was asked', async () => {
    const near = said('m2', 'assistant', 'These may help.', { found: 'may_help' });
    serve(kept([asked, near]));
    pane();
    expect(await screen.findByRole('button', { name: 'Look for a word' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: /the book’s chapters/ })).toBeNull();
    cleanup();
    serve(kept([asked, near, { ...asked, id: 'm3' }, said('m4', 'assistant', 'It waits.')]));
    pane();
    expect(await screen.findByText(/It waits/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Look for a word' })).toBeNull();
  });
});

describe('without a connection', () => {
  it('nothing can be sent, and it is said whether the book is kept; what was typed stays, and one goes on writing', async () => {
    serve({ [LIST]: [], [ASK]: silence });
    pane();
    await userEvent.type(input(), 'What is a lock?');
    expect(send().disabled).toBe(false);
    act(() => useConnection.setState({ lost: true }));
    expect([document.activeElement, send().disabled, input().value]).toEqual([input(), true, 'What is a lock?']);
    await userEvent.type(input(), ' And a key?{Enter}');
    expect(input().value).toBe('What is a lock? And a key?');
    expect(input().placeholder).toBe('Asking needs a connection');
    expect(await screen.findByText('This book isn’t on this device.')).toBeTruthy();
    act(() => useConnection.setState({ lost: false }));
    expect(send().disabled).toBe(false);
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
    expect(screen.getByRole('alert').textContent).toBe('A question can be up to 4,000 characters long.');
    expect(send().disabled).toBe(true);
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
  expect(await screen.findByText(/Folio is still reading this book/)).toBeTruthy();
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

describe('from a conversation on', () => {
  it('a quiz on the chapter that was spoken of last, and the key facts, are one press away', async () => {
    serve(
      kept([said('m1', 'user', 'What is a lock?'), said('m2', 'assistant', 'It waits. [1]', { citations: [cited()] })]),
    );
    pane();
    const quiz = await screen.findByRole('link', { name: 'Quiz on this: 1 Locks' });
    expect(quiz.getAttribute('href')).toBe('/quiz/config/locks?pages=2-6');
    expect(screen.getByRole('link', { name: 'Key facts' }).getAttribute('href')).toBe('/review/facts/locks');
    // One question is in sight anyway.
    expect(screen.queryByRole('button', { name: 'Questions' })).toBeNull();
  });

  it('each question of it can be jumped to', async () => {
    const messages = ['What is a lock?', 'And a latch?'].flatMap((question, i) => [
      said(`q${i}`, 'user', question),
      said(`a${i}`, 'assistant', 'It waits.'),
    ]);
    serve(kept(messages));
    pane();
    await userEvent.click(await screen.findByRole('button', { name: 'Questions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'What is a lock?' }));
    const asked = document.querySelector('[data-question="q0"]');
    expect(asked?.textContent).toContain('What is a lock?');
    await vi.waitFor(() => expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(asked));
  });
});
