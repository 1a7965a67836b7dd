import { Button } from '@/components/ui/button.tsx';
import { EmptyState, NotLoaded } from '@/components/ui/empty-state.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { progress as words } from '@/config/texts/progress.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { useProgress } from './api.ts';
import { Attempts } from './components/attempts.tsx';
import { Charts } from './components/charts.tsx';
import { Overall } from './components/overall.tsx';

/** `/progress` (SPEC §2): how it goes overall, over time, and attempt by attempt. */
export default function ProgressScreen() {
  const progress = useProgress();
  const { summary, attempts = [] } = progress.data ?? {};
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageTitle>{words.title}</PageTitle>
      {progress.isPending ? (
        <Loading label={words.loading} />
      ) : !summary || attempts.length === 0 ? (
        <div className="mt-6">
          <EmptyState leaf={progress.isError ? 'offline' : 'empty'} text={words.empty}>
            {progress.isError ? (
              <NotLoaded
                reason={messageOf(progress.error)}
                onRetry={() => progress.refetch()}
                busy={progress.isFetching}
              />
            ) : (
              words.emptyHint
            )}
          </EmptyState>
        </div>
      ) : (
        <>
          <Overall summary={summary} />
          <Charts />
          <Attempts attempts={attempts} />
          {progress.hasNextPage && (
            <div className="mt-4 text-center">
              <Button onClick={() => progress.fetchNextPage()} busy={progress.isFetchingNextPage}>
                {words.more}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
