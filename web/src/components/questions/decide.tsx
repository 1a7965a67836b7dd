import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { messageOf } from '@/lib/api/api-error.ts';

interface DecideProps {
  /** What was typed. */
  answer: string;
  /** What the book says, as it is shown elsewhere. */
  expected: ReactNode;
  /** Keeps the decision; the result with it comes back from above. */
  onDecide: (correct: boolean) => Promise<unknown>;
}

const words = quiz.review;

const Side = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm font-medium">{label}</dt>
    <dd className="font-serif whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
      {children}
    </dd>
  </div>
);

/** A mark that Folio could not settle: both answers side by side, and the student's one decision. */
export function Decide({ answer, expected, onDecide }: DecideProps) {
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
    <fieldset aria-labelledby={id} className="mt-3 min-w-0 border-y border-edge py-3">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Side label={words.yours}>{answer.trim()}</Side>
        <Side label={words.inTheBook}>{expected}</Side>
      </dl>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <p className="min-w-52 flex-1 text-sm">
          <strong id={id} className="block font-medium">
            {words.decide}
          </strong>
          {words.decideOnce}
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
