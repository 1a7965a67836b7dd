import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { expectErrors } from '@/testing/expected-errors.ts';
import { Refusal, serve } from '@/testing/service.ts';
import { HISTORY, kept, list, open, session, width } from './testing.tsx';

beforeEach(() => {
  width(true);
});

const two = { [HISTORY]: [session('s1', 'What is a lock?'), session('s2', '')], 'GET /revise-chat/s1': kept };

it('the history lists the sessions, an untitled one as such, and opens the one that is chosen', async () => {
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

it('a title that was cut after 50 characters is shown to the letter', async () => {
  const title = 'How do spacing and interleaving differ, and when s...';
  serve({ [HISTORY]: [session('s1', title)] });
  open();
  expect(await screen.findByText(title)).toBeTruthy();
});

it.each(['right-click', 'button'])(
  'the history deletes by %s; deleting the current session returns to a new empty chat',
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
    // What is deleted is not asked for again.
    expect(made.filter(({ call }) => call === 'GET /revise-chat/s1')).toHaveLength(1);
  },
);

it('the history keeps a session whose deletion failed, and logs why', async () => {
  const { told } = expectErrors();
  serve({ ...two, 'DELETE /revise-chat/s1': new Refusal(503, 'unavailable', 'Not now.') });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Chat “What is a lock?”' }));
  expect(await screen.findByText('The chat couldn’t be deleted.')).toBeTruthy();
  expect(within(await list()).getByText('What is a lock?')).toBeTruthy();
  expect(told()[0]?.[0]).toBe('Could not delete a revision chat');
});

it('a history that fails to load shows the empty text with an offer to try again', async () => {
  const { answers } = serve({ [HISTORY]: new Refusal(500, 'internal', 'No.') });
  open();
  expect(await screen.findByText('No chat history yet.')).toBeTruthy();
  answers[HISTORY] = [session('s1', 'What is a lock?')];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await list()).getByText('What is a lock?')).toBeTruthy();
});

it('the history is fetched without messages, and older sessions on request', async () => {
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
