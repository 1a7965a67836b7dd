import { remembered } from '@contract/memory.ts';
import type { ReviewSession } from '@contract/review.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { publish } from '@/lib/auth/auth-store.ts';
import { forgetWaiting } from '@/lib/review-outbox.ts';
import { Refusal, serve } from '@/testing/service.ts';
import { answers, card, open, session, show } from './samples.tsx';

beforeEach(() => {
  publish({ uid: 'ana', email: 'ana@example.com', displayName: null, photoURL: null });
  forgetWaiting();
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

  it('asks how well it was remembered where the grades are, and says how often it was asked before', async () => {
    const memory = { ...remembered(null, new Date('2026-11-20T10:00:00Z'), 3), reviews: 4 };
    serve({ ...answers(), 'GET /review/session': session({ cards: [card({ memory })] }) });
    open();
    const head = await screen.findByText(/, asked 4 times before$/);
    expect(head.textContent).toMatch(/^missed on /);
    await userEvent.click(await show());
    expect(screen.getAllByText('How well did you remember it?').map(({ tagName }) => tagName)).toEqual(['LEGEND', 'P']);
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
    expect(screen.getByText(/1 card is left for later; nothing is lost\./)).toBeTruthy();
    // It says when, and it can be gone on with at once.
    expect(screen.getByText('in 1 minute')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Review 1 card' }));
    expect(await show()).toBeTruthy();
  });

  it.each<[string, Partial<ReviewSession>, boolean]>([
    ['nothing else is due', {}, false],
    ['the day’s minutes are used', { cards: [], left: 3, spent_seconds: 14 * 60 + 30 }, false],
    ['more is due and there are minutes left', { left: 3 }, true],
  ])('that ends where %s offers to see what else is due: only where there is something', async (_, more, offered) => {
    serve({ ...answers(), 'GET /review/session': session({ cards: [card()], ...more }) });
    open();
    if (more.cards === undefined) {
      await userEvent.click(await show());
      await userEvent.click(screen.getByRole('button', { name: /^Easy/ }));
    }
    expect(await screen.findByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'See what else is due' }) !== null).toBe(offered);
  });

  it('lets the minute pass of a card that is the last, and asks it then or on request', async () => {
    serve({ ...answers(), 'GET /review/session': session({ cards: [card()] }) });
    open();
    await userEvent.click(await show());
    await userEvent.click(screen.getByRole('button', { name: /^Again/ }));
    expect(await screen.findByRole('heading', { name: 'A short pause' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'What is a lock?' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask it now' }));
    expect(await screen.findByRole('heading', { name: 'What is a lock?' })).toBeTruthy();
  });

  it('asks on a card of a part only for what was left out, beside what was said', async () => {
    const part = card({ kind: 'long', answer: ['It lets one thread in.'], had: ['It is held by a thread.'] });
    serve({ ...answers(), 'GET /review/session': session({ cards: [part] }) });
    open();
    await screen.findByRole('heading', { name: 'What is a lock?' });
    expect(screen.getByText('You said this. Which point did you leave out?')).toBeTruthy();
    expect(screen.getByText('It is held by a thread.')).toBeTruthy();
    expect(screen.queryByText('It lets one thread in.')).toBeNull();
  });

  it('counts the cards that the day’s minutes cut off, but none that was never asked', async () => {
    const due = card({ memory: remembered(null, new Date('2026-11-01T10:00:00Z'), 3) });
    const forecast = [0, 0].map((cards, i) => ({ day: `2026-11-${20 + i}`, cards, minutes: 0 }));
    serve({
      ...answers(),
      'GET /review/session': session({
        ...{ cards: [due, card({ card_id: 'k2' })], spent_seconds: 595, limit_minutes: 10, left: 2 },
      }),
      'GET /progress/reviews': { cards: 9, fresh: 0, days: [], forecast },
    });
    open();
    expect(await screen.findByText('3 cards wait until tomorrow.')).toBeTruthy();
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

  it('that is over shows what the next seven days bring, today left out', async () => {
    const forecast = Array.from({ length: 14 }, (_, i) => ({ day: `2026-12-${10 + i}`, cards: i, minutes: i }));
    serve({
      ...answers(),
      'GET /review/session': session({ cards: [], spent_seconds: 60 }),
      'GET /progress/reviews': { cards: 9, fresh: 0, days: [], forecast },
    });
    open();
    const days = within(
      await screen.findByRole('list', { name: 'Cards that come back in the seven days after today' }),
    ).getAllByRole('listitem');
    expect(days.map((day) => day.textContent?.match(/\d+ cards?/)?.[0])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((cards) => (cards === 1 ? '1 card' : `${cards} cards`)),
    );
  });

  it('with nothing due says so, and how long a day may be is set there', async () => {
    const { made } = serve({
      ...answers(),
      'GET /review/session': session({ cards: [] }),
      'PATCH /review/settings': { minutes: 20 },
    });
    open();
    expect(await screen.findByRole('heading', { name: 'Nothing is due today.' })).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Most minutes a day' }), '20');
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

describe('what was missed, after a reload', () => {
  const again = { ...answers(), 'GET /review/session': session({ cards: [card()] }) };
  const missThenReload = async () => {
    serve(again);
    const { unmount } = open();
    await userEvent.click(await show());
    await userEvent.click(screen.getByRole('button', { name: /^Again/ }));
    await screen.findByRole('heading', { name: 'A short pause' });
    unmount();
    open();
  };
  const grade = async () => {
    await userEvent.click(await show());
    await userEvent.click(screen.getByRole('button', { name: /^Easy/ }));
  };

  it('is still told of at the end', async () => {
    await missThenReload();
    await grade();
    expect(await screen.findByText(/1 card in 1 minute\. You remembered 0\./)).toBeTruthy();
    expect(screen.queryByText(/remembered them all/)).toBeNull();
  });

  it('of a day that began on another device is not told of: what was remembered is not known here', async () => {
    serve({ ...again, 'GET /review/session': session({ cards: [card()], spent_seconds: 60 }) });
    open();
    await grade();
    expect(await screen.findByText(/1 card in 1 minute\./)).toBeTruthy();
    expect(screen.queryByText(/remembered/)).toBeNull();
  });
});
