/** What the tests of a quiz share: its screen, and what a student does there. */
import type { SubmitResponse } from '@contract/quiz.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderScreen } from '@/testing/render.tsx';
import { questions, results } from '@/testing/samples.ts';
import QuizScreen from './quiz-screen.tsx';

export const SUBMIT = 'POST /progress/submit';
export const marked: SubmitResponse = { score: 2, total: 4, pct: 50, results, attempt_id: 'a1' };

export const open = (state: unknown = { quiz_id: 'q1', questions, pdf_id: 'locks' }) =>
  renderScreen(
    <Routes>
      <Route path="/quiz/:id" element={<QuizScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: { pathname: '/quiz/q1', state } },
  );

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const submit = () => userEvent.click(button('Submit Quiz'));
export const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
export const texts = () => screen.getAllByRole<HTMLTextAreaElement>('textbox');
