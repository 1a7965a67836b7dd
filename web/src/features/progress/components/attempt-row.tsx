import type { AttemptSummary } from '@contract/progress.ts';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { progress as words } from '@/config/texts/progress.ts';
import { formatDate, formatDateTime, formatNumber, formatPercent, formatTime } from '@/lib/format.ts';
import { shareOf } from '../share.ts';

/** "1 / 2"; a dash where nothing of the kind was asked, or nothing is marked yet. */
const scoreText = (score: number | null, total: number) =>
  score === null || total === 0 ? '–' : words.of(formatNumber(score), formatNumber(total));

interface AttemptRowProps {
  attempt: AttemptSummary;
  /** Its date is written; the next ones of that day say it to the ear alone, where rows are not cards. */
  firstOfDay: boolean;
}

/** One attempt: when, on what, its scores, and its per cent. */
export function AttemptRow({ attempt, firstOfDay }: AttemptRowProps) {
  const navigate = useNavigate();
  const { columns } = words;
  return (
    <tr
      // For the mouse, which may press the row anywhere; keys and ears have the button.
      onClick={() => navigate(`/progress/attempt/${attempt.attempt_id}`)}
      className="cursor-pointer border-b border-line hover:bg-raised max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:gap-y-0.5 max-md:py-3"
    >
      <td className="py-1.5 pr-6 whitespace-nowrap tabular-nums max-md:w-full max-md:p-0 max-md:text-sm max-md:text-soft md:w-0">
        <time dateTime={attempt.created_at} className="flex items-baseline justify-between gap-x-4">
          <span className={firstOfDay ? 'font-medium' : 'md:sr-only'}>{formatDate(attempt.created_at)}</span>{' '}
          <span className="text-soft md:ml-auto">{formatTime(attempt.created_at)}</span>
        </time>
      </td>
      <td className="py-1.5 pr-4 font-serif font-semibold max-md:w-full max-md:p-0 max-md:leading-snug" dir="auto">
        {attempt.title}
      </td>
      {(['mcq', 'saq', 'laq', 'overall'] as const).map((kind) => (
        <td
          key={kind}
          className={`py-1.5 pr-4 text-right whitespace-nowrap tabular-nums max-md:p-0 max-md:text-left ${
            kind === 'overall'
              ? 'max-md:min-w-0 max-md:grow max-md:basis-[calc(100%-8rem)] max-md:whitespace-normal'
              : 'max-md:text-sm'
          }`}
        >
          <span className="text-sm text-soft md:hidden">{columns[kind]} </span>
          {kind === 'overall' && attempt.status === 'unmarked'
            ? words.unmarked
            : scoreText(attempt[`${kind}_score`], attempt[`${kind}_total`])}
          {kind === 'overall' && attempt.overall_score !== null && attempt.overall_total > 0 && (
            <span className="ml-3 inline-block font-semibold md:min-w-12">
              {formatPercent(shareOf({ correct: attempt.overall_score, attempted: attempt.overall_total }))}
            </span>
          )}
          {kind === 'overall' && attempt.decided !== undefined && (
            <span className="block text-sm text-soft">{words.decided(formatNumber(attempt.decided))}</span>
          )}
        </td>
      ))}
      <td className="py-1.5 text-right max-md:p-0">
        <Button
          size="small"
          look="quiet"
          aria-label={words.detailsOf(attempt.title, formatDateTime(attempt.created_at))}
          className="text-accent! md:-mr-3 max-md:min-h-11 max-md:px-0"
        >
          {words.details}
        </Button>
      </td>
    </tr>
  );
}
