import { auth } from '@/config/texts/auth.ts';
import type { Problem } from './sign-in-problem.ts';

/** In plain words what went wrong and what to do; below, smaller, what the provider said, as it is (SPEC §5, §8; READINGS). */
export const ProblemText = ({ problem: { message, hint, fromProvider } }: { problem: Problem }) => (
  <div role="alert">
    {hint && <p className="font-medium text-ink">{hint}</p>}
    {fromProvider && <p className="mt-1 text-sm text-soft">{auth.fromProvider}</p>}
    <p className={hint ? 'text-sm text-wrong' : 'text-sm font-medium text-wrong'}>{message}</p>
  </div>
);
