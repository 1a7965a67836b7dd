import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { type Conversation, Messages } from './messages.tsx';

const pending = (partialAnswer: string | null): Conversation => ({
  messages: {
    data: [],
    hasNextPage: false,
    isFetchingNextPage: false,
    fetchNextPage: vi.fn(),
    isLoading: false,
    isError: false,
    isFetching: false,
    refetch: vi.fn(),
  },
  pending: {
    question: 'What is a lock?',
    key: 'k1',
    status: 'waiting',
    reason: null,
    partialAnswer: partialAnswer === null ? null : { answer: partialAnswer, citations: [] },
  },
  busy: true,
  retry: vi.fn(),
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

it('a question that the page hung up on as it was left is not shown as failed where it was answered all the same', () => {
  const asked = { id: 'q1', timestamp: '2026-11-22T08:00:00.000Z', state: 'done' as const, citations: [] };
  const answered = [
    { ...asked, role: 'user' as const, content: 'What is a lock?' },
    { ...asked, id: 'a1', role: 'assistant' as const, content: 'It lets one thread in.' },
  ];
  const { messages, pending: waiting, ...rest } = pending(null);
  const failed = waiting && { ...waiting, status: 'failed' as const, reason: 'You seem to be offline.' };
  const conversation = (fromBefore: boolean): Conversation => ({
    ...rest,
    busy: false,
    messages: { ...messages, data: answered },
    pending: failed && { ...failed, ...(fromBefore && { fromBefore: true as const }) },
  });
  const { unmount } = renderScreen(<Messages conversation={conversation(true)} typing="" onShow={vi.fn()} />);
  expect(screen.getAllByText('What is a lock?')).toHaveLength(1);
  expect(screen.queryByText('You seem to be offline.')).toBeNull();
  unmount();
  // Asked once more and failed: that is another question.
  renderScreen(<Messages conversation={conversation(false)} typing="" onShow={vi.fn()} />);
  expect(screen.getAllByText('What is a lock?')).toHaveLength(2);
  expect(screen.getByText('You seem to be offline.')).toBeTruthy();
});
