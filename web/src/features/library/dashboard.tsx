import { PageTitle } from '@/components/ui/page-title.tsx';
import { library } from '@/config/texts/library.ts';
import { Books } from './components/books.tsx';
import { UploadBox } from './components/upload-box.tsx';

/** What a student sees at `/` (SPEC §2, Dashboard). */
export default function Dashboard() {
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageTitle>{library.welcome}</PageTitle>
      <p className="mt-2 max-w-measure text-soft">{library.intro}</p>
      <UploadBox />
      <Books />
    </div>
  );
}
