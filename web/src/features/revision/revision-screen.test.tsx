import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { APOLOGY, said } from '@/testing/samples.ts';
import { Refusal, serve, silence } from '@/testing/service.ts';
import { ASK, HISTORY, inLocks, input, kept, list, open, reply, session, width } from './testing.tsx';

beforeEach(() => {
  width(true);
});

/** A date as the service takes it. */
const DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

describe('a new chat', () => {
  it('says what it is for, offers questions to begin with, and has no history yet', async () => {
    const { made } = serve({ [HISTORY]: [], [ASK]: silence });
    open();
    expect(screen.getByRole('heading', { name: 'Chat History' })).toBeTruthy();
    expect(await screen.findByText('No chat history yet.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'What should I revise?' }));
    await waitFor(() =>
      expect(made.at(-1)?.body).toEqual({ question: 'What should I revise?', session_id: null, today: DAY }),
    );
  });

  it('sends by Enter, trimmed; shows the question at once; becomes the session of the reply, and the history is looked at again', async () => {
    const { made, answers } = serve({ [HISTORY]: [], [ASK]: reply, 'GET /revise-chat/s1': kept });
    open();
    await screen.findByText('No chat history yet.');
    answers[HISTORY] = [session('s1', 'What is a lock?')];
    await userEvent.type(input(), '  What is a lock?{Enter}');
    expect(within(await screen.findByRole('log')).getByText('What is a lock?')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'p. 3, show in book' })).toBeTruthy();
    expect(within(await list()).getByText('What is a lock?')).toBeTruthy();
    expect(screen.getByTestId('where').textContent).toBe('/revisechat?session=s1');

    await userEvent.type(input(), 'And a key?{Enter}');
    await waitFor(() => {
      const asked = made.filter(({ call }) => call === ASK).map(({ body }) => body);
      expect(asked.at(-1)).toEqual({ question: 'And a key?', session_id: 's1', today: DAY });
    });
  });

  it('begins a line by Shift+Enter and sends nothing blank', async () => {
    const { made } = serve({ [HISTORY]: [] });
    open();
    await userEvent.type(input(), 'one{Shift>}{Enter}{/Shift}two');
    expect(input().value).toBe('one\ntwo');
    await userEvent.clear(input());
    await userEvent.type(input(), '   {Enter}');
    expect(made.some(({ call }) => call === ASK)).toBe(false);
  });
});

it('an answer that fails is apologised for, with the reason; asked again it is the same question', async () => {
  const { made, answers } = serve({ [HISTORY]: [], [ASK]: new Refusal(503, 'unavailable', 'The service rests.') });
  open();
  await userEvent.type(input(), 'What is a lock?{Enter}');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(APOLOGY)).toBeTruthy();
  expect(within(alert).getByText('The service rests.')).toBeTruthy();
  answers[ASK] = reply;
  answers['GET /revise-chat/s1'] = kept;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/It waits/)).toBeTruthy();
  const keys = made.filter(({ call }) => call === ASK).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('a question that failed, and the apology, are there after a reload, and it is still the same question', async () => {
  const { made, answers } = serve({ [HISTORY]: [], [ASK]: new Refusal(503, 'unavailable', 'The service rests.') });
  const { unmount } = open();
  await userEvent.type(input(), 'What is a lock?{Enter}');
  await screen.findByText(APOLOGY);
  unmount();
  const again = open();
  expect(within(screen.getByRole('log')).getByText('What is a lock?')).toBeTruthy();
  expect(screen.getByText(APOLOGY)).toBeTruthy();
  expect(screen.getByText('The service rests.')).toBeTruthy();
  answers[ASK] = reply;
  answers['GET /revise-chat/s1'] = kept;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/It waits/)).toBeTruthy();
  const keys = made.filter(({ call }) => call === ASK).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
  again.unmount();
  open();
  expect(screen.queryByText(APOLOGY)).toBeNull();
});

