import { countsAsCorrect, type ItemResult, type Results } from '@contract/quiz.ts';
import type { ReactNode } from 'react';
import { quiz as words } from '@/config/texts/quiz.ts';

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
  const score = kinds.reduce((sum, { correct }) => sum + correct, 0);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const percent = total === 0 ? 0 : Math.round((score / total) * 100);
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div
        className={`my-2 ml-2 w-max -rotate-4 rounded-control border-3 border-current p-1 max-sm:mx-auto ${
          percent >= HALF ? 'text-accent' : 'text-soft'
        }`}
      >
        <div className="rounded-[3px] border border-current px-7 py-2.5 text-center max-sm:px-5 max-sm:py-1">
          {label}
          <p className="font-serif text-3xl tabular-nums max-sm:text-2xl">
            {score}/{total}
          </p>
          <p className="font-medium">{words.results.accuracy(percent)}</p>
        </div>
      </div>
      <div>
        <dl className="grid grid-cols-3 divide-x divide-line border-y border-line">
          {kinds.map(({ kind, correct, count }) => (
            <div key={kind} className="px-2 py-2 first:pl-0 last:pr-0 sm:px-4">
              <dt className="text-sm text-soft">{kind}</dt>
              <dd className="font-serif font-semibold tabular-nums">{words.results.score(correct, count)}</dd>
            </div>
          ))}
        </dl>
        {children && <div className="mt-4">{children}</div>}
      </div>
    </div>
  );
}
