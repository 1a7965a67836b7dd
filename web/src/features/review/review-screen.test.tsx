import type { ReviewCard, ReviewSession } from '@contract/review.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { publish } from '@/lib/auth/auth-store.ts';
import { forgetWaiting } from '@/lib/review-outbox.ts';
import { renderScreen } from '@/testing/render.tsx';
import { book } from '@/testing/samples.ts';
import { type Made, Refusal, serve } from '@/testing/service.ts';
import { ReviewScreen } from './review-screen.tsx';

const card = (more: Partial<ReviewCard> = {}): ReviewCard => ({
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
const second = card({ card_id: 'k2', question: 'What is a semaphore?' });
const session = (more: Partial<ReviewSession> = {}): ReviewSession => ({
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
const answers = () => ({
  'GET /review/session': session(),
  'GET /upload/list': [book()],
  'POST /book/locks/context': {
    found: { before: 'Before it. ', words: 'A lock lets one thread in.', after: ' After it.' },
  },
  'POST /review/entries': kept,
  'POST /review/cards/k1/mark': { is_correct: true, reason: 'Says it.' },
});
type Sent = { id: string; card_id: string; grade?: number; undoes?: string; typed?: boolean; helped?: boolean };
const sent = (made: readonly Made[]): Sent[] =>
  made
    .filter(({ call }) => call === 'POST /review/entries')
    .flatMap(({ body }) => (body as { entries: Sent[] }).entries);
const open = () => renderScreen(<ReviewScreen showPage={(_, { quote }) => <p>The page with {quote}</p>} />);
const show = () => screen.findByRole('button', { name: 'Show the answer' });

beforeEach(() => {
  publish({ uid: 'ana', email: 'ana@example.com', displayName: null, photoURL: null });
  forgetWaiting();
});

describe('a card', () => {
  it('is answered, marked and graded by keys alone', async () => {
    const { made } = serve(answers());
    open();
    await show();
    await userEvent.click(screen.getByRole('textbox', { name: 'What is a lock?' }));
    await userEvent.keyboard('It lets one thread in.{Control>}{Enter}{/Control}');
    expect(await screen.findByText('suggested')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Good/ }).textContent).toContain('suggested');
    expect(screen.getByText('A lock lets one thread in.', { selector: 'mark' })).toBeTruthy();
    await userEvent.keyboard('3');
    expect(await screen.findByRole('heading', { name: 'What is a semaphore?' })).toBeTruthy();
    expect(sent(made)).toMatchObject([{ card_id: 'k1', grade: 3, typed: true }]);
  });

  it('recalled in the head suggests no grade, and each grade says when it comes back', async () => {
    serve(answers());
    open();
    await userEvent.click(await show());
    expect(screen.queryByText('suggested')).toBeNull();
    expect(screen.getByRole('button', { name: /^Again/ }).textContent).toContain('in 1 minute');
    expect(screen.getByRole('button', { name: /^Easy/ }).textContent).toMatch(/in \d+ days/);
  });

  it('shows where it stands without giving it away, and is then noted as helped', async () => {
    const hints: ReviewCard['hints'] = [
      { kind: 'chapter', title: ['1 ', { gap: '' }] },
      { kind: 'pages', pages: [{ page: 3 }] },
      { kind: 'words', words: ['A lock lets one ', { gap: 't' }, ' in.'] },
    ];
    const { made } = serve({ ...answers(), 'GET /review/session': session({ cards: [card({ hints }), second] }) });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Give me a hint' }));
    await userEvent.click(screen.getByRole('button', { name: 'Another hint' }));
    await userEvent.click(screen.getByRole('button', { name: 'Another hint' }));
    const steps = within(screen.getByRole('list', { name: 'Hints' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'In the chapter 1 a word left out',
      'On p. 3',
      'The book, with the answer’s words left out:A lock lets one a word with t left outt in.',
    ]);
    expect(screen.queryByRole('button', { name: 'Another hint' })).toBeNull();
    await userEvent.click(await show());
    await userEvent.click(screen.getByRole('button', { name: /^Hard/ }));
    expect(sent(made)).toMatchObject([{ grade: 2, helped: true }]);
  });

  it('goes on with what was left of today’s, where Review is opened again without a connection', async () => {
    const { answers: service } = serve(answers());
    const { unmount } = open();
    await userEvent.click(await show());
    await userEvent.click(screen.getByRole('button', { name: /^Easy/ }));
    await screen.findByRole('heading', { name: 'What is a semaphore?' });
    unmount();
    service['GET /review/session'] = () => {
      throw new TypeError('Failed to fetch');
    };
    open();
    expect(await screen.findByRole('heading', { name: 'What is a semaphore?' })).toBeTruthy();
    expect(screen.queryByText('What is a lock?')).toBeNull();
  });

  it('is there on the next morning too without a connection: what is due then, and nothing that was done', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:00:00') });
    try {
      const third = card({ card_id: 'k3', question: 'What is a monitor?' });
      const tomorrow = session({ cards: [card(), second, third] });
      const { answers: service } = serve({
        ...answers(),
        'GET /review/session': ({ url }: Made) => (url.searchParams.get('ahead') ? tomorrow : session()),
      });
      const { unmount } = open();
      await userEvent.click(await show());
      await userEvent.click(screen.getByRole('button', { name: /^Easy/ }));
      await screen.findByRole('heading', { name: 'What is a semaphore?' });
      unmount();

      vi.setSystemTime(new Date('2026-11-21T08:00:00'));
      service['GET /review/session'] = () => {
        throw new TypeError('Failed to fetch');
      };
      const again = open();
      await userEvent.click(await show());
      await userEvent.click(screen.getByRole('button', { name: /^Easy/ }));
      expect(await screen.findByRole('heading', { name: 'What is a monitor?' })).toBeTruthy();
      again.unmount();

      // Two days later still, what was not asked waits.
      vi.setSystemTime(new Date('2026-11-23T08:00:00'));
      open();
      expect(await screen.findByRole('heading', { name: 'What is a monitor?' })).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('opens its page in the book', async () => {
    serve(answers());
    open();
    await userEvent.click(await show());
    await userEvent.click(screen.getByRole('button', { name: 'p. 3, show in book' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('The page with A lock lets one thread in.');
    await userEvent.keyboard('3');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('is graded once more after an undo; both stay in the log', async () => {
    const { made } = serve(answers());
    open();
    await userEvent.click(await show());
    await userEvent.click(screen.getByRole('button', { name: /^Again/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'What is a lock?' })).toBeTruthy();
    const [first, undo] = sent(made);
    expect(undo).toMatchObject({ card_id: 'k1', undoes: first?.id });
  });

  it('that is a choice is marked here', async () => {
    const choice = card({ kind: 'choice', options: ['A door', 'What lets one thread in.'] });
    serve({ ...answers(), 'GET /review/session': session({ cards: [choice] }) });
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'A door' }));
    await userEvent.click(await show());
    expect(screen.getByRole('button', { name: /^Again/ }).textContent).toContain('suggested');
  });
});

describe('a session', () => {
  it('goes on without a connection: grades wait on the device and are said to', async () => {
    serve({ ...answers(), 'POST /review/entries': new Refusal(503, 'unavailable', 'Later.') });
    open();
    for (const _ of [1, 2]) {
      await userEvent.click(await show());
      await userEvent.click(screen.getByRole('button', { name: /^Easy/ }));
    }
    expect(await screen.findByRole('heading', { name: 'That’s all for today' })).toBeTruthy();
    expect(screen.getByText(/2 grades are kept on this device/)).toBeTruthy();
  });

  it('ends with what came of it and what comes back, and urges nothing, also early', async () => {
    serve(answers());
    open();
    await userEvent.click(await show());
    await userEvent.click(screen.getByRole('button', { name: /^Again/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'End session' }));
    expect(screen.getByRole('heading', { name: 'That’s it for now' })).toBeTruthy();
    expect(await screen.findByText(/1 card in 1 minute\. You remembered 0\./)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'This one comes back' })).toBeTruthy();
  });

  it.each([
    ['on a day of the week', 0, [0, 0, 0, 0, 5, 2], /^5 cards wait until Tuesday\.$/],
    ['tomorrow', 0, [0, 1], /^One card waits until tomorrow\.$/],
    ['later than a week', 0, [0, 0, 0, 0, 0, 0, 0, 0, 3], /^3 cards wait until .*28/],
    ['tomorrow, with those that today had no room for', 4, [9, 2], /^6 cards wait until tomorrow\.$/],
  ])('that is over tells how many cards wait, and until when: %s', async (_, left, cards, told) => {
    const forecast = cards.map((count, i) => ({ day: `2026-11-${20 + i}`, cards: count, minutes: count }));
    serve({
      ...answers(),
      'GET /review/session': session({ cards: [], spent_seconds: 60, left }),
      'GET /progress/reviews': { cards: 9, fresh: 0, days: [], forecast },
    });
    open();
    expect(await screen.findByText(told)).toBeTruthy();
  });

  it('with nothing due says so, and how long a day may be is set there', async () => {
    const { made } = serve({
      ...answers(),
      'GET /review/session': session({ cards: [] }),
      'PATCH /review/settings': { minutes: 20 },
    });
    open();
    expect(await screen.findByRole('heading', { name: 'Nothing is due today.' })).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Minutes a day, at most' }), '20');
    expect(made.find(({ call }) => call === 'PATCH /review/settings')?.body).toEqual({ minutes: 20 });
  });

  it('before there is any card says how they come, and leads to the key facts of a book', async () => {
    serve({ ...answers(), 'GET /review/session': session({ cards: [], total: 0 }) });
    open();
    expect(await screen.findByText('No cards yet.')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Threads and Locks' });
    expect(link.getAttribute('href')).toBe('/review/facts/locks');
  });

  it('that cannot be loaded says why, and is tried again', async () => {
    const { answers: now } = serve({ 'GET /review/session': new Refusal(503, 'unavailable', 'Not now.') });
    open();
    expect(await screen.findByText('Not now.')).toBeTruthy();
    Object.assign(now, answers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await show()).toBeTruthy();
  });
});