describe('on a phone', () => {
  it('the history is a drawer that closes when a session is chosen', async () => {
    width(false);
    serve({ [HISTORY]: [session('s1', 'What is a lock?')], 'GET /revise-chat/s1': kept });
    open();
    expect(screen.queryByRole('list', { name: 'Chat History' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Chat History' }));
    const drawer = await screen.findByRole('dialog', { name: 'Chat History' });
    expect(within(drawer).getByRole('button', { name: 'New Chat' })).toBeTruthy();
    await userEvent.click(await within(drawer).findByText('What is a lock?'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/It waits/)).toBeTruthy();
  });

  it('a session that was deleted gives way to a new chat, the drawer closed before it is done', async () => {
    width(false);
    const { promise: deleted, resolve: release } = Promise.withResolvers();
    serve({
      [HISTORY]: [session('s1', 'What is a lock?')],
      'GET /revise-chat/s1': kept,
      'DELETE /revise-chat/s1': () => deleted,
    });
    open('/revisechat?session=s1');
    expect(await screen.findByText(/It waits/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Chat History' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Chat “What is a lock?”' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    release({ ok: true });
    expect(await screen.findByText(/Ask across all your books/)).toBeTruthy();
  });
});

describe('a citation', () => {
  it('opens its book at its words', async () => {
    serve({ [HISTORY]: [], 'GET /revise-chat/s1': kept });
    open('/revisechat?session=s1');
    await userEvent.click(await screen.findByRole('button', { name: 'p. 3, show in book' }));
    expect(screen.getByTestId('where').textContent).toBe('/chat/locks');
    expect(JSON.parse(screen.getByTestId('state').textContent ?? '')).toEqual({
      // With the quote, so that a phone can show it under the page.
      show: { page: 3, quote: 'A lock waits.', boxes: inLocks().boxes, state: 'marked' },
    });
  });

  it('names its book where the one before is of another', async () => {
    const keys = inLocks({ pdf_id: 'keys', book: 'Keys', page: 8 });
    const citations = [inLocks({ book: 'Locks' }), inLocks({ book: 'Locks', page: 4 }), keys];
    const mixed = session('s1', 'x', [said('m2', 'assistant', 'One. [1] Two. [2] Three. [3]', { citations })]);
    serve({ [HISTORY]: [], 'GET /revise-chat/s1': mixed });
    open('/revisechat?session=s1');
    const marks = await screen.findAllByRole('button', { name: /show in book$/ });
    expect(marks.map((mark) => [mark.textContent, mark.getAttribute('aria-label')])).toEqual([
      ['p. 3 · Locks', 'p. 3 · Locks, show in book'],
      ['p. 4', 'p. 4, show in book'],
      ['p. 8 · Keys', 'p. 8 · Keys, show in book'],
    ]);
  });

  it('of a book that is gone says so and leads nowhere', async () => {
    const gone = session('s1', 'x', [
      said('m2', 'assistant', 'It waits. [1]', { citations: [inLocks({ state: 'unavailable', boxes: [] })] }),
    ]);
    serve({ [HISTORY]: [], 'GET /revise-chat/s1': gone });
    open('/revisechat?session=s1');
    const mark = await screen.findByRole<HTMLButtonElement>('button', { name: 'p. 3, the book was deleted' });
    expect(mark.disabled).toBe(true);
  });
});

it('a long conversation shows its latest messages, and earlier ones on request', async () => {
  const all = Array.from({ length: 150 }, (_, i) => said(`m${i}`, i % 2 ? 'assistant' : 'user', `Message ${i}.`));
  serve({
    [HISTORY]: [],
    'GET /revise-chat/s1': ({ url }: { url: URL }) =>
      url.searchParams.get('before') === 'm50'
        ? session('s1', 'x', all.slice(0, 50))
        : session('s1', 'x', all.slice(50), true),
  });
  open('/revisechat?session=s1');
  expect(await screen.findByText('Message 149.')).toBeTruthy();
  expect(screen.queryByText('Message 0.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  expect(await screen.findByText('Message 0.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

describe('a question that no book answers', () => {
  const declined = (found: 'nothing' | undefined) =>
    session('s1', 'What is granite?', [
      said('m1', 'user', 'What is granite?'),
      said('m2', 'assistant', 'Your books don’t say.', found && { found }),
    ]);
  const health = { status: 'ok', engine: 'openai' };

  it('is answered without the books at one press, where a model serves', async () => {
    const { made } = serve({
      [HISTORY]: [],
      'GET /health': health,
      [ASK]: silence,
      'GET /revise-chat/s1': declined('nothing'),
    });
    open('/revisechat?session=s1');
    await userEvent.click(await screen.findByRole('button', { name: 'Answer without the book' }));
    await waitFor(() =>
      expect(made.at(-1)?.body).toEqual({
        question: 'What is granite?',
        session_id: 's1',
        today: DAY,
        without_book: true,
      }),
    );
  });

  it('is told from a reply that needs no book', async () => {
    serve({ [HISTORY]: [], 'GET /health': health, 'GET /revise-chat/s1': declined(undefined) });
    open('/revisechat?session=s1');
    expect(await screen.findByText('Your books don’t say.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Answer without the book' })).toBeNull();
  });
});
