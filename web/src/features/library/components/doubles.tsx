import { Notice } from '@/components/ui/notice.tsx';
import { library } from '@/config/texts/library.ts';
import { fold } from '@/lib/fold.ts';
import { useBooks } from '../api.ts';
import { useUpload } from '../upload-store.ts';

/** Says of books that were just added that there is another of the same title. Both stay, until one is deleted. */
export function Doubles() {
  const added = useUpload((state) => state.added);
  const { data: books = [] } = useBooks();
  const doubles = books.filter(
    ({ id, title }) =>
      added.some((book) => book.id === id) &&
      books.some((other) => other.id !== id && fold(other.title) === fold(title)),
  );
  if (doubles.length === 0) return null;
  const titles = [...new Set(doubles.map(({ title }) => title))];
  return (
    <Notice kind="info" title={library.upload.double(titles, titles.length)} className="mt-3">
      {library.upload.doubleKept}
    </Notice>
  );
}
