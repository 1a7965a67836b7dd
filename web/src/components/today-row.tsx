import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass } from './ui/button.tsx';

interface TodayRowProps extends Pick<LinkProps, 'to' | 'state' | 'title'> {
  what: string;
  /** How much it is, how far it is. */
  facts: ReactNode;
  /** On its button. */
  act: string;
  /** What today begins with. */
  first?: boolean;
  /** Its height is known before it is: each of its two lines is one, whatever it says. */
  even?: boolean;
}

/** One thing that waits today: a line that leads to it whole, with what looks like its button at the end. */
export const TodayRow = ({ what, facts, act, first = false, even = false, ...link }: TodayRowProps) => (
  <Link {...link} className="group flex min-h-14 min-w-0 flex-1 items-center gap-4 py-1.5">
    <span className="min-w-0 flex-1">
      <span
        className={`line-clamp-1 font-medium [overflow-wrap:anywhere] group-hover:underline ${even ? '' : 'max-sm:line-clamp-3'}`}
        dir="auto"
      >
        {what}
      </span>
      <span className={`line-clamp-1 text-sm text-soft tabular-nums ${even ? '' : 'max-sm:line-clamp-2'}`}>
        {facts}
      </span>
    </span>
    <span
      aria-hidden
      className={buttonClass(
        { look: first ? 'primary' : 'secondary', size: 'small' },
        'min-w-24 shrink-0 max-sm:min-h-11',
      )}
    >
      {act}
    </span>
  </Link>
);
