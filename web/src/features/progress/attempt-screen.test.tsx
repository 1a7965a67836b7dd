import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { handedIn } from '@/lib/handed.ts';
import { renderScreen } from '@/testing/render.tsx';
import { attempt, questions } from '@/testing/samples.ts';
import { Refusal, serve, silence } from '@/testing/service.ts';
import AttemptScreen from './attempt-screen.tsx';

const GET = 'GET /progress/attempt/a1';
const State = () => <output data-testid="state">{JSON.stringify(handedIn(useLocation().state))}</output>;
const open = () =>
  renderScreen(
    <Routes>
      <Route path="/progress/attempt/:id" element={<AttemptScreen />} />
      <Route path="*" element={<State />} />
    </Routes>,
    { at: '/progress/attempt/a1' },
  );
const card = async (question: string) =>
  within((await screen.findByRole('heading', { name: question })).closest('li') as HTMLElement); // a question stands in its card
const under = (label: HTMLElement) => label.nextElementSibling?.textContent?.trim();

describe('an attempt', () => {
  it('says that it is loading', () => {
    serve({ [GET]: silence });
    open();
    expect(screen.getByText('Loading attempt…')).toBeTruthy();
  });

  it('that merely failed to load is not said to be missing first', async () => {
    serve({ [GET]: new Refusal(500, 'internal', 'Broken.') });
    open();
    const fault = await screen.findByRole('status', { name: 'This attempt couldn’t be loaded' });
    expect(fault.textContent).toContain('Broken.');
    const specified = screen.getByText('Attempt details not found.');
    expect(specified.parentElement?.textContent).toMatch(/^If the link is old or mistyped: /);
    expect(fault.compareDocumentPosition(specified)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('heading', { name: /not found/ })).toBeNull();
  });

  it.each([[404], [500]])("that cannot be had (%d) reads 'Attempt details not found.'", async (status) => {
    serve({ [GET]: new Refusal(status, status === 404 ? 'not_found' : 'internal', 'No.') });
    open();
    expect(await screen.findByText('Attempt details not found.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Progress' }));
    expect(screen.getByTestId('where').textContent).toBe('/progress');
  });

  it('tells how sure the student had been, and what that means now', async () => {
    const confidence = { mcq: { 1: 'sure' }, saq: { 0: 'think' }, laq: { 0: 'guess' } } as const;
    serve({ [GET]: { ...attempt(), confidence } });
    open();
    const summary = within(await screen.findByRole('region', { name: 'How sure you were' }));
    expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sure, but not correct (comes back first): 2',
      'A lucky guess: 4',
    ]);
    expect((await card('What is a deadlock?')).getByText('You said: think so')).toBeTruthy();
  });

  it('shows what was said again in the student’s own words, with its mark', async () => {
    const result = { is_correct: true, reason: 'Both points are there.' };
    const retelling = { answer: 'A circle of threads.', at: '2026-11-03T10:00:00Z', hints: 1, result };
    serve({ [GET]: { ...attempt(), retold: { mcq: {}, saq: { 0: retelling }, laq: {} } } });
    open();
    const question = await card('What is a deadlock?');
    expect(question.getByText('A circle of threads.')).toBeTruthy();
    expect(question.getByText('With one hint')).toBeTruthy();
    expect(question.getByRole('button', { name: 'Say it once more' })).toBeTruthy();
  });

  it('tells its date and time', async () => {
    serve({ [GET]: attempt() });
    open();
    const when = new Date('2026-11-02T10:30:00Z').toLocaleString(undefined, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    expect(await screen.findByText(when)).toBeTruthy();
  });

  it('lists every option, the right one green, a wrong choice red, and what was answered', async () => {
    serve({ [GET]: attempt() });
    open();
    const wrong = await card('What raises a page fault?');
    expect(wrong.getByText('A held lock', { selector: '[data-option=wrong] *' })).toBeTruthy();
    expect(wrong.getByText('A page that is not in memory', { selector: '[data-option=correct] *' })).toBeTruthy();
    expect(under(wrong.getByText('Your answer'))).toBe('A held lock');
    expect(under(wrong.getByText('Correct answer'))).toBe('A page that is not in memory');
    expect(under(wrong.getByText('Explanation:'))).toContain('It is touched while it is not there.');
    const blank = await card('What does a lock protect?');
    expect(blank.getAllByRole('listitem')).toHaveLength(3);
    expect(under(blank.getByText('Your answer'))).toBe('Not answered');
  });

  it('shows typed answers beside the correct answer and the outline', async () => {
    serve({ [GET]: attempt() });
    open();
    const short = await card('What is a deadlock?');
    expect(under(short.getByText('Your answer'))).toBe('they wait');
    expect(under(short.getByText('Answer:'))).toBe('A circle of waiting threads. p. 4');
    const long = await card('How does a page get into memory?');
    expect(under(long.getByText('Your answer'))).toBe('Not answered');
    const lines = long.getByText('Answer Outline:').nextElementSibling?.querySelectorAll('li') ?? [];
    expect([...lines].map((line) => line.textContent?.trim())).toEqual([
      'The kernel finds a free frame.',
      'It reads the page * from disk.',
    ]);
  });

  it('shows the evidence in the book, marked', async () => {
    serve({ [GET]: attempt() });
    open();
    const short = await card('What is a deadlock?');
    await userEvent.click(short.getByRole('button', { name: 'p. 4, show in book' }));
    expect(screen.getByTestId('where').textContent).toBe('/chat/locks');
    expect(JSON.parse(screen.getByTestId('state').textContent ?? '')).toEqual({
      show: { page: 4, quote: 'a deadlock', boxes: questions.saqs[0]?.evidence?.boxes },
    });
  });

  it('says of evidence from a picture of a page that it is an estimate, and opens the page', async () => {
    const [saq] = questions.saqs;
    const evidence = { page: 4, quote: 'a deadlock', boxes: [], estimated: true as const };
    serve({ [GET]: attempt({ questions: { ...questions, saqs: saq ? [{ ...saq, evidence }] : [] } }) });
    open();
    const short = await card('What is a deadlock?');
    await userEvent.click(short.getByRole('button', { name: /^p\. 4 · estimated, show in book/ }));
    expect(JSON.parse(screen.getByTestId('state').textContent ?? '')).toEqual({
      show: { page: 4, quote: 'a deadlock', boxes: [], state: 'estimated' },
    });
  });

  it('is taken again, or only what was missed, as a quiz of its own', async () => {
    const { made } = serve({ [GET]: attempt(), 'POST /quiz/practise': { quiz_id: 'q2', questions } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Practise what you missed' }));
    expect(await screen.findByTestId('state')).toBeTruthy();
    expect(screen.getByTestId('where').textContent).toBe('/quiz/q2');
    expect(made.at(-1)?.body).toEqual({ attempt_id: 'a1', which: 'missed' });
  });

  it('whose marking failed shows no marks and can be marked now', async () => {
    const { answers } = serve({ [GET]: attempt({ status: 'unmarked', results: null }) });
    open();
    expect(await screen.findByText('This attempt hasn’t been marked yet. Your answers are saved.')).toBeTruthy();
    expect(screen.queryByText('Not correct')).toBeNull();
    answers['POST /progress/attempt/a1/mark'] = new Refusal(503, 'unavailable', 'Still resting.');
    await userEvent.click(screen.getByRole('button', { name: 'Mark it now' }));
    expect((await screen.findByRole('alert')).textContent).toBe('It couldn’t be markedStill resting.');
    answers['POST /progress/attempt/a1/mark'] = attempt();
    await userEvent.click(screen.getByRole('button', { name: 'Mark it now' }));
    expect(await screen.findAllByText('Not correct')).toHaveLength(2);
  });
});

describe('questions for review', () => {
  it('that are cards already are shown as such, and only the others are added', async () => {
    const items = [{ kind: 'mcq' as const, index: 1 }];
    serve({ [GET]: attempt(), 'GET /review/attempts/a1': { items } });
    open();
    expect(await screen.findByRole('button', { name: 'Add 1 more question to review' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'In review' })).toHaveLength(1);
  });

  it('that are all cards already are not offered again', async () => {
    const items = [
      { kind: 'mcq' as const, index: 1 },
      { kind: 'saq' as const, index: 0 },
    ];
    serve({ [GET]: attempt(), 'GET /review/attempts/a1': { items } });
    open();
    const added = await screen.findByRole('link', { name: 'Added to review' });
    expect(added.getAttribute('href')).toBe('/review');
    expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull();
  });

  it('are also long answers that were right but for a point; Missed and Partly together count what is added', async () => {
    const points = [
      { point: 'One.', met: true, student_words: 'one' },
      { point: 'Two.', met: false, student_words: null },
    ];
    const results = { ...attempt().results, laq: [{ is_correct: true, points, worth: { points: 1, of: 2 } }] };
    serve({ [GET]: attempt({ results } as Partial<ReturnType<typeof attempt>>) });
    open();
    expect(await screen.findByRole('button', { name: 'Missed (2)' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Partly (1)' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add 3 questions to review' })).toBeTruthy();
    expect(screen.getByText('Correct but for a point')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add the missing point to review' })).toBeTruthy();
    expect(screen.getByText('2/4')).toBeTruthy();
  });

  it('have a score for each kind, as the results of a quiz have', async () => {
    serve({ [GET]: attempt() });
    open();
    const panel = within(await screen.findByRole('region', { name: 'Quiz Results' }));
    const kinds = panel.getAllByRole('term').map((kind) => kind.nextElementSibling?.textContent);
    expect(kinds).toEqual(['Score: 1 / 2', 'Score: 0 / 1', 'Score: 1 / 1']);
    expect(panel.getByText('Overall Accuracy: 50%')).toBeTruthy();
    // The way back is that to Progress.
    expect(screen.getByRole('button', { name: 'Back to Progress' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back to Dashboard' })).toBeNull();
  });

  it('are added all at once where they were missed, or one by one', async () => {
    const { made } = serve({ [GET]: attempt(), 'POST /review/cards': { added: 2, known: 0 } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 questions to review' }));
    expect(document.activeElement).toBe(await screen.findByRole('link', { name: 'Added to review' }));
    await userEvent.click((await card('What does a lock protect?')).getByRole('button', { name: 'Add to review' }));
    expect(await (await card('What does a lock protect?')).findByRole('button', { name: 'In review' })).toBeTruthy();
    expect(made.filter(({ call }) => call === 'POST /review/cards').map(({ body }) => body)).toEqual([
      { attempt_id: 'a1' },
      { attempt_id: 'a1', items: [{ kind: 'mcq', index: 0 }] },
    ]);
  });
});
