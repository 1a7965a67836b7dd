import { MAX_BOOK_BYTES } from '@contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { library } from '@/config/texts/library.ts';
import { BOOKS } from '@/lib/books-here.ts';
import { useConnection } from '@/lib/connection.ts';
import { formatBytes, formatNumber } from '@/lib/format.ts';
import { appendBook } from '../api.ts';
import { type Chosen, canBeSent, useUpload } from '../upload-store.ts';
import { useFileDrop } from '../use-file-drop.ts';
import { ChosenFiles, HoldButton, SentBar, SentSoFar, UploadProblems } from './chosen-files.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { SampleBook } from './sample-book.tsx';

const words = library.upload;

/** Name of what Upload sends, or how many files that are; what to do while there is none. */
function Selection({ chosen, lost }: { chosen: readonly Chosen[]; lost: boolean }) {
  // A single file is named also where it can't be sent: why stands below.
  const named = chosen.length === 1 ? chosen : chosen.filter(canBeSent);
  const [first] = named;
  if (first)
    return (
      <span className="min-w-0 truncate font-medium" dir="auto">
        {named.length === 1 ? first.file.name : words.several(formatNumber(named.length))}
      </span>
    );
  return (
    // Where letters are large each part takes a line: none lies over another, and the button is always there.
    <span className="min-w-0 max-sm:w-full sm:flex sm:flex-wrap sm:items-center sm:gap-x-3 sm:gap-y-1">
      <span className="block font-medium sm:flex sm:flex-wrap sm:items-center">
        <span className="inline-flex min-h-9 items-center gap-2 rounded-control border border-edge bg-raised px-3 transition-colors group-hover:bg-sunken group-has-disabled:border-line group-has-disabled:bg-transparent group-has-disabled:text-soft max-sm:min-h-11 max-sm:w-full max-sm:justify-center">
          <FileUp aria-hidden size={18} strokeWidth={1.5} className="shrink-0" />
          {words.choose}
        </span>{' '}
        {!lost && <span className="ml-2 font-normal text-soft max-lg:hidden">{words.drop}</span>}
      </span>
      {!lost && (
        <span className="block min-w-0 text-sm text-soft max-sm:sr-only">
          {words.hint(formatBytes(MAX_BOOK_BYTES))} <span className="max-xl:sr-only">{words.hintMore}</span>
        </span>
      )}
    </span>
  );
}

/** How large that is; while it is sent how far it is. */
function Size({ chosen, alone }: { chosen: readonly Chosen[]; alone: Chosen | undefined }) {
  const bytes = chosen.filter((one) => one === alone || canBeSent(one)).reduce((sum, { file }) => sum + file.size, 0);
  return (
    // On a phone at the head of the second line, whose buttons it pushes to the end.
    <span className="flex-1 text-sm whitespace-nowrap text-soft tabular-nums sm:flex-none">
      {alone && alone.sent !== null ? <SentSoFar of={alone} /> : formatBytes(bytes)}
    </span>
  );
}

/**
 * Choosing PDFs (or dropping them anywhere), sending them, and what came of it: one strip, in place.
 * @param large where there was no book yet: a field that fills the eye
 * @param offersSample there, for who has no PDF at hand; its room stays
 */
