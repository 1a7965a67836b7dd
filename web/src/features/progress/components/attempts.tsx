import type { AttemptSummary } from '@contract/progress.ts';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { progress as words } from '@/config/texts/progress.ts';
import { formatDate, formatDateTime, formatNumber, formatPercent, formatTime } from '@/lib/format.ts';
import { shareOf } from '../share.ts';
import { AttemptPlot } from './attempt-plot.tsx';

/** "1 / 2"; a dash where nothing of the kind was asked, or nothing is marked yet. */
const scoreText = (score: number | null, total: number) =>
  score === null || total === 0 ? '–' : words.of(formatNumber(score), formatNumber(total));

/** The recent attempts: a table where there is room, cards on a phone. */
export function Attempts({ attempts }: { attempts: readonly AttemptSummary[] }) {
  const navigate = useNavigate();
  const { columns } = words;
  return (
    <section aria-labelledby="recent" className="mt-10">
      <h2 id="recent" className="text-xl">
        {words.recent}
      </h2>
      <AttemptPlot attempts={attempts} />
      <table className="mt-3 w-full text-left max-md:block">
        <thead className="border-b border-edge text-sm text-soft max-md:sr-only">
          <tr>
            {Object.values(columns).map((title) => (
              <th key={title} scope="col" className="py-2 pr-4 font-medium last:pr-0 last:text-right">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {attempts.map((attempt) => (
            <tr
              key={attempt.attempt_id}
              // For the mouse, which may press the row anywhere; keys and ears have the button.
              onClick={() => navigate(`/progress/attempt/${attempt.attempt_id}`)}
              className="cursor-pointer border-b border-line hover:bg-raised max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-1 max-md:py-3"
            >
              <td className="py-2 pr-4 whitespace-nowrap max-md:p-0">
                <time dateTime={attempt.created_at}>
                  {formatDate(attempt.created_at)}{' '}
                  <span className="text-sm text-soft">{formatTime(attempt.created_at)}</span>
                </time>
              </td>
              <td className="py-2 pr-4 font-serif max-md:order-first max-md:w-full max-md:p-0" dir="auto">
                {attempt.title}
              </td>
              {(['mcq', 'saq', 'laq', 'overall'] as const).map((kind) => (
                <td key={kind} className="py-2 pr-4 whitespace-nowrap tabular-nums max-md:p-0">
                  <span className="text-sm text-soft md:hidden">{columns[kind]} </span>
                  {kind === 'overall' && attempt.status === 'unmarked'
                    ? words.unmarked
                    : scoreText(attempt[`${kind}_score`], attempt[`${kind}_total`])}
                  {kind === 'overall' && attempt.overall_score !== null && attempt.overall_total > 0 && (
                    <span className="ml-2 font-medium">
                      {formatPercent(shareOf({ correct: attempt.overall_score, attempted: attempt.overall_total }))}
                    </span>
                  )}
                </td>
              ))}
              <td className="py-2 text-right max-md:w-full max-md:p-0 max-md:text-left">
                <Button
                  size="small"
                  look="quiet"
                  aria-label={words.detailsOf(attempt.title, formatDateTime(attempt.created_at))}
                  className="text-accent max-md:-ml-3 max-md:min-h-11"
                >
                  {words.details}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
