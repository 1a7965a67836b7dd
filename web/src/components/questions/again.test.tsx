import type { ItemResult, Results } from '@contract/quiz.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { serve } from '@/testing/service.ts';
import { Again } from './again.tsx';

const right: ItemResult = { is_correct: true };
const wrong: ItemResult = { is_correct: false };
const results: Results = { mcq: [right, wrong], saq: [wrong], laq: [] };

it.each([
  ['Try the 2 you left blank', { mcq: { 0: 1 }, saq: {}, laq: {} }],
  ['Practise what you missed', { mcq: { 0: 1, 1: 1 }, saq: {}, laq: {} }],
] as const)('what is offered first follows what happened: %s', async (label, answers) => {
  serve({ 'GET /review/attempts/a1': { items: [] } });
  renderScreen(<Again attemptId="a1" results={results} answers={answers} pdfId="p1" title="Locks" />);
  expect(await screen.findByRole('button', { name: label })).toBeTruthy();
});

it.each([
  ['is what is done next', wrong, true],
  ['waits while an answer is still to be decided', { ...wrong, unsure: true }, false],
] as const)('practice %s', async (_, second, filled) => {
  serve({ 'GET /review/attempts/a1': { items: [] } });
  const answers = { mcq: { 0: 1, 1: 1 }, saq: { 0: 'A store.', 1: 'Seconds.' }, laq: {} };
  renderScreen(
    <Again attemptId="a1" results={{ ...results, saq: [wrong, second] }} answers={answers} pdfId="p1" title="Locks" />,
  );
  const practise = await screen.findByRole('button', { name: 'Practise what you missed' });
  expect(practise.className.includes('bg-accent')).toBe(filled);
});
