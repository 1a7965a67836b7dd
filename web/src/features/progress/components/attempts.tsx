import type { AttemptSummary } from '@contract/progress.ts';
import { progress as words } from '@/config/texts/progress.ts';
import { localDay } from '@/lib/format.ts';
import { AttemptPlot } from './attempt-plot.tsx';
import { AttemptRow } from './attempt-row.tsx';
import { DayTable } from './day-table.tsx';
import { SectionHead } from './section-head.tsx';

const dayOf = (attempt: AttemptSummary | undefined) => attempt && localDay(new Date(attempt.created_at));

interface AttemptsProps {
  /** Newest first. */
  attempts: readonly AttemptSummary[];
  /** How many stand in the table; the line is drawn through all. */
  shown: number;
}

/** The recent attempts: as a line, then as a table where there is room, and cards on a phone. */
export function Attempts({ attempts, shown }: AttemptsProps) {
  const { columns } = words;
  return (
    <section aria-labelledby="recent" className="mt-10">
      <SectionHead id="recent" title={words.recent}>
        {attempts.length > 1 && words.plot.legend}
      </SectionHead>
      <AttemptPlot attempts={attempts} />
      <table className="mt-2 w-full text-left max-md:block">
        <thead className="text-sm text-soft max-md:sr-only">
          <tr className="border-b border-edge">
            {Object.entries(columns).map(([column, title]) => (
              <th
                key={title}
                scope="col"
                className={`py-1.5 pr-4 font-medium last:pr-0 ${column === 'date' || column === 'book' ? '' : 'text-right'}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {attempts.slice(0, shown).map((attempt, i) => (
            <AttemptRow
              key={attempt.attempt_id}
              attempt={attempt}
              firstOfDay={dayOf(attempt) !== dayOf(attempts[i - 1])}
            />
          ))}
        </tbody>
      </table>
      <DayTable />
    </section>
  );
}
