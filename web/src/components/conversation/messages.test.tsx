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
