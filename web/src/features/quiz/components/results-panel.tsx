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
}

const tallyOf = (items: readonly ItemResult[]) => ({
  correct: items.filter(countsAsCorrect).length,
  count: items.length,
});

/** 'Quiz Results' (SPEC §2): the stamp at the top of the marked paper. */
export function ResultsPanel({ results, attemptId, pdfId }: ResultsPanelProps) {
  const navigate = useNavigate();
  const kinds = [
    { title: words.taking.mcqs, ...tallyOf(results.mcq) },
    { title: words.taking.saqs, ...tallyOf(results.saq) },
    { title: words.taking.laqs, ...tallyOf(results.laq) },
  ];
  const score = kinds.reduce((sum, { correct }) => sum + correct, 0);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const percent = total === 0 ? 0 : Math.round((score / total) * 100);
  return (
    <section aria-labelledby="results" className="rounded-card border-2 border-accent bg-raised px-5 py-5 sm:px-7">
      <h2 id="results" className="text-xl">
        {words.results.title}
      </h2>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <p className="font-serif text-3xl tabular-nums">
          {score}/{total}
        </p>
        <p className="text-lg">{words.results.accuracy(percent)}</p>
      </div>
      <dl className="mt-4 grid gap-3 sm:grid-cols-3">
        {kinds.map(({ title, correct, count }) => (
          <div key={title}>
            <dt className="text-sm text-soft">{title}</dt>
            <dd className="tabular-nums">{words.results.score(correct, count)}</dd>
          </div>
        ))}
      </dl>
      {attemptId && (
        <Again attemptId={attemptId} results={results} pdfId={pdfId}>
          <Button onClick={() => navigate('/')}>{words.results.home}</Button>
        </Again>
      )}
    </section>
  );
}
