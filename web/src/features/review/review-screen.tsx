import type { ReviewSession } from '@contract/review.ts';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Fault } from '@/components/ui/fault.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { review as words } from '@/config/texts/review.ts';
import { watchConnection } from '@/lib/review-outbox.ts';
import { useFault } from '@/lib/use-fault.ts';
import { useLoadedSession } from './api.ts';
import { Asking } from './components/asking.tsx';
import { NoCards } from './components/no-cards.tsx';
import { SessionSummary } from './components/session-summary.tsx';
import type { ShowPage } from './types.ts';
import { useReview } from './use-review.ts';

interface ReviewScreenProps {
  showPage: ShowPage;
}

/** `/review`: today's cards one after the other, and a quiet end. */
export function ReviewScreen({ showPage }: ReviewScreenProps) {
  const loaded = useLoadedSession();
  useEffect(watchConnection, []);
  const fault = useFault(loaded);
  if (fault)
    return (
      <div className="mx-auto max-w-3xl px-4 pt-5 pb-8 sm:px-6 sm:pt-8">
        <PageTitle className="mb-6">{words.title}</PageTitle>
        <Fault title={words.notLoaded} failed={fault} works={words.works} offline={words.worksOffline}>
          <ButtonLink size="small" to="/" className="max-sm:min-h-11">
            {words.over.home}
          </ButtonLink>
        </Fault>
      </div>
    );
  if (!loaded.data) return <Loading label={words.loading} />;
  if (loaded.data.total === 0) return <NoCards />;
  return (
    <Session key={loaded.dataUpdatedAt} loaded={loaded.data} showPage={showPage} onAgain={() => loaded.refetch()} />
  );
}

interface SessionProps extends ReviewScreenProps {
  loaded: ReviewSession;
  onAgain: () => void;
}

function Session({ loaded, showPage, onAgain }: SessionProps) {
  const review = useReview(loaded);
  if (!review.turn && review.waitsUntil === null)
    return (
      <SessionSummary
        given={review.given}
        missedToday={review.missed}
        early={review.early}
        loaded={loaded}
        left={review.left}
        cutOff={review.cutOff}
        onGoOn={review.resume}
        onUndo={review.undo}
        onAgain={onAgain}
      />
    );
  return <Asking review={review} cards={loaded.cards.length} secondsEach={loaded.seconds_each} showPage={showPage} />;
}
