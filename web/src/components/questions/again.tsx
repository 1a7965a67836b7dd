import { type Answers, awaitsDecision, isToReview, type Results } from '@contract/quiz.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddMissed } from '@/components/review-cards/add.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { quiz as words } from '@/config/texts/quiz.ts';
import { call } from '@/lib/api/api-client.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { formatNumber } from '@/lib/format.ts';
import { hand } from '@/lib/handed.ts';
import { tellQuietly } from '@/lib/quiet-notices.ts';
import { useHandover } from '@/lib/use-handover.ts';
import { isBlank } from './result-filters.tsx';

interface AgainProps {
  attemptId: string;
  results: Results;
  /** What was handed in: who left questions blank missed nothing yet. */
  answers: Answers;
  /** Undefined where the quiz came without its book. */
  pdfId: string | undefined;
  /** The book's, for the head of the new quiz. */
  title: string | undefined;
  /** What else can be done; stands at the end, quietly. */
  children?: ReactNode;
}

const KINDS = ['mcq', 'saq', 'laq'] as const;

/** Buttons that look like the links beside them. */
const SELDOM = [
  'flex flex-wrap items-center gap-x-5 text-sm empty:hidden',
  '[&_button]:min-h-10 [&_button]:px-0! [&_button]:text-sm! [&_button]:text-accent! [&_button]:underline [&_button]:underline-offset-4',
  '[&_button_svg]:hidden max-sm:[&>*]:min-h-11',
].join(' ');

/** Taking the quiz once more, or only what was missed: each is a new quiz. */
export function Again({ attemptId, results, answers, pdfId, title, children }: AgainProps) {
  const navigate = useNavigate();
  const handOver = useHandover();
  const practise = useMutation({
    mutationFn: ({ which, key }: { which: 'all' | 'missed'; key: string }) =>
      call('quiz.practise', { body: { attempt_id: attemptId, which }, headers: { 'Idempotency-Key': key } }),
    onSuccess: ({ quiz_id, questions, notes, practice }) => {
      const to = `/quiz/${quiz_id}`;
      const state = hand({ quiz_id, questions, notes, practice, pdf_id: pdfId, title });
      handOver(
        () => navigate(to, { state }),
        () => tellQuietly({ kind: 'right', title: words.ready, link: { label: words.openReady, to, state } }),
      );
    },
  });
  const [keys] = useState(() => ({ all: crypto.randomUUID(), missed: crypto.randomUUID() }));
  const toReview = KINDS.flatMap((kind) =>
    results[kind].flatMap((result, i) => (isToReview(result) ? [isBlank(answers, kind, i)] : [])),
  );
  const anyMissed = toReview.length > 0;
  const onlyBlank = toReview.every((blank) => blank);
  // An answer that the student decides comes first: practice is what is left then.
  const undecided = KINDS.some((kind) => results[kind].some(awaitsDecision));

  const start = (which: 'all' | 'missed') => practise.mutate({ which, key: keys[which] });

  const retake = (
    <Button
      look={anyMissed ? 'quiet' : 'secondary'}
      className={anyMissed ? undefined : 'text-sm! max-sm:min-h-11 sm:px-3!'}
      disabled={practise.isPending}
      onClick={() => start('all')}
    >
      {words.again.retake}
    </Button>
  );

  return (
    <div className="print:hidden">
      {/* What is wanted most, as a button; then what is wanted seldom, as links, one below or beside the other. */}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        {anyMissed && (
          <Button
            look={undecided ? 'secondary' : 'primary'}
            disabled={practise.isPending}
            onClick={() => start('missed')}
            className="max-sm:min-h-11 max-sm:w-full max-sm:px-2! max-sm:whitespace-normal"
          >
            {onlyBlank ? words.again.blanks(formatNumber(toReview.length), toReview.length === 1) : words.again.missed}
          </Button>
        )}
        {!anyMissed && retake}
        <div className={SELDOM}>
          {anyMissed && retake}
          <AddMissed attemptId={attemptId} results={results} />
          {children}
        </div>
      </div>
      {practise.isError && (
        <Notice title={words.again.failed} className="mt-3">
          {messageOf(practise.error)}
        </Notice>
      )}
    </div>
  );
}
