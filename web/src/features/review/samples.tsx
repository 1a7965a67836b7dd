/** What the tests of the review stand on: two cards, the calls that answer, and the screen. */
import type { ReviewCard, ReviewSession } from '@contract/review.ts';
import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/render.tsx';
import { book } from '@/testing/samples.ts';
import type { Made } from '@/testing/service.ts';
import { ReviewScreen } from './review-screen.tsx';

export const card = (more: Partial<ReviewCard> = {}): ReviewCard => ({
  card_id: 'k1',
  pdf_id: 'locks',
  title: 'Threads and Locks',
  language: 'en',
  created_at: '2026-11-20T10:00:00Z',
  kind: 'short',
  question: 'What is a lock?',
  answer: ['What lets one thread in.'],
  evidence: [{ page: 3, quote: 'A lock lets one thread in.', boxes: [] }],
  chapter: '1 Locks',
  source: 'missed',
  memory: null,
  ...more,
});
export const second = card({ card_id: 'k2', question: 'What is a semaphore?' });
export const session = (more: Partial<ReviewSession> = {}): ReviewSession => ({
  cards: [card(), second],
  seconds_each: 30,
  limit_minutes: 15,
  spent_seconds: 0,
  total: 2,
  left: 0,
  ...more,
});
const kept = ({ body }: Made) => ({
  kept: (body as { entries: { id: string }[] }).entries.map(({ id }) => id),
  gone: [],
  spent_seconds: 9,
});
export const answers = () => ({
  'GET /review/session': session(),
  'GET /upload/list': [book()],
  'POST /book/locks/context': {
    found: { before: 'Before it. ', words: 'A lock lets one thread in.', after: ' After it.' },
  },
  'POST /review/entries': kept,
  'POST /review/cards/k1/mark': { is_correct: true, reason: 'Says it.' },
});
export const open = () => renderScreen(<ReviewScreen showPage={(_, { quote }) => <p>The page with {quote}</p>} />);
export const show = () => screen.findByRole('button', { name: 'Show the answer' });
