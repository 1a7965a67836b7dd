/** A process that hands a quiz in when told to, several times at once, so that a test can set several against each other. */
import './in-process.ts';
import type { Answers, SubmitResponse } from '../../src/contract/quiz.ts';
import { submit } from '../../src/features/progress/submit.ts';

export interface Submitting {
  uid: string;
  quizId: string;
  answers: Answers;
  key: string;
  times: number;
}

process.on('message', async ({ uid, quizId, answers, key, times }: Submitting) => {
  const replies: SubmitResponse[] = await Promise.all(
    Array.from({ length: times }, () => submit(uid, quizId, answers, key)),
  );
  process.send?.(replies);
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
