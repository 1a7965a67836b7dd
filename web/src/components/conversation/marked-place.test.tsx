import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { cited } from '@/testing/samples.ts';
import { serve } from '@/testing/service.ts';
import { CitedBookContext } from './cited-book.ts';
import { MarkedPlace } from './marked-place.tsx';

const CONTEXT = 'POST /book/locks/context';
const outline = [{ title: '1 Locks', level: 1, from: 2, to: 6 }];
const found = { before: '…so that ', words: 'A lock waits.', after: ' Then it goes on…' };

/** Where the quote stands on its page. */
const BOX = { x: 0.1, y: 0.2, width: 0.3, height: 0.02 };

function show(onPress = vi.fn()) {
  renderScreen(
    <CitedBookContext value={{ id: 'locks', language: 'en', outline, shown: null }}>
      <MarkedPlace citation={cited({ boxes: [BOX] })} onPress={onPress} />
    </CitedBookContext>,
  );
  return { mark: screen.getByRole('button', { name: 'p. 3, show in book' }), onPress };
}
/** A busy machine takes its time. */
const PATIENT = { timeout: 15_000 };
const card = () => document.querySelector('[data-mark-card]');

it('shows the words in their paragraph, and where that stands, to whoever looks at the mark', async () => {
  const { made } = serve({ [CONTEXT]: { found } });
  show();
  await userEvent.tab();
  await vi.waitFor(() => expect(card()?.textContent).toContain('…so that A lock waits. Then it goes on…'), PATIENT);
  expect(card()?.textContent).toContain('p. 3 · 1 Locks');
  expect(card()?.querySelector('mark')?.textContent).toBe('A lock waits.');
  expect(made.at(-1)?.body).toEqual({ page: 3, quote: 'A lock waits.' });
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(card()).toBeNull(), PATIENT);
});

it('shows the quote alone where its paragraph cannot be had', async () => {
  serve({ [CONTEXT]: { found: null } });
  show();
  await userEvent.tab();
  await vi.waitFor(() => expect(card()?.querySelector('mark')?.textContent).toBe('A lock waits.'), PATIENT);
});

it('asks nothing of a mark that is pressed', () => {
  const { made } = serve({});
  const { mark, onPress } = show();
  // At once: a pointer that rests on the mark first has looked at it.
  fireEvent.pointerDown(mark);
  fireEvent.click(mark);
  expect(onPress).toHaveBeenCalledWith(mark);
  expect(card()).toBeNull();
  expect(made).toEqual([]);
});
