import type { Problem } from './sign-in-problem.ts';

/** In plain words what went wrong and what to do; below, smaller, what the provider said, as it is (SPEC §5, §8; READINGS). */
export const ProblemText = ({ problem: { message, hint } }: { problem: Problem }) => (
  <div role="alert">
    {hint && <p className="font-medium text-ink">{hint}</p>}
    <p className={hint ? 'mt-1 text-sm text-wrong' : 'text-sm font-medium text-wrong'}>{message}</p>
  </div>
);
