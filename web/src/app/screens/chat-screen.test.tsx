import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { info } from '@/testing/samples.ts';
import { serve } from '@/testing/service.ts';
import ChatScreen from './chat-screen.tsx';

// jsdom draws no PDF; what is looked at here is where the focus goes.
vi.mock('@/features/pdf-viewer/pdf-viewer.tsx', () => ({
  PdfViewer: () => <button type="button" data-book-pane aria-label="The page" />,
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

async function pressMark(width: 'desktop' | 'phone') {
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
    <Routes>
      <Route path="/chat/:id" element={<ChatScreen />} />
    </Routes>,
    { at: '/chat/locks' },
  );
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
