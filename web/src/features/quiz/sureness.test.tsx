import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serve, silence } from '@/testing/service.ts';
import { marked, open, option, SUBMIT, submit, texts } from './testing.tsx';

describe('how sure the student is', () => {
  const sureOf = (question: string) => within(screen.getByRole('group', { name: `How sure? ${question}` }));

  it('is asked once there is an answer, by a press that may be left out, and handed in beside the answers', async () => {
    const { made } = serve({ [SUBMIT]: silence });
    open();
    expect(screen.queryByRole('group', { name: /^How sure/ })).toBeNull();
    await userEvent.click(option(/A held lock/));
    await userEvent.type(texts()[0] as HTMLElement, 'They wait'); // two, as tested above
    await userEvent.click(sureOf('What raises a page fault?').getByRole('button', { name: 'Sure' }));
    await userEvent.click(sureOf('What is a deadlock?').getByRole('button', { name: 'Guess' }));
    await userEvent.click(sureOf('What is a deadlock?').getByRole('button', { name: 'Guess' }));
    await submit();
    expect(made[0]?.body).toEqual({
      quiz_id: 'q1',
      answers: { mcq: { 1: 0 }, saq: { 0: 'They wait' }, laq: {} },
      confidence: { mcq: { 1: 'sure' }, saq: {}, laq: {} },
    });
  });

  it('is one stop for the keyboard, with the arrows inside, and outlives a reload', async () => {
    serve({});
    open();
    await userEvent.click(option(/A held lock/));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const sure = sureOf('What raises a page fault?').getByRole('button', { name: 'Sure' });
    expect(document.activeElement).toBe(sure);
    expect(sure.getAttribute('aria-pressed')).toBe('true');
    await userEvent.tab();
    expect(document.activeElement).toBe(texts()[0]);
    cleanup();
    open();
    const again = sureOf('What raises a page fault?').getByRole('button', { name: 'Sure' });
    expect(again.getAttribute('aria-pressed')).toBe('true');
  });

  it('names lucky guesses and confident mistakes once it is marked, and leads to them', async () => {
    serve({ [SUBMIT]: marked });
    open();
    await userEvent.click(option(/A critical section/));
    await userEvent.click(sureOf('What does a lock protect?').getByRole('button', { name: 'Guess' }));
    await userEvent.click(option(/A held lock/));
    await userEvent.click(sureOf('What raises a page fault?').getByRole('button', { name: 'Sure' }));
    await submit();
    const summary = within(await screen.findByRole('region', { name: 'How sure you were' }));
    expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sure, but not correct (comes back first): 2',
      'A lucky guess: 1',
    ]);
    expect(screen.getByText('You were sure of this one. It will come back first.')).toBeTruthy();
    expect(screen.getByText('A lucky guess: correct, but you weren’t sure.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Missed (1)' }));
    await userEvent.click(summary.getByRole('button', { name: 'Question 1' }));
    expect(document.activeElement).toBe(screen.getByText('What does a lock protect?').closest('li'));
    expect(screen.queryByRole('group', { name: /^How sure/ })).toBeNull();
  });
});
