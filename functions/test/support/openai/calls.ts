import { beforeEach } from 'vitest';
import type { ModelCall } from '../../../src/study/openai/complete.ts';
import { testModelBudget, testWaiting } from './session.ts';

/** A short call that the stand-in answers from its one excerpt. */
export const LOCK_CALL: ModelCall = {
  task: 'answer',
  messages: [
    {
      role: 'user',
      content: JSON.stringify({
        question: 'What is a lock?',
        excerpts: [{ page: 1, text: 'A lock is what one thread holds alone.' }],
      }),
    },
  ],
  maxTokens: 500,
};

/** A budget and a clock, new for each test of a file. */
export function purseAndClock() {
  const own = { modelBudget: testModelBudget(), waiting: testWaiting() };
  beforeEach(() => {
    Object.assign(own, { modelBudget: testModelBudget(), waiting: testWaiting() });
  });
  return own;
}
