import type { Problem } from './sign-in-problem.ts';

/** What the provider said, as it is (SPEC §5, §8), and below it, in plain words, what went wrong and what to do (READINGS). */
export const ProblemText = ({ problem: { message, hint } }: { problem: Problem }) => (
  <div role="alert" className="text-sm">
    <p className={hint ? 'text-wrong' : 'font-medium text-wrong'}>{message}</p>
    {hint && <p className="mt-1 font-medium text-ink">{hint}</p>}
  </div>
);
