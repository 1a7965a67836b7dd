import { type Document, type DocumentInfo, openPictures, type PicturesRequest } from '@contract/library.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ScanText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { pageReading } from '@/config/texts/page-reading.ts';
import { call } from '@/lib/api/api-client.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { bookKey } from '@/lib/books-here.ts';
import { useConnection } from '@/lib/connection.ts';
import { formatLanguage, formatNumber } from '@/lib/format.ts';

const words = pageReading.pictures;

/** A cover and a drawing or two are pictures in most books. */
const FEW = 0.05;

/** By book, what the button said that was pressed, and when: where it says something else soon after, it takes the focus again. */
const pressed = new Map<string, { said: string; at: number }>();
/** A press that is older has nothing to do with what stands there now (ms). */
const SOON = 10_000;

interface ReadPicturesProps {
  book: Document;
  /** In one line with its button, as small as a row's other facts. */
  inLine?: boolean;
  /** The button alone, after words that say already what it is about. */
  bare?: boolean;
  className?: string;
}

/** How far the pages that are pictures have been read by Folio itself, with what can be done about it. */
export function ReadPictures({ book, inLine = false, bare = false, className }: ReadPicturesProps) {
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: (body: PicturesRequest) => call('upload.pictures', { params: { id: book.id }, body }),
    onSuccess: (document) => {
      client.setQueryData<DocumentInfo>(bookKey(book.id), (known) => known && { ...known, document });
      return client.invalidateQueries({ queryKey: ['books'] });
    },
  });
  const lost = useConnection((state) => state.lost);
  const { pictures } = book;
  const open = openPictures(book).length;
  const goesOn = pictures?.state === 'waiting' || pictures?.state === 'reading' || pictures?.state === 'tomorrow';
  const label = goesOn ? words.stop : pictures?.state === 'stopped' ? words.goOn : words.begin;
  const pressable = useRef<HTMLButtonElement>(null);
  // A row shows it in one of two places, by what is to be said: the focus goes with it, unless it has gone elsewhere.
  useEffect(() => {
    const press = pressed.get(book.id);
    const { current } = pressable;
    if (!press) return;
    if (Date.now() - press.at > SOON) pressed.delete(book.id);
    if (!current || current.disabled || (press.said === label && !decide.isError)) return;
    pressed.delete(book.id);
    if (Date.now() - press.at <= SOON && document.activeElement === document.body) current.focus();
  });
  if (book.status !== 'ready' || (!pictures && open === 0)) return null;
  // Nothing can be done, and next to nothing is missing: a row does not speak of it.
  if (inLine && pictures?.state === 'language' && pictures.total <= FEW * book.pages) return null;

  const canBegin = open > 0 && !goesOn;
  const button = (goesOn || canBegin) && (
    <Button
      ref={pressable}
      size="small"
      look={inLine ? 'quiet' : 'secondary'}
      className={classNames(
        inLine ? 'text-accent! underline underline-offset-4 max-md:min-h-11' : 'mt-2',
        // In the height of a line of text; on a phone it is pressed a little above and below it too.
        bare ? '-my-2 px-0! max-md:-my-3.5' : inLine && 'px-0!',
      )}
      disabled={decide.isPending || lost}
      icon={!goesOn && !inLine && <ScanText aria-hidden size={16} strokeWidth={1.5} />}
      aria-label={inLine ? words.named(label, book.title) : undefined}
      onClick={() => {
        pressed.set(book.id, { said: label, at: Date.now() });
        decide.mutate({ reading: goesOn ? 'stop' : 'on' });
      }}
    >
      {label}
    </Button>
  );
  const problem = decide.isError && <span role="alert">{`${words.failed} ${messageOf(decide.error)}`}</span>;
  if (bare)
    return (
      <span className={className}>
        {button}
        {problem}
      </span>
    );
  return (
    <section aria-label={words.label} className={className}>
      {pictures?.state === 'reading' && (
        <ProgressBar label={words.bar(book.title)} value={pictures.total > 0 ? pictures.done / pictures.total : null} />
      )}
      <div className={inLine ? 'flex flex-wrap items-center gap-x-2' : undefined}>
        <p role="status" className={inLine ? undefined : 'mt-1'}>
          {said(book, open)}
        </p>
        {button}
      </div>
      {problem}
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
      return words.language(formatLanguage(language ?? 'und'), all, total);
  }
}
