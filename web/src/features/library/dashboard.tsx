import { useLocation } from 'react-router-dom';
import { Notice } from '@/components/ui/notice.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { library } from '@/config/texts/library.ts';
import { isBookNotice } from '@/lib/use-book-info.ts';
import { Books } from './components/books.tsx';
import { Continue } from './components/continue.tsx';
import { UploadBox } from './components/upload-box.tsx';

/** What a student sees at `/` (SPEC §2, Dashboard). */
export default function Dashboard() {
  const { state } = useLocation();
  return (
    <div className="mx-auto max-w-page px-4 pt-3 pb-8 sm:px-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <PageTitle small className="text-lg!">
          {library.welcome}
        </PageTitle>
        <p className="text-sm text-soft">{library.intro}</p>
      </div>
      {isBookNotice(state) && (
        <Notice
          kind="info"
          title={state.notice === 'book-gone' ? library.bookGone : library.bookFailed}
          className="mt-4"
        >
          {state.reason}
        </Notice>
      )}
      <Continue />
      <UploadBox />
      <Books />
    </div>
  );
}
