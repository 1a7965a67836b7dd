/** The revision chat, for tests: what the service keeps of it, and its parts on the screen. */
import type { Citation } from '@contract/evidence.ts';
import type { ReviseAskResponse, RevisionMessage, RevisionSession } from '@contract/revision.ts';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { handedIn } from '@/lib/handed.ts';
import { renderScreen } from '@/testing/render.tsx';
import { cited, said } from '@/testing/samples.ts';
import RevisionScreen from './revision-screen.tsx';

export const HISTORY = 'GET /revise-chat/history';
export const ASK = 'POST /revise-chat/ask';

const at = '2026-11-02T10:30:00Z';
export const session = (
  _id: string,
  title: string,
  messages: RevisionMessage[] = [],
  more = false,
): RevisionSession => ({ _id, user_id: 'ana', title, messages, more, created_at: at, updated_at: at });

/** A citation of the book "locks". */
export const inLocks = (more: Partial<Citation> = {}): Citation =>
  cited({ boxes: [{ x: 0.1, y: 0.1, width: 0.5, height: 0.02 }], pdf_id: 'locks', ...more });

export const reply: ReviseAskResponse = {
  answer: 'It waits. [1]',
  citations: [inLocks()],
  session_id: 's1',
  question_id: 'm1',
  answer_id: 'm2',
};

export const kept = session('s1', 'What is a lock?', [
  said('m1', 'user', 'What is a lock?'),
  said('m2', 'assistant', 'It waits. [1]', { citations: [inLocks()] }),
]);

export const input = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type your message...');
export const list = () => screen.findByRole('list', { name: 'Chat History' });

function State() {
  return <output data-testid="state">{JSON.stringify(handedIn(useLocation().state))}</output>;
}

export const open = (path = '/revisechat') =>
  renderScreen(
    <>
      <RevisionScreen />
      <State />
    </>,
    { at: path },
  );

/** A desktop's width, or a phone's. */
export const width = (wide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
