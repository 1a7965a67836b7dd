import { progress as words } from '@/config/texts/progress.ts';
import { formatDate, formatNumber, formatPercent } from '@/lib/format.ts';
import { useChart } from '../api.ts';
import { shareOf } from '../share.ts';

/** The sums of each day, folded away: the figures of what the plot shows. */
export function DayTable() {
  const { data } = useChart();
  if (!data || data.days.length === 0) return null;
  return (
    <details className="mt-2 text-sm">
      <summary className="min-h-8 cursor-pointer py-1.5 text-soft">{words.chart.table}</summary>
      <table className="mt-1 text-left tabular-nums">
        <caption className="sr-only">{words.chart.caption}</caption>
        <thead>
          <tr>
            {[words.chart.day, words.attempted, words.correct, words.accuracy].map((title) => (
              <th key={title} scope="col" className="py-1 pr-6 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row" className="py-0.5 pr-6 font-normal">
                {formatDate(day.day)}
              </th>
              <td className="pr-6">{formatNumber(day.attempted)}</td>
              <td className="pr-6">{formatNumber(day.correct)}</td>
              <td>{formatPercent(shareOf(day))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
