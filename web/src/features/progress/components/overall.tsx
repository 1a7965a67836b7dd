import type { Progress } from '@contract/progress.ts';
import { progress as words } from '@/config/texts/progress.ts';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { useChart } from '../api.ts';
import { trendText } from '../share.ts';

const Figure = ({ name, value, large = false }: { name: string; value: string; large?: boolean }) => (
  <div className={large ? 'flex flex-col-reverse max-sm:w-full' : 'flex flex-col-reverse'}>
    <dt className="text-sm text-soft">{name}</dt>
    <dd className={large ? 'font-serif text-3xl tabular-nums' : 'font-serif text-xl tabular-nums'}>{value}</dd>
  </div>
);

/** One large honest number with its trend, and the two it is made of. */
export function Overall({ summary }: { summary: Progress['overall_summary'] }) {
  const { data } = useChart();
  const trend = data ? trendText(data.days) : null;
  return (
    <section aria-labelledby="overall" className="mt-6">
      <h2 id="overall" className="text-xl">
        {words.overall}
      </h2>
      <dl className="mt-3 flex flex-wrap items-end gap-x-10 gap-y-3">
        <Figure name={words.accuracy} value={formatPercent(summary.overall_accuracy_percentage)} large />
        <Figure name={words.attempted} value={formatNumber(summary.total_questions_attempted)} />
        <Figure name={words.correct} value={formatNumber(summary.total_correct_answers)} />
      </dl>
      {/* Its line is there before its words are. */}
      <p className="mt-2 min-h-6">{trend}</p>
    </section>
  );
}
