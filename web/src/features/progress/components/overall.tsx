import type { Progress } from '@contract/progress.ts';
import { progress as words } from '@/config/texts/progress.ts';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { useChart } from '../api.ts';
import { trendText } from '../share.ts';

const Figure = ({ name, value }: { name: string; value: string }) => (
  // The figure's baseline is the title's beside it.
  <div className="flex flex-col">
    <dt className="text-sm text-soft max-sm:tracking-tight">{name}</dt>
    <dd className="order-first font-serif text-2xl leading-tight font-semibold tabular-nums">{value}</dd>
  </div>
);

/** The three figures of it all, and how the last day compares. */
export function Overall({ summary }: { summary: Progress['overall_summary'] }) {
  const { data, failureCount, fetchStatus } = useChart();
  const coming = !data && failureCount === 0 && fetchStatus === 'fetching';
  return (
    <section aria-label={words.overall} className="md:text-right">
      <dl className="flex flex-wrap justify-between gap-x-3 gap-y-2 sm:gap-x-10 md:justify-end">
        <Figure name={words.attempted} value={formatNumber(summary.total_questions_attempted)} />
        <Figure name={words.correct} value={formatNumber(summary.total_correct_answers)} />
        <Figure name={words.accuracy} value={formatPercent(summary.overall_accuracy_percentage)} />
      </dl>
      {/* Its line is there before its words are, unless none will come. */}
      {(data || coming) && (
        <p className="mt-1 min-h-6 text-sm text-soft tabular-nums">
          {data && (trendText(data.days) || words.trendLater)}
        </p>
      )}
      {summary.decided_as_correct !== undefined && (
        <p className="text-sm text-soft tabular-nums">
          {words.decidedShare(formatNumber(summary.decided_as_correct), formatNumber(summary.total_correct_answers))}
        </p>
      )}
    </section>
  );
}
