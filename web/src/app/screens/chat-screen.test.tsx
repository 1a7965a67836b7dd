import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { handedIn } from '@/lib/handed.ts';
import { renderScreen } from '@/testing/render.tsx';
import { info } from '@/testing/samples.ts';
import { serve } from '@/testing/service.ts';
import ChatScreen from './chat-screen.tsx';

// jsdom draws no PDF; what is looked at here is where the focus goes.
vi.mock('@/features/pdf-viewer/pdf-viewer.tsx', () => ({
  PdfViewer: ({ place, back }: { place: { page: number } | null; back: { go: () => void } | null }) => (
    <>
      <button type="button" data-book-pane aria-label="The page" data-page={place?.page} />
      {back && <button type="button" aria-label="Back from the page" onClick={back.go} />}
    </>
  ),
}));

const at = '2026-11-02T10:30:00Z';
const chat = { chat_id: 'c1', pdf_id: 'locks', title: 'What is a lock?', created_at: at, updated_at: at };
const answer = {
  id: 'm2',
  role: 'assistant',
  content: 'It waits. [1]',
  timestamp: at,
  state: 'done',
  citations: [{ page: 3, quote: 'A lock waits.', state: 'marked', boxes: [] }],
};

/** The browser's Back, and what its history keeps of this entry. */
const browser = { back: (): void => undefined, state: null as unknown };

function Browser() {
  const { state } = useLocation();
  const navigate = useNavigate();
  Object.assign(browser, { state, back: () => navigate(-1) });
  return null;
}

function open(width: 'desktop' | 'phone', state: unknown = null) {
  const media = { matches: width === 'desktop', addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal(
    'matchMedia',
    vi.fn(() => media),
  );
  serve({
    'GET /upload/locks': info(),
    'GET /chat/list': [chat],
    'GET /chat/c1': { chat, messages: [answer], more: false },
  });
  renderScreen(
    <>
      <Routes>
        <Route path="/chat/:id" element={<ChatScreen />} />
        <Route path="/" element="The dashboard" />
      </Routes>
      <Browser />
    </>,
    { at: { pathname: '/chat/locks', state }, before: '/' },
  );
}

const reload = () => {
  cleanup();
  open('phone', browser.state);
};
const chosen = (name: string) => screen.findByRole('tab', { name, selected: true });

async function pressMark(width: 'desktop' | 'phone') {
  open(width);
  const mark = await screen.findByRole('button', { name: 'p. 3, show in book' });
  mark.focus();
  await userEvent.keyboard('{Enter}');
  return mark;
}

it('a mark that is pressed by key keeps the focus where the book stands beside the chat', async () => {
  const mark = await pressMark('desktop');
  expect(document.activeElement).toBe(mark);
});

it('on a phone, where the book takes the place of the chat, the page has the focus then', async () => {
  await pressMark('phone');
  expect(screen.getByRole('tab', { name: 'Book' }).getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'The page' }));
});

it('on a phone Back leads from a pressed mark to the mark in its answer', async () => {
  const mark = await pressMark('phone');
  await chosen('Book');
  browser.back();
  await chosen('Chat');
  await waitFor(() => expect(document.activeElement).toBe(mark));
});

it('on a phone a double press of the way back leaves the mark, and not the chat too', async () => {
  const mark = await pressMark('phone');
  await chosen('Book');
  const way = screen.getByRole('button', { name: 'Back from the page' });
  act(() => {
    way.click();
    way.click();
  });
  await chosen('Chat');
  expect(screen.queryByText('The dashboard')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(mark));
});

it('the history keeps no words of the book', async () => {
  await pressMark('phone');
  expect(JSON.stringify(browser.state)).not.toContain('A lock waits');
});

it('on a phone the tab of the chat leads back as well: no entry of the history is left over', async () => {
  await pressMark('phone');
  const pressed = browser.state;
  await userEvent.click(screen.getByRole('tab', { name: 'Chat' }));
  await waitFor(() => expect(browser.state).not.toEqual(pressed));
  expect(browser.state).toBeNull();
});

it('a reload keeps what a phone shows: the mark in the book, or the chat', async () => {
  await pressMark('phone');
  await chosen('Book');
  reload();
  await chosen('Book');
  expect(screen.getByRole('button', { name: 'The page' }).dataset.page).toBe('3');

  cleanup();
  open('phone', { show: { page: 7, boxes: [] } });
  await userEvent.click(await screen.findByRole('tab', { name: 'Chat' }));
  await waitFor(() => expect(handedIn(browser.state)).toHaveProperty('view'));
  reload();
  await chosen('Chat');
});
