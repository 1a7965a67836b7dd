import type { Progress } from '@contract/progress.ts';
import { progress as words } from '@/config/texts/progress.ts';
import { formatNumber, formatPercent } from '@/lib/format.ts';

/** One large honest number, and the two it is made of. */
export const Overall = ({ summary }: { summary: Progress['overall_summary'] }) => (
  <section aria-label={words.overall} className="mt-6">
    <h2 className="text-xl">{words.overall}</h2>
    <dl className="mt-3 flex flex-wrap items-end gap-x-10 gap-y-3">
      <div className="flex flex-col-reverse">
        <dt className="text-sm text-soft">{words.accuracy}</dt>
        <dd className="font-serif text-3xl tabular-nums">{formatPercent(summary.overall_accuracy_percentage)}</dd>
      </div>
      <div className="flex flex-col-reverse">
        <dt className="text-sm text-soft">{words.attempted}</dt>
        <dd className="text-xl tabular-nums">{formatNumber(summary.total_questions_attempted)}</dd>
      </div>
      <div className="flex flex-col-reverse">
        <dt className="text-sm text-soft">{words.correct}</dt>
        <dd className="text-xl tabular-nums">{formatNumber(summary.total_correct_answers)}</dd>
      </div>
    </dl>
  </section>
);
