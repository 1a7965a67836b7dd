import { Link } from 'react-router-dom';
import { review as words } from '@/config/texts/review.ts';
import { formatNumber } from '@/lib/format.ts';

interface DueTodayProps {
  due: number;
  minutes: number;
}

/** On the dashboard: how many cards wait, and how long they take. */
export const DueToday = ({ due, minutes }: DueTodayProps) => (
  <Link to="/review" className="group flex min-h-11 min-w-0 items-center gap-3 rounded-control">
    <span className="min-w-0">
      <span className="block font-medium text-accent underline-offset-4 group-hover:underline">{words.title}</span>
      <span className="block text-sm text-soft tabular-nums">
        {words.due(formatNumber(due), formatNumber(minutes), minutes)}
      </span>
    </span>
  </Link>
);
