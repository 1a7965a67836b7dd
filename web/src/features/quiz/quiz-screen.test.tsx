import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { keepDraft, readDraft } from '@/lib/quiz-drafts.ts';
import { questions, storedQuiz } from '@/testing/samples.ts';
import { Refusal, serve, silence } from '@/testing/service.ts';
import { button, marked, open, option, SUBMIT, submit, texts } from './testing.tsx';

const GET = 'GET /quiz/q1';
const stored = storedQuiz();

describe('a quiz to take', () => {
  it('shows radio options, a 3-row and a 6-row text area, and no key', () => {
    serve({});
    open();
    expect(screen.getByRole('heading', { name: 'Knowledge Quiz' })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(texts().map(({ rows }) => rows)).toEqual([3, 6]);
    expect(document.body.textContent).not.toMatch(/Explanation:|Answer:|circle of waiting|enter a critical section\./);
    expect(document.querySelector('[data-option]')).toBeNull();
  });

  it("leaves by 'Exit Quiz' to /", async () => {
    serve({});
    open();
    await userEvent.click(button('Exit Quiz'));
    expect(screen.getByTestId('where').textContent).toBe('/');
  });

  it('keeps every answer when the screen is left and opened again', async () => {
    serve({});
    open();
    await userEvent.click(option(/A page table/));
    await userEvent.type(texts()[0] as HTMLElement, 'They wait'); // two, as tested above
    cleanup();
    open();
    expect(option(/A page table/).checked).toBe(true);
    expect(texts()[0]?.value).toBe('They wait');
    expect(screen.getByRole('progressbar', { name: '2 of 4 answered' })).toBeTruthy();
  });

  it('comes from the service, by its id, when it is not handed over', async () => {
    serve({ [GET]: stored });
    open(null);
    expect(await screen.findByText('What does a lock protect?')).toBeTruthy();
  });

  it('has the head of an exam: the book, what of it is asked about, and how much there is', () => {
    serve({});
    open({ quiz_id: 'q1', questions, title: 'Threads and Locks', about: '1 Locks, pp. 2–6' });
    expect(screen.getByText('Threads and Locks')).toBeTruthy();
    expect(screen.getByText('1 Locks, pp. 2–6')).toBeTruthy();
    expect(screen.getByText('4 questions, no time limit')).toBeTruthy();
  });

  it('says how many points a long answer has, by the word that its mark has too', () => {
    serve({});
    open();
    expect(screen.getAllByText('2 points')).toHaveLength(1);
    expect(screen.queryByText(/part/)).toBeNull();
  });

  it('has no hints, unless it is practice: there they come step by step, outlive a reload, and are handed in', async () => {
    const { made } = serve({
      [SUBMIT]: marked,
      'GET /progress/quiz/q1/hints': {
        hints: [
          { kind: 'chapter', title: ['1 Locks'] },
          { kind: 'pages', pages: [{ page: 3 }] },
        ],
      },
    });
    open();
    expect(screen.queryByRole('button', { name: 'Give me a hint' })).toBeNull();
    cleanup();
    const practice = { quiz_id: 'q1', questions, pdf_id: 'locks', practice: true };
    open(practice);
    const first = () => within(screen.getByText('What does a lock protect?').closest('li') as HTMLElement); // a question's card
    await userEvent.click(first().getByRole('button', { name: 'Give me a hint' }));
    expect((await first().findByText(/In the chapter/)).textContent).toBe('In the chapter 1 Locks');
    expect(first().queryByText(/On p\. 3/)).toBeNull();
    await userEvent.click(first().getByRole('button', { name: 'Another hint' }));
    expect(first().getByText(/On p\. 3/)).toBeTruthy();
    expect(first().queryByRole('button', { name: /hint/ })).toBeNull();
    cleanup();
    open(practice);
    expect(await first().findByText(/On p\. 3/)).toBeTruthy();
    await userEvent.click(option(/A critical section/));
    await submit();
    expect(await first().findByText('With 2 hints')).toBeTruthy();
    expect(made.find(({ call }) => call === SUBMIT)?.body).toMatchObject({
      helped: { mcq: { 0: 2 }, saq: {}, laq: {} },
    });
  });

  it('counts no hint that could not be seen, and keeps the focus with those that can', async () => {
    const { answers } = serve({
      'GET /progress/quiz/q1/hints': new Refusal(500, 'internal', 'Broken.'),
    });
    open({ quiz_id: 'q1', questions, pdf_id: 'locks', practice: true });
    const first = () => within(screen.getByText('What does a lock protect?').closest('li') as HTMLElement); // a question's card
    await userEvent.click(first().getByRole('button', { name: 'Give me a hint' }));
    await first().findByText('No hint could be found just now.');
    expect(first().getByRole('button', { name: 'Give me a hint' })).toBe(document.activeElement);
    answers['GET /progress/quiz/q1/hints'] = { hints: [{ kind: 'chapter', title: ['1 Locks'] }] };
    await userEvent.keyboard('{Enter}');
    const step = await first().findByText(/In the chapter/);
    await waitFor(() => expect(step.closest('[tabindex="-1"]')).toBe(document.activeElement));
  });

  it('says why it has fewer questions than were asked for', () => {
    serve({});
    open({ quiz_id: 'q1', questions, notes: ['These pages hold two statements only.'] });
    expect(screen.getByText('These pages hold two statements only.')).toBeTruthy();
  });
});

describe('handing in', () => {
  it("reads 'Submitting...', locks every input and sends the answers with a key", async () => {
    const { made } = serve({ [SUBMIT]: silence });
    open();
    await userEvent.click(option(/A held lock/));
    await userEvent.type(texts()[0] as HTMLElement, 'They wait'); // two, as tested above
    await submit();
    expect(button('Submitting...').disabled).toBe(true);
    expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(true);
    expect(texts().every(({ disabled }) => disabled)).toBe(true);
    expect(made[0]?.body).toEqual({ quiz_id: 'q1', answers: { mcq: { 1: 0 }, saq: { 0: 'They wait' }, laq: {} } });
    expect(made[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it("is alerted as 'Failed to submit quiz', keeps the answers, and is tried again with the same key", async () => {
    const { made, answers } = serve({ [SUBMIT]: new Refusal(503, 'unavailable', 'The examiner is resting.') });
    open();
    await userEvent.click(option(/A held lock/));
    await submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to submit quizThe examiner is resting\./);
    expect(option(/A held lock/).checked).toBe(true);
    expect(option(/A held lock/).disabled).toBe(false);
    answers[SUBMIT] = marked;
    await submit();
    expect(await screen.findByRole('heading', { name: 'Quiz Results' })).toBeTruthy();
    expect(made[1]?.headers.get('Idempotency-Key')).toBe(made[0]?.headers.get('Idempotency-Key'));
  });

  it('leads to the attempt that another tab handed in with other answers, and keeps what is typed here', async () => {
    serve({
      [SUBMIT]: new Refusal(422, 'key_reused', 'This quiz was handed in before with other answers.'),
      [GET]: storedQuiz({ attempt_id: 'a1' }),
    });
    open();
    await userEvent.click(option(/A held lock/));
    await submit();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'See the marked attempt' });
    expect(link.getAttribute('href')).toBe('/progress/attempt/a1');
    expect(screen.getByRole('alert').textContent).toMatch(/^This quiz was handed in already.*handed in first count/);
    expect(option(/A held lock/).checked).toBe(true);
  });
});

describe('no such quiz', () => {
  it.each([[404], [400]])("is 'Quiz not found' (%d), with the way home", async (status) => {
    serve({ [GET]: new Refusal(status, status === 404 ? 'not_found' : 'invalid', 'No.') });
    open(null);
    expect(await screen.findByRole('heading', { name: 'Quiz not found' })).toBeTruthy();
    expect(screen.getByText("The quiz you're looking for doesn't exist or has expired.")).toBeTruthy();
    await userEvent.click(button('Return to Dashboard'));
    expect(screen.getByTestId('where').textContent).toBe('/');
  });

  it('but one that was handed in says so, and leads to its marks', async () => {
    serve({ [GET]: { ...stored, attempt_id: 'a1' } });
    open(null);
    expect(await screen.findByRole('heading', { name: 'Quiz not found' })).toBeTruthy();
    expect(screen.getByText('You handed it in, and its marks are kept.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the marked attempt' }).getAttribute('href')).toBe(
      '/progress/attempt/a1',
    );
  });

  it('when the service fails is named where it was begun here, and can be tried again', async () => {
    const { answers } = serve({ [GET]: new Refusal(503, 'unavailable', 'Resting.') });
    keepDraft('q1', { ...readDraft('q1'), title: 'Threads and Locks' });
    open(null);
    expect(await screen.findByText('Your quiz couldn’t be opened')).toBeTruthy();
    expect(screen.getByText('Threads and Locks')).toBeTruthy();
    expect(screen.queryByText(/not found|doesn't exist/)).toBeNull();
    answers[GET] = stored;
    await userEvent.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Knowledge Quiz' })).toBeTruthy();
  });
});
