import type { Progress } from '@contract/progress.ts';
import { progress as words } from '@/config/texts/progress.ts';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { useChart } from '../api.ts';
import { trendText } from '../share.ts';

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-sm text-soft max-sm:tracking-tight">{name}</dt>
    <dd className="font-serif text-2xl leading-tight font-semibold tabular-nums">{value}</dd>
  </div>
);

/** The three figures of it all, and how the last day compares. */
export function Overall({ summary }: { summary: Progress['overall_summary'] }) {
  const { data, failureCount, fetchStatus } = useChart();
  const coming = !data && failureCount === 0 && fetchStatus === 'fetching';
  return (
    <section aria-label={words.overall} className="md:text-right">
      <dl className="flex justify-between gap-x-3 gap-y-2 sm:justify-start sm:gap-x-10 md:justify-end">
        <Figure name={words.attempted} value={formatNumber(summary.total_questions_attempted)} />
        <Figure name={words.correct} value={formatNumber(summary.total_correct_answers)} />
        <Figure name={words.accuracy} value={formatPercent(summary.overall_accuracy_percentage)} />
      </dl>
      {/* Its line is there before its words are, unless none will come. */}
      {(data || coming) && <p className="min-h-6 text-sm text-soft">{data && trendText(data.days)}</p>}
    </section>
  );
}
