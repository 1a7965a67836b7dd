import { ArrowLeft } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { MarkedPaper } from '@/components/questions/marked-paper.tsx';
import { ResultsPanel } from '@/components/questions/results-panel.tsx';
import { TakeAway } from '@/components/take-away/take-away.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Fault } from '@/components/ui/fault.tsx';
import { NotFound } from '@/components/ui/not-found.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { WorksHere } from '@/components/works-here.tsx';
import { progress as words } from '@/config/texts/progress.ts';
import { isMissing } from '@/lib/api/api-error.ts';
import { attemptHere } from '@/lib/books-here.ts';
import { formatDateTime } from '@/lib/format.ts';
import { useFault } from '@/lib/use-fault.ts';
import { useAttempt, useMarks } from './api.ts';
import { Unmarked } from './components/unmarked.tsx';

/** `/progress/attempt/{attemptId}` (SPEC §2): every question, what was answered, what is right, and why. */
export default function AttemptScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const attempt = useAttempt(id);
  const marks = useMarks(id);
  const fault = useFault(attempt);
  // What could not be loaded is named by its line in Progress, where this device has that.
  const known = attempt.data ?? (fault ? attemptHere(id) : undefined);
  if (isMissing(attempt.error) && !attempt.data)
    return (
      <NotFound title={words.attempt.notFound}>
        <Button look="primary" onClick={() => navigate('/progress')}>
          {words.attempt.back}
        </Button>
      </NotFound>
    );
  return (
    <div className="mx-auto max-w-3xl px-4 pt-5 pb-8 sm:px-6 sm:pt-8">
      <Button
        onClick={() => navigate('/progress')}
        look="quiet"
        size="small"
        icon={<ArrowLeft aria-hidden size={18} strokeWidth={1.5} />}
        className="-ml-3 print:hidden"
      >
        {words.attempt.back}
      </Button>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <PageTitle className="max-w-full flex-auto">{words.attempt.title}</PageTitle>
        {attempt.data?.results && (
          <TakeAway attemptId={id} questions={attempt.data.questions} title={attempt.data.title} />
        )}
      </div>
      {known && (
        <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 border-t-3 border-b border-t-ink border-b-ink py-2.5 [border-top-style:double]">
          <p className="font-serif font-semibold" dir="auto">
            {known.title}
          </p>
          <time dateTime={known.created_at} className="text-sm max-sm:w-full">
            {formatDateTime(known.created_at)}
          </time>
        </div>
      )}
      {fault ? (
        <Fault
          title={words.attempt.failed}
          failed={fault}
          works={words.attempt.works}
          empty={{ when: words.attempt.notFoundIf, words: words.attempt.notFound }}
          className={known ? 'border-t-0' : 'mt-5'}
        >
          <WorksHere />
        </Fault>
      ) : !attempt.data ? (
        <Loading label={words.attempt.loading} />
      ) : (
        <>
          {attempt.data.results ? (
            <div className="mt-6">
              <ResultsPanel
                results={attempt.data.results}
                answers={attempt.data.user_answers}
                attemptId={id}
                pdfId={attempt.data.pdf_id}
                title={attempt.data.title}
              />
            </div>
          ) : (
            <Unmarked id={id} />
          )}
          <MarkedPaper attemptId={id} paper={{ ...attempt.data, pdfId: attempt.data.pdf_id }} marks={marks} />
        </>
      )}
    </div>
  );
}
