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

/** 'Score: correct / count' (SPEC §2): three stand below one another, so the figures stand out, and the word is small. */
function ScoreOf({ correct, count }: { correct: number; count: number }) {
  const said = words.results.score(correct, count);
  const at = said.indexOf(' ');
  return (
    <>
      <span className="text-[0.8125rem] text-soft max-sm:text-[0.75rem]">{said.slice(0, at)}</span>
      <span className={count > 0 ? 'font-serif text-lg font-semibold max-sm:text-base' : 'font-serif'}>
        {said.slice(at)}
      </span>
    </>
  );
}

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
  const parted = results.laq.some(({ worth }) => worth && worth.points > 0 && worth.points < worth.of);
  const all = [...results.mcq, ...results.saq, ...results.laq];
  const open = all.filter(awaitsDecision).length;
  const undecided = all.findIndex(awaitsDecision);
  const score = kinds.reduce((sum, { correct }) => sum + correct, 0);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const percent = total === 0 ? 0 : Math.round((score / total) * 100);
  return (
    // Side by side on a phone too: the first question is in sight. With large letters one stands below the other.
    <div className="flex flex-wrap items-center gap-x-4 gap-y-4 sm:gap-x-12 sm:gap-y-6">
      <div
        className={`my-2 w-max -rotate-4 rounded-control border-3 border-current p-1 max-sm:ml-0.5 max-sm:-rotate-3 sm:ml-2 ${
          percent >= HALF ? 'text-accent' : 'text-soft'
        }`}
      >
        <div className="rounded-[3px] border border-current px-7 py-2.5 text-center max-sm:px-2 max-sm:py-1.5">
          {label}
          <p className="font-serif text-3xl tabular-nums max-sm:text-2xl">
            {score}/{total}
          </p>
          <p className="font-medium max-sm:text-[0.75rem]">{words.results.accuracy(percent)}</p>
        </div>
      </div>
      {/* A line a kind, as a sum is written. */}
      <dl className="min-w-34 flex-1 divide-y divide-line border-y border-line">
        {kinds.map(({ kind, correct, count }) => (
          <div
            key={kind}
            className="flex flex-wrap items-baseline justify-between gap-x-2 py-2 max-sm:py-1 max-sm:leading-snug sm:py-2.5"
          >
            <dt className="text-soft max-sm:text-[0.75rem]">{kind}</dt>
            <dd className={`whitespace-nowrap tabular-nums ${count > 0 ? '' : 'text-soft'}`}>
              <ScoreOf correct={correct} count={count} />
            </dd>
          </div>
        ))}
      </dl>
      {parted && <p className="-mt-2 w-full text-[0.8125rem] text-soft sm:-mt-3">{words.results.each}</p>}
      {open > 0 && (
        // Before anything else that can be done: the score above is not the last word.
        <div className="flex w-full items-center gap-x-4 gap-y-2 max-sm:justify-between sm:-mt-2 print:hidden">
          <p className="font-medium max-sm:text-sm">{words.results.open(formatNumber(open), open === 1)}</p>
          <Button
            look="primary"
            size="small"
            className="shrink-0 max-sm:min-h-11"
            onClick={() => goToQuestion(undecided + 1, () => {})}
          >
            {words.results.decide}
          </Button>
        </div>
      )}
      {children && <div className="w-full">{children}</div>}
    </div>
  );
}
