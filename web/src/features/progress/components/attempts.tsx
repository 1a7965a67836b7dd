import type { AttemptSummary } from '@contract/progress.ts';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { progress as words } from '@/config/texts/progress.ts';
import { formatDate, formatNumber } from '@/lib/format.ts';

const scoreText = (score: number | null, total: number) =>
  score === null ? '–' : words.of(formatNumber(score), formatNumber(total));

/** The recent attempts: a table where there is room, cards on a phone. */
export function Attempts({ attempts }: { attempts: readonly AttemptSummary[] }) {
  const navigate = useNavigate();
  const { columns } = words;
  return (
    <section aria-labelledby="recent" className="mt-10">
      <h2 id="recent" className="text-xl">
        {words.recent}
      </h2>
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
              className="border-b border-line max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-1 max-md:py-3"
            >
              <td className="py-2 pr-4 whitespace-nowrap max-md:p-0">
                <time dateTime={attempt.created_at}>{formatDate(attempt.created_at)}</time>
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
                </td>
              ))}
              <td className="py-2 text-right max-md:w-full max-md:p-0 max-md:text-left">
                <Button
                  size="small"
                  className="max-md:mt-1"
                  onClick={() => navigate(`/progress/attempt/${attempt.attempt_id}`)}
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
