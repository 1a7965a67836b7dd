import { countsAsCorrect, type ItemResult, type Results } from '@contract/quiz.ts';
import { useNavigate } from 'react-router-dom';
import { Again } from '@/components/questions/again.tsx';
import { Button } from '@/components/ui/button.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';

interface ResultsPanelProps {
  results: Results;
  /** The attempt that the quiz became. */
  attemptId: string | null;
  pdfId: string | undefined;
  /** The book's. */
  title: string | undefined;
}

const tallyOf = (items: readonly ItemResult[]) => ({
  correct: items.filter(countsAsCorrect).length,
  count: items.length,
});

/** 'Quiz Results' (SPEC §2): the stamp at the top of the marked paper. */
export function ResultsPanel({ results, attemptId, pdfId, title }: ResultsPanelProps) {
  const navigate = useNavigate();
  const kinds = [
    { kind: words.taking.mcqs, ...tallyOf(results.mcq) },
    { kind: words.taking.saqs, ...tallyOf(results.saq) },
    { kind: words.taking.laqs, ...tallyOf(results.laq) },
  ];
  const score = kinds.reduce((sum, { correct }) => sum + correct, 0);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const percent = total === 0 ? 0 : Math.round((score / total) * 100);
  return (
    <section aria-labelledby="results" className="grid items-center gap-x-10 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)]">
      {/* Stamped on the paper, a little askew, as such stamps are. */}
      <div className="my-2 ml-2 w-max -rotate-4 rounded-control border-3 border-accent p-1 text-accent">
        <div className="rounded-[3px] border border-accent px-7 py-2.5 text-center">
          <h2 id="results" className="text-base">
            {words.results.title}
          </h2>
          <p className="font-serif text-3xl tabular-nums">
            {score}/{total}
          </p>
          <p className="font-medium">{words.results.accuracy(percent)}</p>
        </div>
      </div>
      <div>
        <dl className="grid border-y border-line sm:grid-cols-3 sm:divide-x sm:divide-line">
          {kinds.map(({ kind, correct, count }) => (
            <div
              key={kind}
              className="py-2 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:border-b max-sm:border-line max-sm:last:border-0 sm:px-4 sm:first:pl-0"
            >
              <dt className="text-sm text-soft">{kind}</dt>
              <dd className="font-serif font-semibold tabular-nums">{words.results.score(correct, count)}</dd>
            </div>
          ))}
        </dl>
        {attemptId && (
          <div className="mt-4">
            <Again attemptId={attemptId} results={results} pdfId={pdfId} title={title}>
              <Button onClick={() => navigate('/')}>{words.results.home}</Button>
            </Again>
          </div>
        )}
      </div>
    </section>
  );
}
