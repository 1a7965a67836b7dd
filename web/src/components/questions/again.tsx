import { countsAsCorrect, type Questions, type Results } from '@contract/quiz.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddMissed } from '@/components/review-cards/add.tsx';
import { TakeAway } from '@/components/take-away/take-away.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import { call } from '@/lib/api/api-client.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { tellQuietly } from '@/lib/quiet-notices.ts';
import { useHandover } from '@/lib/use-handover.ts';

interface AgainProps {
  attemptId: string;
  questions: Questions;
  results: Results;
  /** Undefined where the quiz came without its book. */
  pdfId: string | undefined;
  /** The book's, for the head of the new quiz. */
  title: string | undefined;
  /** What else can be done; stands among the quiet buttons. */
  children?: ReactNode;
}

const ROW = 'max-sm:min-h-11 max-sm:w-full';

/** Taking the quiz once more, or only what was missed: each is a new quiz. */
export function Again({ attemptId, questions, results, pdfId, title, children }: AgainProps) {
  const navigate = useNavigate();
  const handOver = useHandover();
  const practise = useMutation({
    mutationFn: ({ which, key }: { which: 'all' | 'missed'; key: string }) =>
      call('quiz.practise', { body: { attempt_id: attemptId, which }, headers: { 'Idempotency-Key': key } }),
    onSuccess: ({ quiz_id, questions }) => {
      const to = `/quiz/${quiz_id}`;
      const state = { quiz_id, questions, pdf_id: pdfId, title };
      handOver(
        () => navigate(to, { state }),
        () => tellQuietly({ kind: 'right', title: words.ready, link: { label: words.openReady, to, state } }),
      );
    },
  });
  const [keys] = useState(() => ({ all: crypto.randomUUID(), missed: crypto.randomUUID() }));
  const anyMissed = !Object.values(results).flat().every(countsAsCorrect);

  const start = (which: 'all' | 'missed') => practise.mutate({ which, key: keys[which] });

  const retake = (
    <Button
      look={anyMissed ? 'quiet' : 'secondary'}
      className={ROW}
      disabled={practise.isPending}
      onClick={() => start('all')}
    >
      {words.again.retake}
    </Button>
  );

  return (
    <div className="print:hidden">
      {/* What is wanted most, and under it what is wanted seldom; on a phone a row each. */}
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        {anyMissed ? (
          <Button look="primary" disabled={practise.isPending} onClick={() => start('missed')} className={ROW}>
            {words.again.missed}
          </Button>
        ) : (
          retake
        )}
        <div className="empty:hidden max-sm:[&_button]:min-h-11 max-sm:[&_button]:w-full">
          <AddMissed attemptId={attemptId} results={results} />
        </div>
      </div>
      <div className="mt-1 flex flex-wrap gap-x-1 max-sm:flex-col sm:-ml-3 [&_button]:px-3 [&_button]:text-accent max-sm:[&_button]:min-h-11 max-sm:[&_button]:w-full">
        {anyMissed && retake}
        {children}
        <TakeAway attemptId={attemptId} questions={questions} title={title} />
      </div>
      {practise.isError && (
        <Notice title={words.again.failed} className="mt-3">
          {messageOf(practise.error)}
        </Notice>
      )}
    </div>
  );
}
