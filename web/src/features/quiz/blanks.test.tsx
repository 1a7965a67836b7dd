import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { questions } from '@/testing/samples.ts';
import { serve } from '@/testing/service.ts';
import QuizScreen from './quiz-screen.tsx';

const option = (name: string) => screen.getByRole('radio', { name });
const texts = () => screen.getAllByRole('textbox');
const blanks = () => screen.getByText(/answered( yet)?$/, { selector: '[role=status]' }).textContent;

beforeEach(() => {
  serve({});
  renderScreen(
    <Routes>
      <Route path="/quiz/:id" element={<QuizScreen />} />
    </Routes>,
    { at: { pathname: '/quiz/q1', state: { quiz_id: 'q1', questions, pdf_id: 'locks' } } },
  );
});

it('says beside Submit Quiz how many questions have no answer yet; blank text is no answer', async () => {
  expect(blanks()).toBe('4 not answered');
  await userEvent.click(option('A page table'));
  await userEvent.type(texts()[0] as HTMLElement, '  '); // two, a short and a long answer
  expect(blanks()).toBe('3 not answered');
  await userEvent.click(option('A held lock'));
  await userEvent.type(texts()[0] as HTMLElement, 'They wait');
  expect(blanks()).toBe('1 not answered');
  const submit = () => screen.getByRole('button', { name: 'Submit Quiz' }).className;
  // What comes next is the question that is left.
  expect(submit()).not.toContain('bg-accent');
  await userEvent.type(texts()[1] as HTMLElement, 'From disk');
  expect(blanks()).toBe('All questions answered');
  expect(submit()).toContain('bg-accent');
  expect(screen.queryByRole('button', { name: /^go to/ })).toBeNull();
});

it('leads to the first of them, ready to be answered', async () => {
  await userEvent.click(option('A page table'));
  await userEvent.click(screen.getByRole('button', { name: 'go to the first' }));
  expect(document.activeElement).toBe(option('A held lock'));
  await userEvent.click(option('A held lock'));
  await userEvent.type(texts()[1] as HTMLElement, 'From disk'); // two, a short and a long answer
  await userEvent.click(screen.getByRole('button', { name: 'go to it' }));
  expect(document.activeElement).toBe(texts()[0]);
});
