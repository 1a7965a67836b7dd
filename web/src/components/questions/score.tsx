import { awaitsDecision, countsAsCorrect, type ItemResult, type Results } from '@contract/quiz.ts';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import { formatNumber } from '@/lib/format.ts';
import { goToQuestion } from './result-filters.tsx';

/** Per cent below which a stamp does not wear the colour of what went well. */
const HALF = 50;

const tallyOf = (items: readonly ItemResult[]) => ({
  correct: items.filter(countsAsCorrect).length,
  count: items.length,
});

const kindsOf = (results: Results) => [
  { kind: words.taking.mcqs, ...tallyOf(results.mcq) },
  { kind: words.taking.saqs, ...tallyOf(results.saq) },
  { kind: words.taking.laqs, ...tallyOf(results.laq) },
];

interface ScoreProps {
  results: Results;
  /** What stands at the top of the stamp. */
  label: ReactNode;
  /** Stands under the scores: what can be done now. */
  children?: ReactNode;
}

/** How a paper went: the stamp on it, a little askew, as such stamps are, and the score of each kind of question. */
export function Score({ results, label, children }: ScoreProps) {
  const kinds = kindsOf(results);
  const parted = results.laq.some(({ points = [] }) => points.length > 1);
  const all = [...results.mcq, ...results.saq, ...results.laq];
  const open = all.filter(awaitsDecision).length;
  const undecided = all.findIndex(awaitsDecision);
  const score = kinds.reduce((sum, { correct }) => sum + correct, 0);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const percent = total === 0 ? 0 : Math.round((score / total) * 100);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-6 sm:gap-x-12">
      <div
        className={`my-2 ml-1 w-max -rotate-4 rounded-control border-3 border-current p-1 sm:ml-2 ${
          percent >= HALF ? 'text-accent' : 'text-soft'
        }`}
      >
        <div className="rounded-[3px] border border-current px-7 py-2.5 text-center max-sm:px-2.5 max-sm:py-2">
          {label}
          <p className="font-serif text-3xl tabular-nums max-sm:text-2xl">
            {score}/{total}
          </p>
          <p className="font-medium max-sm:text-[0.8125rem]">{words.results.accuracy(percent)}</p>
        </div>
      </div>
      {/* A line a kind, as a sum is written; on a phone the score stands under its kind. */}
      <dl className="divide-y divide-line border-y border-line">
        {kinds.map(({ kind, correct, count }) => (
          <div key={kind} className="items-baseline justify-between py-1.5 sm:flex sm:py-2.5">
            <dt className="text-sm text-soft sm:text-base">{kind}</dt>
            <dd className={`font-serif tabular-nums max-sm:leading-snug ${count > 0 ? 'font-semibold' : 'text-soft'}`}>
              {words.results.score(correct, count)}
            </dd>
          </div>
        ))}
      </dl>
      {parted && <p className="col-span-2 -mt-3 text-[0.8125rem] text-soft">{words.results.each}</p>}
      {open > 0 && (
        <div className="col-span-2 -mt-2 flex items-center gap-x-4 gap-y-2 max-sm:justify-between print:hidden">
          <p className="font-medium">{words.results.open(formatNumber(open), open === 1)}</p>
          <Button
            size="small"
            className="shrink-0 max-sm:min-h-11"
            onClick={() => goToQuestion(undecided + 1, () => {})}
          >
            {words.results.decide}
          </Button>
        </div>
      )}
      {children && <div className="col-span-2">{children}</div>}
    </div>
  );
}
