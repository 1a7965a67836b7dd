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
