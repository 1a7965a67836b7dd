import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { OfflineLine } from '@/components/ui/fault.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { common } from '@/config/texts/common.ts';
import { library } from '@/config/texts/library.ts';
import { isUnreached } from '@/lib/api/api-error.ts';
import { isBookNotice } from '@/lib/use-book-info.ts';
import { useFault } from '@/lib/use-fault.ts';
import { useMedia } from '@/lib/use-media.ts';
import { useBooks, useLastQuizzes } from './api.ts';
import { Books } from './components/books.tsx';
import { Continue } from './components/continue.tsx';
import { Doubles } from './components/doubles.tsx';
import { useExpected } from './components/expected.ts';
import { Today, useTodayIsKnown, useWaits } from './components/today.tsx';
import { UploadBox } from './components/upload-box.tsx';
import { useArrival } from './use-arrival.ts';

export { prepare } from './api.ts';

/**
 * Whether there are books, or were the last time; null until either is known. Of a visit in which the first one comes it stays
 * untrue: nothing moves under the student's hands.
 */
function useKnown(found: number | undefined): boolean | null {
  const expected = useExpected(found);
  const began = useRef<boolean>(undefined);
  if (found !== undefined) began.current ??= found > 0;
  return began.current ?? (expected === undefined ? null : expected > 0);
}

/** What a student sees at `/` (SPEC §2, Dashboard). */
export default function Dashboard() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const books = useBooks();
  const fault = useFault(books);
  const waits = useWaits();
  // Who has books is greeted in few words: the room belongs to the book that was open last.
  const known = useKnown(books.data?.length);
  const quizzes = useLastQuizzes();
  const hasRows = fault === null && Boolean(books.data?.length);
  const isAwaited = books.isPending && books.failureCount === 0;
  const arrival = useArrival(isAwaited ? null : hasRows, useTodayIsKnown() && quizzes !== undefined);
  // What stands between today and the rows would move when either comes: it is drawn once it is known where it stays.
  const unplaced = fault === null && arrival === 'held';
  // Until that is known as for who has: what grows then has little below it.
  const small = known !== false || fault !== null;
  // There what was begun has the first screen, and the words about uploading stand where one uploads.
  const phone = useMedia('(width < 40rem)');
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-12 sm:px-6 sm:pt-6">
      {/* One heading, whoever is greeted: made anew it would take the focus. */}
      <div className={small ? 'items-baseline gap-x-4 sm:flex' : undefined}>
        <PageTitle small={small} className={small ? 'shrink-0 text-lg!' : 'sm:text-3xl!'}>
          {known || fault ? library.welcomeBack : library.welcome}
        </PageTitle>
        {!(small && phone) && <p className={small ? 'text-sm text-soft' : 'mt-2 text-lg text-soft'}>{library.intro}</p>}
      </div>
      <OfflineLine lost={Boolean(books.data?.length) && isUnreached(books.error)} className="mt-3 border-y">
        {library.list.offline}
      </OfflineLine>
      {isBookNotice(state) && (
        <Notice
          kind="info"
          title={library[state.notice === 'book-gone' ? 'bookGone' : 'bookFailed'](state.title)}
          actions={
            <Button size="small" look="secondary" onClick={() => navigate('.', { replace: true, state: null })}>
              {common.close}
            </Button>
          }
          className="mt-4"
        >
          {state.reason ?? library.bookGoneMore}
        </Notice>
      )}
      <Today told={fault !== null} held={unplaced} late={arrival === 'late'} />
      <div className={unplaced ? 'invisible' : undefined}>
        <Continue second={waits} />
        {small && phone && <p className="mt-4 text-sm text-soft">{library.intro}</p>}
        <UploadBox large={known === false && !fault} offersSample={!books.data?.length} />
        <Books held={unplaced} quizzes={quizzes} />
      </div>
      {/* Below the list, at whose end they are: above it the list would move. */}
      <Doubles />
    </div>
  );
}
