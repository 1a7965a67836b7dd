import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { messageOf } from '@/lib/api/api-error.ts';

interface DecideProps {
  /** Keeps the decision; the result with it comes back from above. */
  onDecide: (correct: boolean) => Promise<unknown>;
  /** What follows from it. */
  hint?: string;
}

const words = quiz.review;

/** A mark that Folio could not settle: the student's one decision, under both answers. */
export function Decide({ onDecide, hint = words.decideOnce }: DecideProps) {
  const id = useId();
  const [sending, setSending] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const decide = async (correct: boolean) => {
    setSending(correct);
    setProblem(null);
    try {
      await onDecide(correct);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setSending(null);
  };

  return (
    <fieldset aria-labelledby={id} className="mt-3 min-w-0 border-y border-edge py-3 max-sm:mt-2 max-sm:py-2">
      <div className="flex flex-wrap items-center gap-3 max-sm:gap-2">
        <p className="min-w-52 flex-1 text-sm">
          <strong id={id} className="font-medium sm:block">
            {words.decide}
          </strong>{' '}
          {hint}
        </p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button size="small" busy={sending === true} disabled={sending !== null} onClick={() => decide(true)}>
            {words.count}
          </Button>
          <Button size="small" busy={sending === false} disabled={sending !== null} onClick={() => decide(false)}>
            {words.leave}
          </Button>
        </div>
      </div>
      {problem && (
        <Notice title={words.decideFailed} className="mt-2">
          {problem}
        </Notice>
      )}
    </fieldset>
  );
}
