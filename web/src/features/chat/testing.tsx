/** The chat about the book "locks", for tests: what the service keeps of it, and its parts on the screen. */
import type { AskResponse, ChatMessage } from '@contract/chat.ts';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { cited, info } from '@/testing/samples.ts';
import { ChatPane } from './components/chat-pane.tsx';

export const LIST = 'GET /chat/list';
export const ASK = 'POST /chat/ask';

const at = '2026-11-02T10:30:00Z';
export const chat = { chat_id: 'c1', pdf_id: 'locks', title: 'What is a lock?', created_at: at, updated_at: at };

export const reply: AskResponse = {
  answer: 'It waits. [1]',
  citations: [cited()],
  chat_id: 'c1',
  question_id: 'm1',
  answer_id: 'm2',
};

/** What the service answers where this was said before. */
export const kept = (messages: ChatMessage[]) => ({ [LIST]: [chat], 'GET /chat/c1': { chat, messages, more: false } });

export const input = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
export const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

/** Opens the chat. @returns what is told which citation is to be shown */
export const pane = (book = info(), onShow = vi.fn()) => {
  renderScreen(<ChatPane pdfId="locks" info={book} onShow={onShow} />);
  return onShow;
};
