import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { type Conversation, Messages } from './messages.tsx';
import { placeUnanswered } from './unanswered.ts';

const pending = (partialAnswer: string | null): Conversation => ({
  messages: {
    data: [],
    hasNextPage: false,
    isFetchingNextPage: false,
    fetchNextPage: vi.fn(),
    isLoading: false,
    error: null,
    isPending: false,
    dataUpdatedAt: 1,
    errorUpdateCount: 0,
    isFetching: false,
    refetch: vi.fn(),
  },
  pending: {
    question: 'What is a lock?',
    key: 'k1',
    status: 'waiting',
    partialAnswer: partialAnswer === null ? null : { answer: partialAnswer, citations: [] },
  },
  cameAs: new Map(),
  busy: true,
  unanswered: placeUnanswered([], []),
  send: vi.fn(),
  retry: vi.fn(),
  forget: vi.fn(),
  stop: vi.fn(),
});
const show = (partialAnswer: string | null) =>
  renderScreen(<Messages conversation={pending(partialAnswer)} typing="Looking in the book…" onShow={vi.fn()} />);

it('says that it is looking until the first words are there, then that it is writing', async () => {
  const { unmount } = show(null);
  expect(screen.getByText('Looking in the book…')).toBeTruthy();
  unmount();
  show('It lets one');
  expect(await screen.findByText('It lets one')).toBeTruthy();
  expect(screen.getByText('Writing the answer…')).toBeTruthy();
  expect(screen.queryByText('Looking in the book…')).toBeNull();
});

/** A conversation that goes on at a press. */
function Stored({ before, after }: { before: Conversation; after: Conversation }) {
  const [done, setDone] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setDone(true)}>
        Store
      </button>
      <Messages conversation={done ? after : before} typing="" onShow={vi.fn()} />
    </>
  );
}

it('an answer is the same element from its first words to when it is stored', async () => {
  const asked = { id: 'q1', timestamp: '2026-11-22T08:00:00.000Z', state: 'done' as const, citations: [] };
  const arriving = pending('It lets one thread in.');
  const stored: Conversation = {
    ...arriving,
    pending: null,
    busy: false,
    cameAs: new Map([['a1', 'k1']]),
    messages: {
      ...arriving.messages,
      data: [
        { ...asked, role: 'user', content: 'What is a lock?' },
        { ...asked, id: 'a1', role: 'assistant', content: 'It lets one thread in, and the others wait.' },
      ],
    },
  };
  renderScreen(<Stored before={arriving} after={stored} />);
  await screen.findByText('It lets one thread in.');
  const [came] = screen.getAllByRole('article');
  await userEvent.click(screen.getByRole('button', { name: 'Store' }));
  await screen.findByText('It lets one thread in, and the others wait.');
  expect(screen.getAllByRole('article')).toEqual([came]);
  expect(screen.getAllByRole('article')[0]).toBe(came);
});

it('questions that failed stand where they were asked, each with its reason, and can be asked again or removed', async () => {
  const asked = { id: 'q1', timestamp: '2026-11-22T08:00:00.000Z', state: 'done' as const, citations: [] };
  const answered = [
    { ...asked, role: 'user' as const, content: 'What is a lock?' },
    { ...asked, id: 'a1', role: 'assistant' as const, content: 'It lets one thread in.' },
  ];
  const failed = (key: string, question: string, after: string | null) => ({
    key,
    question,
    after,
    reason: `No line for ${key}.`,
    conversation: 'c1',
    at: '',
    underWay: false,
  });
  const { messages, ...rest } = pending(null);
  const conversation: Conversation = {
    ...rest,
    pending: null,
    busy: false,
    messages: { ...messages, data: answered },
    unanswered: placeUnanswered(answered, [failed('k1', 'First?', null), failed('k2', 'Second?', 'a1')]),
  };
  renderScreen(<Messages conversation={conversation} typing="" onShow={vi.fn()} />);
  const text = screen.getByRole('log').textContent ?? '';
  const order = [
    'First?',
    'No line for k1.',
    'What is a lock?',
    'It lets one thread in.',
    'Second?',
    'No line for k2.',
  ];
  expect(order.map((words) => text.indexOf(words))).toEqual(
    order.map((words) => text.indexOf(words)).toSorted((a, b) => a - b),
  );
  expect(text.indexOf('First?')).toBeGreaterThanOrEqual(0);
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[1]!);
  expect(conversation.retry).toHaveBeenCalledWith(expect.objectContaining({ key: 'k2' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove' })[0]!);
  expect(conversation.forget).toHaveBeenCalledWith(['k1']);
});
