import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { Explanation } from './explanation.tsx';

const quote = 'A lock lets one thread in.';
const evidence = { page: 12, label: '10', quote, boxes: [{ x: 0, y: 0, width: 1, height: 0.1 }] };

it.each([
  ['as it is worded now', `The book says (p. 10, PDF 12): “${quote}”`],
  ['as it was stored before', `The book says (p. 10 (PDF 12)): “${quote}”`],
])('says the page once, on its mark: %s', (_, explanation) => {
  const mcq = { question: 'What does a lock let in?', options: ['One', 'Two'], answer_index: 0, explanation, evidence };
  renderScreen(<Explanation mcq={mcq} pdfId="b1" />);
  expect(screen.getByText(`The book says: “${quote}”`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'p. 10 (PDF 12), show in book' })).toBeTruthy();
});
