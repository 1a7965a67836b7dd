import type { ModelCall } from '../../../src/study/openai/complete.ts';

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