export function UploadBox({ large = false, offersSample = false }: { large?: boolean; offersSample?: boolean }) {
  const client = useQueryClient();
  const { chosen, running, added, choose, add, start, cancel } = useUpload();
  const picker = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // Dropped far down the list, they would be chosen out of sight.
  const drop = useCallback(
    (files: File[]) => {
      add(files);
      box.current?.scrollIntoView({ block: 'nearest' });
    },
    [add],
  );
  const over = useFileDrop(drop);
  const lost = useConnection((state) => state.lost);
  const none = chosen.length === 0;
  const send = async () => {
    await start((book) => appendBook(client, book));
    // What had no answer in time may be there by now.
    if (useUpload.getState().chosen.some(({ late }) => late)) void client.invalidateQueries({ queryKey: BOOKS });
  };
  // What was chosen before may be changed; nothing new is begun that can't be ended.
  const off = lost && none;
  const last = added.at(-1);
  const alone = added.length === 0 && chosen.length === 1 ? chosen[0] : undefined;

  useEffect(() => {
    // The picker forgets its file when the selection is cleared, so that the same one can be chosen again.
    if (none && picker.current) picker.current.value = '';
  }, [none]);

  return (
    <section aria-label={words.title} className="mt-4 sm:mt-6">
      <div
        ref={box}
        className={classNames(
          // Nothing can be dropped on a phone.
          'scroll-m-6 rounded-card transition-colors sm:border sm:border-dashed sm:px-3 sm:py-2.5',
          over ? 'border-accent bg-accent-wash' : 'border-edge',
          large && 'sm:flex sm:min-h-52 sm:flex-col sm:justify-center sm:gap-4 sm:px-6 sm:text-lg',
        )}
      >
        <div className="relative flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:gap-x-2">
          <label
            className={classNames(
              'group relative flex min-w-0 items-center gap-3 rounded-control focus-within:outline-2 focus-within:outline-offset-4 focus-within:outline-accent',
              !running && !off && 'cursor-pointer',
              off ? 'max-sm:flex-1' : 'flex-1',
              // On a phone the name has the whole line, and what is done with it the next.
              none ? 'max-sm:min-h-11' : 'max-sm:min-h-11 max-sm:basis-full',
            )}
          >
            {!none && <FileUp aria-hidden size={22} strokeWidth={1.5} className="shrink-0 text-soft" />}
            <input
              ref={picker}
              type="file"
              accept="application/pdf"
              multiple
              disabled={running || off}
              data-shortcut="upload"
              // Forgotten before each choice, so that the same file, mended meanwhile, can be chosen again.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={({ target }) => choose([...(target.files ?? [])])}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            <Selection chosen={chosen} lost={lost} />
          </label>
          {lost && (
            // A line of its own on a phone, and under a file's name.
            <p
              className={classNames(
                'text-sm text-soft',
                none ? 'sm:flex-1 max-sm:order-last max-sm:basis-full' : 'order-last basis-full',
              )}
            >
              {words.needsConnection}
            </p>
          )}
          {!none && <Size chosen={chosen} alone={alone} />}
          <PhotoPicker
            disabled={running || lost}
            onBook={(book) => add([book])}
            className={none ? 'max-sm:shrink-0' : 'max-sm:hidden'}
          />
          {alone && <HoldButton of={alone} />}
          {running && (
            <Button look="quiet" aria-label={words.cancel} className="max-sm:min-h-11 max-sm:px-2!" onClick={cancel}>
              <span className="max-sm:hidden">{words.cancel}</span>
              <span className="sm:hidden">{words.cancelShort}</span>
            </Button>
          )}
          {!running && !none && (
            <Button look="quiet" className="max-sm:min-h-11" onClick={() => choose([])}>
              {words.clear}
            </Button>
          )}
          <Button
            // Filled when there is something to send; before that the outline of what choosing will fill.
            look={chosen.some(canBeSent) || running ? 'primary' : 'secondary'}
            className="disabled:bg-transparent max-sm:min-h-11 max-sm:px-2.5! max-sm:text-sm"
            busy={running}
            disabled={lost || !chosen.some(canBeSent)}
            onClick={() => void send()}
          >
            {running ? words.busy : words.button}
          </Button>
          {alone && <SentBar of={alone} />}
        </div>
        <p role="status" className="sr-only">
          {last && words.done(last.title)}
        </p>
        {large && (
          // On a phone a chosen file's second line takes its room (44 px and the gap of 4): what is below stands still.
          <div className={classNames('min-h-11 max-sm:min-h-12', !none && 'max-sm:hidden')}>
            {none && offersSample && (
              <SampleBook
                disabled={running || lost}
                onBook={(book) => {
                  choose([book]);
                  void start((added) => appendBook(client, added));
                }}
              />
            )}
          </div>
        )}
        <ChosenFiles />
      </div>
      <UploadProblems />
    </section>
  );
}
