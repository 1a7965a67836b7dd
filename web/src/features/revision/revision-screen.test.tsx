import type { Citation } from '@contract/evidence.ts';
import type { ReviseAskResponse, RevisionMessage, RevisionSession } from '@contract/revision.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectErrors } from '@/testing/expected-errors.ts';
import { renderScreen } from '@/testing/render.tsx';
import { Refusal, serve, silence } from '@/testing/service.ts';
import RevisionScreen from './revision-screen.tsx';

const HISTORY = 'GET /revise-chat/history';
const ASK = 'POST /revise-chat/ask';
const APOLOGY = "I'm sorry, I encountered an error while processing your question. Please try again.";
const at = '2026-11-02T10:30:00Z';

const said = (
  id: string,
  role: RevisionMessage['role'],
  content: string,
  citations: Citation[] = [],
): RevisionMessage => ({
  id,
  role,
  content,
  timestamp: at,
  state: 'done',
  citations,
});
const session = (_id: string, title: string, messages: RevisionMessage[] = [], more = false): RevisionSession => ({
  _id,
  user_id: 'ana',
  title,
  messages,
  more,
  created_at: at,
  updated_at: at,
});
const cited = (more: Partial<Citation> = {}): Citation => ({
  page: 3,
  quote: 'A lock waits.',
  state: 'marked',
  boxes: [{ x: 0.1, y: 0.1, width: 0.5, height: 0.02 }],
  pdf_id: 'locks',
  ...more,
});
const reply: ReviseAskResponse = {
  answer: 'It waits. [1]',
  citations: [cited()],
  session_id: 's1',
  question_id: 'm1',
  answer_id: 'm2',
};
const kept = session('s1', 'What is a lock?', [
  said('m1', 'user', 'What is a lock?'),
  said('m2', 'assistant', 'It waits. [1]', [cited()]),
]);

const input = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type your message...');
const log = () => screen.findByRole('log');
const list = () => screen.findByRole('list', { name: 'Chat History' });

function State() {
  return <output data-testid="state">{JSON.stringify(useLocation().state)}</output>;
}
const open = (path = '/revisechat') =>
  renderScreen(
    <>
      <RevisionScreen />
      <State />
    </>,
    { at: path },
  );

/** A desktop's width, or a phone's. */
const width = (wide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  width(true);
});

