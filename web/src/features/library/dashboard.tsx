import { useLocation } from 'react-router-dom';
import { Notice } from '@/components/ui/notice.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { UnfinishedQuizzes } from '@/components/unfinished-quizzes/unfinished-quizzes.tsx';
import { library } from '@/config/texts/library.ts';
import { isBookNotice } from '@/lib/use-book-info.ts';
import { Books } from './components/books.tsx';
import { UploadBox } from './components/upload-box.tsx';

/** What a student sees at `/` (SPEC §2, Dashboard). */
export default function Dashboard() {
  const { state } = useLocation();
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageTitle>{library.welcome}</PageTitle>
      <p className="mt-2 max-w-measure text-soft">{library.intro}</p>
      {isBookNotice(state) && (
        <Notice
          kind="info"
          title={state.notice === 'book-gone' ? library.bookGone : library.bookFailed}
          className="mt-4"
        >
          {state.reason}
        </Notice>
      )}
      <UploadBox />
      <UnfinishedQuizzes />
      <Books />
    </div>
  );
}
