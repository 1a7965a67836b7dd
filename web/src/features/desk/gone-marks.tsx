import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { marks as words } from '@/config/texts/marks.ts';
import { download } from '@/lib/download.ts';
import { formatNumber } from '@/lib/format.ts';
import { type GoneBook, letGone, useGone } from '@/lib/gone-marks.ts';
import { inOrder } from '@/lib/marks.ts';
import { safeName } from '@/lib/safe-name.ts';
import { marksMarkdown } from './take-away.ts';

/** For each book that was deleted elsewhere: its marks as a file, before they go from this device. */
export default function GoneMarks() {
  const books = useGone((state) => state.books);
  return books.map((book) => <Offer key={book.id} book={book} />);
}

function Offer({ book: { id, title, outline, marks } }: { book: GoneBook }) {
  const named = title || words.untitled;
  const save = () => {
    const name = safeName(words.fileName(named), words.untitled);
    download(`${name}.md`, marksMarkdown(named, inOrder(marks), outline), 'text/markdown');
    letGone(id);
  };
  return (
    <div className="w-full max-w-sm rounded-control bg-raised shadow-lg">
      <Notice
        kind="info"
        title={words.gone.title(named)}
        actions={
          <>
            <Button size="small" className="max-sm:min-h-11" onClick={save}>
              {words.gone.save}
            </Button>
            <Button size="small" look="quiet" className="max-sm:min-h-11" onClick={() => letGone(id)}>
              {words.gone.letGo}
            </Button>
          </>
        }
      >
        {words.gone.text(formatNumber(marks.length), marks.length)}
      </Notice>
    </div>
  );
}
