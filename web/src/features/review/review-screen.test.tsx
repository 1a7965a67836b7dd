import type { ReviewCard } from '@contract/review.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { publish } from '@/lib/auth/auth-store.ts';
import { forgetWaiting } from '@/lib/review-outbox.ts';
import { type Made, serve } from '@/testing/service.ts';
import { answers, card, open, second, session, show } from './samples.tsx';

type Sent = { id: string; card_id: string; grade?: number; undoes?: string; typed?: boolean; helped?: boolean };
const sent = (made: readonly Made[]): Sent[] =>
  made
    .filter(({ call }) => call === 'POST /review/entries')
    .flatMap(({ body }) => (body as { entries: Sent[] }).entries);

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

  it.each([
    ['I had this', 'Good'],
    ['I didn’t', 'Again'],
  ])('whose mark is unsure is decided with one tap: %s suggests %s', async (said, grade) => {
    const unsettled = { is_correct: false, unsure: true, points: [], worth: { points: 0, of: 5 } };
    serve({ ...answers(), 'POST /review/cards/k1/mark': unsettled });
    open();
    await show();
    await userEvent.click(screen.getByRole('textbox', { name: 'What is a lock?' }));
    await userEvent.keyboard('It keeps threads apart.{Control>}{Enter}{/Control}');
    const decide = await screen.findByRole('button', { name: said });
    // No figure before it is decided.
    expect(screen.queryByText('0 of 5 points.')).toBeNull();
    await userEvent.click(decide);
    expect(await screen.findByText('suggested')).toBeTruthy();
    expect(screen.getByRole('button', { name: new RegExp(`^${grade}`) }).textContent).toContain('suggested');
    expect(screen.queryByRole('button', { name: said })).toBeNull();
  });

  it('that is a choice is marked here', async () => {
    const choice = card({ kind: 'choice', options: ['A door', 'What lets one thread in.'] });
    serve({ ...answers(), 'GET /review/session': session({ cards: [choice] }) });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'A door' }));
    // Chosen is answered.
    expect(screen.queryByRole('button', { name: 'Show the answer' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Again/ }).textContent).toContain('suggested');
  });
});
