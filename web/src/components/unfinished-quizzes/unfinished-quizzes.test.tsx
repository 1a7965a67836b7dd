import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import QuizConfigScreen from '@/features/quiz/config-screen.tsx';
import QuizScreen from '@/features/quiz/quiz-screen.tsx';
import { publish } from '@/lib/auth/auth-store.ts';
import { renderScreen } from '@/testing/render.tsx';
import { info, results, storedQuiz } from '@/testing/samples.ts';
import { Refusal, serve } from '@/testing/service.ts';
import { UnfinishedQuizzes } from './unfinished-quizzes.tsx';

const GET = 'GET /quiz/q1';
const stored = storedQuiz();
const student = (uid: string) => ({ uid, email: null, displayName: null, photoURL: null });
const open = (pathname: string) => {
  cleanup();
  renderScreen(
    <Routes>
      <Route path="/quiz/:id" element={<QuizScreen />} />
      <Route path="/quiz/config/:id" element={<QuizConfigScreen />} />
      <Route path="/" element={<UnfinishedQuizzes />} />
    </Routes>,
    { at: pathname },
  );
};
const goOn = 'Quiz on “Threads and Locks”';
const link = () => screen.findByRole('link', { name: new RegExp(goOn) });
const none = () => vi.waitFor(() => expect(screen.queryByRole('list', { name: 'Unfinished quizzes' })).toBeNull());

let service: ReturnType<typeof serve>;

beforeEach(async () => {
  publish(student('ana'));
  service = serve({ [GET]: stored, 'GET /upload/locks': info(), 'GET /upload/other': info({ id: 'other' }) });
  open('/quiz/q1');
  await userEvent.click(await screen.findByRole('radio', { name: 'A held lock' }));
});
afterEach(() => publish(null));

it('a quiz that was left is gone on with from the dashboard, which tells how far it is', async () => {
  open('/');
  expect((await link()).textContent).toBe(`${goOn}1 of 4 answeredContinue`);
  await userEvent.click(await link());
  expect(screen.getByTestId('where').textContent).toBe('/quiz/q1');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A held lock' }).checked).toBe(true);
});

it('it is offered on the configuration screen of its book, and of no other', async () => {
  open('/quiz/config/locks');
  expect(await link()).toBeTruthy();
  open('/quiz/config/other');
  await vi.waitFor(() => expect(service.made.filter(({ call }) => call === GET)).toHaveLength(3));
  await none();
});

it('one without an answer is not offered', async () => {
  localStorage.clear();
  open('/quiz/q1');
  await screen.findByRole('radio', { name: 'A held lock' });
  open('/');
  await none();
});

it('one that was handed in is not offered any more', async () => {
  service.answers['POST /progress/submit'] = { score: 2, total: 4, pct: 50, results, attempt_id: 'a1' };
  await userEvent.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  await screen.findByRole('heading', { name: 'Quiz Results' });
  open('/');
  await none();
});

it.each([
  ['was handed in elsewhere', { ...stored, attempt_id: 'a1' }],
  ['is gone', new Refusal(404, 'not_found', 'No.')],
])('one that %s is not offered, and not asked for again', async (_, answer) => {
  service.answers[GET] = answer;
  open('/');
  await none();
  const asked = service.made.length;
  open('/');
  await none();
  expect(service.made).toHaveLength(asked);
});

it("another student's is not told of, on the same machine", async () => {
  publish(student('ben'));
  const asked = service.made.length;
  open('/');
  await none();
  expect(service.made).toHaveLength(asked);
});

it('can be taken off the dashboard; its answers stay, and the next answer brings it back', async () => {
  open('/');
  const row = within((await link()).closest('li') as HTMLElement); // a link stands in its row
  await userEvent.click(row.getByRole('button', { name: 'Remove the quiz on “Threads and Locks” from this list' }));
  await none();
  open('/');
  await none();
  open('/quiz/config/locks');
  await userEvent.click(await link());
  await userEvent.click(screen.getByRole('radio', { name: 'A page table' }));
  open('/');
  expect((await link()).textContent).toBe(`${goOn}2 of 4 answeredContinue`);
});
