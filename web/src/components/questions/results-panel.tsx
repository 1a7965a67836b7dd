import type { Answers, Results } from '@contract/quiz.ts';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import { Again } from './again.tsx';
import { Score } from './score.tsx';

interface ResultsPanelProps {
  results: Results;
  answers: Answers;
  /** The attempt that the quiz became. */
  attemptId: string | null;
  pdfId: string | undefined;
  /** The book's. */
  title: string | undefined;
  /** Where the paper was just handed in; one looked at again has its own way back. */
  fresh?: boolean;
}

/** 'Quiz Results' (SPEC §2): the stamp at the top of the marked paper. */
export function ResultsPanel({ results, answers, attemptId, pdfId, title, fresh = false }: ResultsPanelProps) {
  const navigate = useNavigate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Score
        results={results}
        label={
          <h2 id={id} className="text-base max-sm:text-sm">
            {words.results.title}
          </h2>
        }
      >
        {attemptId && (
          <Again attemptId={attemptId} results={results} answers={answers} pdfId={pdfId} title={title}>
            {fresh && (
              <Button look="quiet" onClick={() => navigate('/')}>
                {words.results.home}
              </Button>
            )}
          </Again>
        )}
      </Score>
    </section>
  );
}
