import { useParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Fault } from '@/components/ui/fault.tsx';
import { NotFound } from '@/components/ui/not-found.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { TryAgain } from '@/components/ui/try-again.tsx';
import { WorksHere } from '@/components/works-here.tsx';
import { library } from '@/config/texts/library.ts';
import { quiz } from '@/config/texts/quiz.ts';
import { videos as words } from '@/config/texts/videos.ts';
import { isMissing } from '@/lib/api/api-error.ts';
import { titleHere } from '@/lib/books-here.ts';
import { useBook } from '@/lib/use-book-info.ts';
import { useFault } from '@/lib/use-fault.ts';
import { useVideos } from './api.ts';
import { Topics } from './components/topics.tsx';
import { VideoCard } from './components/video-card.tsx';

/** `/videos/{pdf_id}` (SPEC §2): videos on what a book teaches, and its topics to search for. */
export default function VideosScreen() {
  const { id = '' } = useParams();
  return <BookVideos key={id} id={id} />;
}

function BookVideos({ id }: { id: string }) {
  const title = useBook(id).data?.title ?? titleHere(id);
  const found = useVideos(id);
  const fault = useFault(found);
  const { videos = [], topics = [], notice } = found.data ?? {};
  if (isMissing(found.error))
    return (
      <NotFound title={words.empty} text={library.bookGone(titleHere(id))}>
        <ButtonLink look="primary" to="/">
          {quiz.results.home}
        </ButtonLink>
      </NotFound>
    );
  return (
    <div className="mx-auto max-w-page px-4 pt-5 pb-8 sm:px-6 sm:pt-8">
      <PageTitle>{words.title}</PageTitle>
      {/* Its line is there before its words are, so that nothing below moves; where they can't come it is not. */}
      {(title !== undefined || !fault) && (
        <p className="mt-1 line-clamp-1 min-h-7 font-serif text-lg text-soft sm:line-clamp-none" dir="auto">
          {title !== undefined && words.from(title)}
        </p>
      )}
      {fault ? (
        <Fault title={words.failed} failed={fault} empty={{ when: words.emptyIf, words: words.empty }} className="mt-5">
          <WorksHere bookId={id} />
        </Fault>
      ) : found.isPending ? (
        <>
          <Loading label={words.loading} />
          {found.waitingFor && <p className="-mt-8 pb-8 text-center text-sm text-soft">{found.waitingFor}</p>}
        </>
      ) : (
        <>
          {/* First, what the screen is called by: that there are none, why, and what to do instead. */}
          {topics.length > 0 && videos.length === 0 && (
            <div className="mt-4">
              <p className="max-w-measure">
                <span className="font-medium">{words.empty}</span>{' '}
                <span className="text-soft">{notice ?? words.topics.none}</span>{' '}
                {notice && <span className="text-soft">{words.topics.instead}</span>}
              </p>
              {notice && (
                <div className="mt-3">
                  <TryAgain onClick={() => found.refetch()} busy={found.isFetching} />
                </div>
              )}
            </div>
          )}
          {topics.length > 0 && <Topics pdfId={id} topics={topics} />}
          {videos.length > 0 && (
            <>
              {notice && <Notice kind="info" title={notice} className="mt-6" />}
              <ul aria-label={words.list} className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
                {videos.map((video) => (
                  <VideoCard key={video.videoId} video={video} />
                ))}
              </ul>
            </>
          )}
          {videos.length === 0 && topics.length === 0 && (
            <div className="mt-8">
              <EmptyState illustration="empty" text={words.empty}>
                {notice}
              </EmptyState>
            </div>
          )}
        </>
      )}
    </div>
  );
}
