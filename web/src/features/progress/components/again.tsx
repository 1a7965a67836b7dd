import type { AttemptDetail } from '@contract/progress.ts';
import { countsAsCorrect } from '@contract/quiz.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { usePractise } from '../api.ts';

/** Taking the quiz once more, or only what was missed. */
export function Again({ attempt }: { attempt: AttemptDetail }) {
  const navigate = useNavigate();
  const practise = usePractise(attempt.attempt_id);
  const [keys] = useState(() => ({ all: crypto.randomUUID(), missed: crypto.randomUUID() }));
  const results = Object.values(attempt.results ?? {}).flat();
  const anyMissed = !results.every(countsAsCorrect);

  const start = (which: 'all' | 'missed') =>
    practise.mutate(
      { which, key: keys[which] },
      {
        onSuccess: ({ quiz_id, questions }) =>
          navigate(`/quiz/${quiz_id}`, { state: { quiz_id, questions, pdf_id: attempt.pdf_id } }),
      },
    );

  return (
    <div className="mt-4 print:hidden">
      <div className="flex flex-wrap gap-3">
        {anyMissed && (
          <Button look="primary" disabled={practise.isPending} onClick={() => start('missed')}>
            {words.again.missed}
          </Button>
        )}
        <Button disabled={practise.isPending} onClick={() => start('all')}>
          {words.again.retake}
        </Button>
      </div>
      {practise.isError && (
        <Notice title={words.again.failed} className="mt-3">
          {messageOf(practise.error)}
        </Notice>
      )}
    </div>
  );
}