describe('a new chat', () => {
  it('says what it is for, offers questions to begin with, and has no history yet', async () => {
    const { made } = serve({ [HISTORY]: [], [ASK]: silence });
    open();
    expect(screen.getByRole('heading', { name: 'Chat History' })).toBeTruthy();
    expect(await screen.findByText('No chat history yet.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'What should I revise?' }));
    await waitFor(() => expect(made.at(-1)?.body).toEqual({ question: 'What should I revise?', session_id: null }));
  });

  it('sends by Enter, trimmed; shows the question at once; becomes the session of the reply, and the history is looked at again', async () => {
    const { made, answers } = serve({ [HISTORY]: [], [ASK]: reply, 'GET /revise-chat/s1': kept });
    open();
    await screen.findByText('No chat history yet.');
    answers[HISTORY] = [session('s1', 'What is a lock?')];
    await userEvent.type(input(), '  What is a lock?{Enter}');
    expect(within(await log()).getByText('What is a lock?')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'p. 3, show in book' })).toBeTruthy();
    expect(within(await list()).getByText('What is a lock?')).toBeTruthy();
    expect(screen.getByTestId('where').textContent).toBe('/revisechat?session=s1');

    await userEvent.type(input(), 'And a key?{Enter}');
    await waitFor(() => {
      const asked = made.filter(({ call }) => call === ASK).map(({ body }) => body);
      expect(asked.at(-1)).toEqual({ question: 'And a key?', session_id: 's1' });
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

describe('the history', () => {
  const two = { [HISTORY]: [session('s1', 'What is a lock?'), session('s2', '')], 'GET /revise-chat/s1': kept };

  it('lists the sessions, an untitled one as such, and opens the one that is chosen', async () => {
    serve(two);
    open();
    expect(await screen.findByText('Untitled Chat')).toBeTruthy();
    await userEvent.click(within(await list()).getByText('What is a lock?'));
    expect(await screen.findByText(/It waits/)).toBeTruthy();
    expect(
      within(await list())
        .getByRole('button', { name: /^What is a lock/ })
        .getAttribute('aria-current'),
    ).toBe('true');
  });

  it.each(['right-click', 'button'])(
    'deletes by %s; deleting the current session returns to a new empty chat',
    async (way) => {
      const { made, answers } = serve({ ...two, 'DELETE /revise-chat/s1': { ok: true } });
      open('/revisechat?session=s1');
      expect(await screen.findByText(/It waits/)).toBeTruthy();
      answers[HISTORY] = [session('s2', '')];
      if (way === 'button') {
        await userEvent.click(await screen.findByRole('button', { name: 'Delete Chat “What is a lock?”' }));
      } else {
        fireEvent.contextMenu(within(await list()).getByText('What is a lock?'));
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Chat' }));
      }
      expect(await screen.findByText(/Ask across all your books/)).toBeTruthy();
      expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
      expect(screen.getByTestId('where').textContent).toBe('/revisechat');
      expect(made.filter(({ call }) => call === 'DELETE /revise-chat/s1')).toHaveLength(1);
    },
  );

  it('keeps a session whose deletion failed, and logs why', async () => {
    const { told } = expectErrors();
    serve({ ...two, 'DELETE /revise-chat/s1': new Refusal(503, 'unavailable', 'Not now.') });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Chat “What is a lock?”' }));
    expect(await screen.findByText('The chat was not deleted.')).toBeTruthy();
    expect(within(await list()).getByText('What is a lock?')).toBeTruthy();
    expect(told()[0]?.[0]).toBe('Could not delete a revision chat');
  });

  it('that fails to load shows the empty text with an offer to try again', async () => {
    const { answers } = serve({ [HISTORY]: new Refusal(500, 'internal', 'No.') });
    open();
    expect(await screen.findByText('No chat history yet.')).toBeTruthy();
    answers[HISTORY] = [session('s1', 'What is a lock?')];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await list()).getByText('What is a lock?')).toBeTruthy();
  });

  it('is fetched without messages, and older sessions on request', async () => {
    const page = Array.from({ length: 50 }, (_, i) => session(`p${i}`, `Session ${i}`));
    const { made } = serve({
      [HISTORY]: ({ url }: { url: URL }) => (url.searchParams.has('before') ? [session('old', 'The oldest')] : page),
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show older chats' }));
    expect(await screen.findByText('The oldest')).toBeTruthy();
    const asked = made.filter(({ call }) => call === HISTORY).map(({ url }) => Object.fromEntries(url.searchParams));
    expect(asked).toEqual([{ messages: 'none' }, { messages: 'none', before: 'p49' }]);
    expect(screen.queryByRole('button', { name: 'Show older chats' })).toBeNull();
  });
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
});

describe('a citation', () => {
  it('opens its book at its words', async () => {
    serve({ [HISTORY]: [], 'GET /revise-chat/s1': kept });
    open('/revisechat?session=s1');
    await userEvent.click(await screen.findByRole('button', { name: 'p. 3, show in book' }));
    expect(screen.getByTestId('where').textContent).toBe('/chat/locks');
    expect(JSON.parse(screen.getByTestId('state').textContent ?? '')).toEqual({
      show: { page: 3, boxes: cited().boxes, state: 'marked' },
    });
  });

  it('of a book that is gone says so and leads nowhere', async () => {
    const gone = session('s1', 'x', [
      said('m2', 'assistant', 'It waits. [1]', [cited({ state: 'unavailable', boxes: [] })]),
    ]);
    serve({ [HISTORY]: [], 'GET /revise-chat/s1': gone });
    open('/revisechat?session=s1');
    const mark = await screen.findByRole<HTMLButtonElement>('button', { name: 'p. 3, the book is gone' });
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
