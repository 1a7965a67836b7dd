import { type Document, type DocumentInfo, openPictures, type PicturesRequest } from '@contract/library.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ScanText } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { pageReading } from '@/config/texts/page-reading.ts';
import { call } from '@/lib/api/api-client.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { formatLanguage, formatNumber } from '@/lib/format.ts';
import { bookKey } from '@/lib/use-book-info.ts';

const words = pageReading.pictures;

/** How far the pages that are pictures have been read by Folio itself, with what can be done about it. */
export function ReadPictures({ book, className }: { book: Document; className?: string }) {
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: (body: PicturesRequest) => call('upload.pictures', { params: { id: book.id }, body }),
    onSuccess: (document) => {
      client.setQueryData<DocumentInfo>(bookKey(book.id), (known) => known && { ...known, document });
      void client.invalidateQueries({ queryKey: ['books'] });
    },
  });
  const { pictures } = book;
  const open = openPictures(book).length;
  if (book.status !== 'ready' || (!pictures && open === 0)) return null;

  const goesOn = pictures?.state === 'waiting' || pictures?.state === 'reading' || pictures?.state === 'tomorrow';
  const canBegin = open > 0 && !goesOn;
  return (
    <section aria-label={words.label} className={className}>
      {pictures?.state === 'reading' && (
        <ProgressBar label={words.bar(book.title)} value={pictures.total > 0 ? pictures.done / pictures.total : null} />
      )}
      <p role="status" className="mt-1">
        {said(book, open)}
      </p>
      {decide.isError && <p role="alert">{`${words.failed} ${messageOf(decide.error)}`}</p>}
      {(goesOn || canBegin) && (
        <Button
          size="small"
          className="mt-2"
          disabled={decide.isPending}
          icon={!goesOn && <ScanText aria-hidden size={16} strokeWidth={1.5} />}
          onClick={() => decide.mutate({ reading: goesOn ? 'stop' : 'on' })}
        >
          {goesOn ? words.stop : pictures?.state === 'stopped' ? words.goOn : words.begin}
        </Button>
      )}
    </section>
  );
}

/** Where it stands, in words. */
function said({ pictures }: Document, open: number): string {
  if (!pictures) return words.offer(formatNumber(open), open);
  const { state, total, done, seconds_left, language } = pictures;
  const [read, all] = [formatNumber(done), formatNumber(total)];
  switch (state) {
    case 'waiting':
      return done > 0 ? words.progress(read, all, seconds_left) : words.waiting(all, total);
    case 'reading': {
      const progress = words.progress(formatNumber(Math.min(done + 1, total)), all, seconds_left);
      return done > 0 ? `${progress}. ${words.meanwhile}` : progress;
    }
    case 'tomorrow':
      return words.tomorrow(read, all);
    case 'stopped':
      return words.stopped(read, all);
    case 'language':
      return words.language(formatLanguage(language ?? 'und'));
  }
}
