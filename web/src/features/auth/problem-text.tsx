import type { Problem } from './sign-in-problem.ts';

/** What went wrong, in the provider's words (SPEC §5), and below it what to do. */
export const ProblemText = ({ problem: { message, hint } }: { problem: Problem }) => (
  <div role="alert" className="text-sm">
    <p className="font-medium text-wrong">{message}</p>
    {hint && <p className="mt-1 text-soft">{hint}</p>}
  </div>
);
