import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useExams } from '@/components/exams/use-exams.ts';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Fault, OfflineLine } from '@/components/ui/fault.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { CardsHere, WorksHere } from '@/components/works-here.tsx';
import { progress as words } from '@/config/texts/progress.ts';
import { isUnreached } from '@/lib/api/api-error.ts';
import { formatDateTime, formatLongDay, formatTime, localDay, studyNow } from '@/lib/format.ts';
import { useCoverage } from '@/lib/use-coverage.ts';
import { type Failed, useFault } from '@/lib/use-fault.ts';
import { useMedia } from '@/lib/use-media.ts';
import { shownSince, useProgress, useReviews } from './api.ts';
import { Attempts } from './components/attempts.tsx';
import { Coverage } from './components/coverage.tsx';
import { Next } from './components/next.tsx';
import { Overall } from './components/overall.tsx';
import { Reviews } from './components/reviews.tsx';
import { Weakest } from './components/weakest.tsx';
import { Exams } from './exam/exams.tsx';
import { keptIn } from './exam/kept.ts';

/** So many attempts stand in the table at first: further ones are for who looks for one. */
const SHOWN = 20;

/** What the service did not give; that there is no connection is said once, above. */
const refusalOf = (fault: Failed | null): Failed | null => (fault && !isUnreached(fault.error) ? fault : null);

/** "today, 11:01", or the date and time. */
function sinceText(at: number): string {
  const since = new Date(at);
  const iso = since.toISOString();
  return localDay(since) === localDay() ? words.sinceToday(formatTime(iso)) : words.sinceOn(formatDateTime(iso));
}

/** A part that could not be loaded, among others. */
const PART = 'border-b border-line py-4';

/** What is needed of a query to know whether its first answer is still on its way. */
interface Coming {
  isPending: boolean;
  failureCount: number;
  errorUpdateCount: number;
}

/** The place of a part that is on its way: what stands below it is out of sight, so that nothing seen moves when it comes. */
const Room = () => (
  <div className="min-h-dvh pt-6">
    <Loading label={words.loading} />
  </div>
);

/** `/progress` (SPEC §2): what to do next, where it is weak, what was not met yet, and what was done. */
export default function ProgressScreen() {
  const progress = useProgress();
  const coverage = useCoverage();
  const exams = useExams();
  const reviews = useReviews();
  const [search, setSearch] = useSearchParams();
  // What the screen is called by comes first; where there is room it stands beside the title.
  const wide = useMedia('(min-width: 48rem)');
  const [all, setAll] = useState(false);
  const showMore = () => {
    if (!all && attempts.length > SHOWN) setAll(true);
    else void progress.fetchNextPage();
  };
  const since = shownSince(progress);
  const fault = useFault(progress);
  const { summary, attempts = [] } = (!fault && progress.data) || {};
  const books = coverage.data?.books ?? [];
  // Each part is shown once those above it are there, so that none moves; where one fails there are still the others.
  const comes = ({ isPending, errorUpdateCount, failureCount }: Coming) =>
    isPending && failureCount === 0 && errorUpdateCount === 0;
  const isEmpty = !summary || attempts.length === 0;
  const planned = exams.data?.exams ?? [];
  const examFault = refusalOf(useFault(exams));
  const coverageFault = refusalOf(useFault(coverage));
  const hasExam = planned.some(({ days_left }) => days_left > 0);
  const plans = examFault ? (
    <Fault small title={words.examsFailed} failed={examFault} works={words.keptPlan} className={PART} />
  ) : (
    exams.data && (
      <Exams
        exams={planned}
        suggested={books.slice(0, 1).map(({ pdf_id }) => pdf_id)}
        kept={keptIn(search)}
        // Its form would stand open again at every look.
        onKept={() => setSearch({}, { replace: true })}
      />
    )
  );
  const totals = summary && attempts.length > 0 && <Overall summary={summary} />;
  return (
    <div className="group mx-auto max-w-page px-4 pt-5 pb-8 sm:px-6 sm:pt-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-b-3 border-double border-ink pb-3 max-md:flex-col max-md:items-stretch">
        <div className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4">
          <PageTitle>{words.title}</PageTitle>
          <p className="text-sm text-soft">{formatLongDay(studyNow())}</p>
        </div>
        {wide && totals && <div className="group-has-[[data-alone]]:hidden">{totals}</div>}
      </header>
      {since !== undefined && (
        <OfflineLine lost className="border-b">
          {words.keptSince(sinceText(since))} <CardsHere />
        </OfflineLine>
      )}
      {fault ? (
        <Fault
          title={words.failed}
          failed={fault}
          works={words.works}
          empty={{ when: words.emptyIf, words: words.empty }}
          className="border-t-0"
        >
          {isUnreached(fault.error) ? (
            <WorksHere />
          ) : (
            <ButtonLink size="small" to="/review" className="max-sm:min-h-11">
              {words.review}
            </ButtonLink>
          )}
        </Fault>
      ) : progress.isPending || (isEmpty && comes(exams)) ? (
        <div className="mt-6">
          <Loading label={words.loading} />
        </div>
      ) : isEmpty ? (
        <>
          {plans}
          <div className="mt-6">
            <EmptyState illustration="empty" text={words.empty}>
              {words.emptyHint}
            </EmptyState>
          </div>
        </>
      ) : comes(exams) || (comes(coverage) && !hasExam) ? (
        <Room />
      ) : (
        <>
          {/* Nothing stands over a form that is filled in. */}
          {!wide && totals && <div className="border-b border-line py-4 group-has-[[data-alone]]:hidden">{totals}</div>}
          {/* Where an exam tells what today asks, nothing else does. */}
          {!hasExam && <Next books={books} offline={since !== undefined} />}
          {plans}
          {comes(coverage) ? (
            <Room />
          ) : (
            <>
              {coverageFault && (
                <Fault
                  small
                  title={words.coverageFailed}
                  failed={coverageFault}
                  works={words.keptResults}
                  className={PART}
                />
              )}
              <Weakest books={books} offline={since !== undefined} />
              {books.length > 0 && <Coverage books={books} />}
              {comes(reviews) ? (
                <Room />
              ) : (
                <>
                  {reviews.data && <Reviews reviews={reviews.data} />}
                  <Attempts attempts={attempts} shown={all ? attempts.length : SHOWN} />
                  {(progress.hasNextPage || (!all && attempts.length > SHOWN)) && (
                    <div className="mt-4 text-center">
                      <Button onClick={showMore} busy={progress.isFetchingNextPage}>
                        {words.more}
                      </Button>
                    </div>
                  )}
                </>
              )}
            </>
          )}
        </>
      )}
    </div>
  );
}
