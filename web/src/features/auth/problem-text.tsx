import type { Problem } from './sign-in-problem.ts';

/** What went wrong and what to do, in plain words; and what the provider said, as it is (SPEC §5, §8). */
export const ProblemText = ({ problem: { message, hint } }: { problem: Problem }) => (
  <div role="alert" className="text-sm">
    {hint && <p className="font-medium text-wrong">{hint}</p>}
    <p className={hint ? 'mt-1 text-xs text-wrong' : 'font-medium text-wrong'}>{message}</p>
  </div>
);
