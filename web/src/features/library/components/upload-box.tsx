import { MAX_BOOK_BYTES } from '@contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { library } from '@/config/texts/library.ts';
import { formatBytes, formatNumber } from '@/lib/format.ts';
import { appendBook } from '../api.ts';
import { type Chosen, canBeSent, useUpload } from '../upload-store.ts';
import { useFileDrop } from '../use-file-drop.ts';
import { ChosenFiles, UploadProblems, UploadProgress } from './chosen-files.tsx';
import { Doubles } from './doubles.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { SampleBook } from './sample-book.tsx';

const words = library.upload;

/** Name and size of what Upload sends, or how many files that are; what to do while there is none. */
function Selection({ chosen }: { chosen: readonly Chosen[] }) {
  // A single file is named also where it can't be sent: why stands below.
  const named = chosen.length === 1 ? chosen : chosen.filter(canBeSent);
  const [first] = named;
  const bytes = named.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <span className={classNames('min-w-0 sm:flex sm:gap-x-3', first ? 'sm:items-baseline' : 'sm:items-center')}>
      <span className={classNames('block truncate font-medium', !first && 'sm:flex sm:items-center')}>
        {!first && (
          <>
            <span className="inline-flex min-h-9 items-center gap-2 rounded-control border border-edge bg-raised px-3 transition-colors group-hover:bg-sunken max-sm:min-h-11">
              <FileUp aria-hidden size={18} strokeWidth={1.5} className="shrink-0" />
              {words.choose}
            </span>{' '}
            <span className="ml-2 font-normal text-soft max-lg:hidden">{words.drop}</span>
          </>
        )}
        {first && (named.length === 1 ? first.file.name : words.several(formatNumber(named.length)))}
      </span>
      <span className={classNames('block shrink-0 text-sm text-soft', !first && 'max-sm:sr-only')}>
        {first ? (
          formatBytes(bytes)
        ) : (
          <>
            {words.hint(formatBytes(MAX_BOOK_BYTES))} <span className="max-xl:sr-only">{words.hintMore}</span>
          </>
        )}
      </span>
    </span>
  );
}

/**
 * Choosing PDFs (or dropping them anywhere), sending them, and what came of it: one strip, in place.
 * @param large where there is no book yet: a field that fills the eye, with a sample for who has no PDF at hand
 */
export function UploadBox({ large = false }: { large?: boolean }) {
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
  const none = chosen.length === 0;
  const last = added.at(-1);

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
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:gap-x-2">
          <label
            className={classNames(
              'group relative flex min-w-0 flex-1 items-center gap-3 rounded-control focus-within:outline-2 focus-within:outline-offset-4 focus-within:outline-accent',
              !running && 'cursor-pointer',
            )}
          >
            {!none && <FileUp aria-hidden size={22} strokeWidth={1.5} className="shrink-0 text-soft" />}
            <input
              ref={picker}
              type="file"
              accept="application/pdf"
              multiple
              disabled={running}
              data-shortcut="upload"
              // Forgotten before each choice, so that the same file, mended meanwhile, can be chosen again.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={({ target }) => choose([...(target.files ?? [])])}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            <Selection chosen={chosen} />
          </label>
          <PhotoPicker disabled={running} onBook={(book) => add([book])} />
          {running && (
            <Button look="quiet" onClick={cancel}>
              {words.cancel}
            </Button>
          )}
          {!running && !none && (
            <Button look="quiet" onClick={() => choose([])}>
              {words.clear}
            </Button>
          )}
          <Button
            // Filled when there is something to send; before that the outline of what choosing will fill.
            look={chosen.some(canBeSent) || running ? 'primary' : 'secondary'}
            className="disabled:bg-transparent max-sm:min-h-11 max-sm:px-2.5! max-sm:text-sm"
            busy={running}
            disabled={!chosen.some(canBeSent)}
            onClick={() => start((book) => appendBook(client, book))}
          >
            {running ? words.busy : words.button}
          </Button>
        </div>
        {large && none && (
          <SampleBook
            disabled={running}
            onBook={(book) => {
              choose([book]);
              void start((added) => appendBook(client, added));
            }}
          />
        )}
        {chosen.length === 1 ? chosen.map((one) => <UploadProgress key={one.key} of={one} />) : <ChosenFiles />}
      </div>
      <UploadProblems />
      <p role="status" className="sr-only">
        {last && words.done(last.title)}
      </p>
      <Doubles />
    </section>
  );
}
