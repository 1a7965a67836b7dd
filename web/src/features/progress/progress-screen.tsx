import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useExams } from '@/components/exams/use-exams.ts';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState, TryAgain } from '@/components/ui/empty-state.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { progress as words } from '@/config/texts/progress.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { formatDateTime, formatLongDay } from '@/lib/format.ts';
import { useCoverage } from '@/lib/use-coverage.ts';
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
  // On a phone what today asks comes first; where there is room both are in sight.
  const wide = useMedia('(min-width: 48rem)');
  const [all, setAll] = useState(false);
  const showMore = () => {
    if (!all && attempts.length > SHOWN) setAll(true);
    else void progress.fetchNextPage();
  };
  const since = shownSince(progress);
  const refused = progress.isError && progress.dataUpdatedAt === 0 && since === undefined;
  const { summary, attempts = [] } = (!refused && progress.data) || {};
  const books = coverage.data?.books ?? [];
  // Each part is shown once those above it are there, so that none moves; where one fails there are still the others.
  const comes = ({ isPending, errorUpdateCount, failureCount }: Coming) =>
    isPending && failureCount === 0 && errorUpdateCount === 0;
  const isEmpty = !summary || attempts.length === 0;
  const planned = exams.data?.exams ?? [];
  const hasExam = planned.some(({ days_left }) => days_left > 0);
  const plans = exams.data && (
    <Exams
      exams={planned}
      suggested={books.slice(0, 1).map(({ pdf_id }) => pdf_id)}
      kept={keptIn(search)}
      // Its form would stand open again at every look.
      onKept={() => setSearch({}, { replace: true })}
    />
  );
  const totals = summary && attempts.length > 0 && <Overall summary={summary} />;
  return (
    <div className="mx-auto max-w-page px-4 pt-5 pb-8 sm:px-6 sm:pt-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-b-3 border-double border-ink pb-3 max-md:flex-col max-md:items-stretch">
        <div className="max-md:flex max-md:items-baseline max-md:justify-between">
          <PageTitle>{words.title}</PageTitle>
          <p className="text-sm text-soft">{formatLongDay(new Date())}</p>
        </div>
        {wide && totals}
      </header>
      {since !== undefined && <KeptNotice since={since} progress={progress} />}
      {progress.isPending || (isEmpty && comes(exams)) ? (
        <div className="mt-6">
          <Loading label={words.loading} />
        </div>
      ) : isEmpty ? (
        <>
          {plans}
          <NothingYet progress={progress} />
        </>
      ) : comes(exams) || (comes(coverage) && !hasExam) ? (
        <Room />
      ) : (
        <>
          {/* Where an exam tells what today asks, nothing else does. */}
          {!hasExam && <Next books={books} offline={since !== undefined} />}
          {plans}
          {!wide && totals && <div className="border-b border-line py-5">{totals}</div>}
          {comes(coverage) ? (
            <Room />
          ) : (
            <>
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

interface OfProgress {
  progress: ReturnType<typeof useProgress>;
}

/** Without a connection: since when what is shown stands. */
const KeptNotice = ({ since, progress }: OfProgress & { since: number }) => (
  <div role="status" className="flex items-center gap-x-3 gap-y-2 border-b border-line py-3 text-sm max-sm:flex-wrap">
    <WifiOff aria-hidden size={18} strokeWidth={1.5} className="shrink-0 text-soft max-sm:self-start" />
    <p className="min-w-0 flex-1 text-soft max-sm:basis-[calc(100%-2rem)]">
      <span className="font-medium text-ink">{words.offline}</span>{' '}
      {words.keptSince(formatDateTime(new Date(since).toISOString()))}
    </p>
    <div className="max-sm:pl-7.5">
      <TryAgain onClick={() => progress.refetch()} busy={progress.isFetching} />
    </div>
  </div>
);

/** There are no attempts, or they could not be loaded. */
const NothingYet = ({ progress }: OfProgress) => (
  <div className="mt-6">
    <EmptyState
      illustration={progress.isError ? 'offline' : 'empty'}
      text={words.empty}
      fault={
        progress.isError && {
          title: words.failed,
          reason: messageOf(progress.error),
          onRetry: () => void progress.refetch(),
          busy: progress.isFetching,
        }
      }
    >
      {!progress.isError && words.emptyHint}
    </EmptyState>
  </div>
);
