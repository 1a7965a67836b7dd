import { MAX_UPLOAD_BYTES } from '@contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp, X } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { library } from '@/config/texts/library.ts';
import { formatBytes, formatPercent } from '@/lib/format.ts';
import { appendBook } from '../api.ts';
import { useUpload } from '../upload-store.ts';

const words = library.upload;

/** Choosing a PDF (or dropping one), sending it, and what came of it: one strip, in place. */
export function UploadBox() {
  const client = useQueryClient();
  const { file, sent, problem, added, choose, start, cancel } = useUpload();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const busy = sent !== null;

  useEffect(() => {
    // The picker forgets its file when the selection is cleared, so that the same one can be chosen again.
    if (!file && picker.current) picker.current.value = '';
  }, [file]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) choose(dropped);
  };

  return (
    <section aria-label={words.title} className="mt-6">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file picker inside */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'rounded-card border border-dashed bg-raised px-4 py-4 transition-colors sm:px-6',
          over ? 'border-accent bg-accent-wash' : 'border-edge',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <label
            className={classNames(
              'relative flex min-w-0 flex-1 items-center gap-3 rounded-control focus-within:outline-2 focus-within:outline-offset-4 focus-within:outline-accent',
              !busy && 'cursor-pointer',
            )}
          >
            <FileUp aria-hidden size={28} strokeWidth={1.5} className="shrink-0 text-soft" />
            <input
              ref={picker}
              type="file"
              accept="application/pdf"
              disabled={busy}
              onChange={({ target }) => choose(target.files?.[0] ?? null)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            <span className="min-w-0">
              <span className="block truncate font-medium">
                {file ? (
                  file.name
                ) : (
                  <>
                    <span className="link">{words.choose}</span> <span className="max-sm:hidden">{words.drop}</span>
                  </>
                )}
              </span>
              <span className="block text-sm text-soft">
                {file ? formatBytes(file.size) : words.hint(formatBytes(MAX_UPLOAD_BYTES))}
              </span>
            </span>
          </label>
          {file && !busy && (
            <IconButton label={words.remove} onClick={() => choose(null)}>
              <X aria-hidden size={20} strokeWidth={1.5} />
            </IconButton>
          )}
          {busy && (
            <Button look="quiet" onClick={cancel}>
              {words.cancel}
            </Button>
          )}
          <Button
            look="primary"
            busy={busy}
            disabled={!file}
            onClick={() => start((book) => appendBook(client, book))}
            className="max-sm:w-full"
          >
            {busy ? words.busy : words.button}
          </Button>
        </div>
        {sent !== null && (
          <div className="mt-4">
            <ProgressBar label={words.busy} value={sent < 1 ? sent : null} />
            <p className="mt-1 text-sm text-soft">
              {sent < 1 ? words.sent(formatPercent(sent * 100)) : words.checking}
            </p>
          </div>
        )}
      </div>
      {problem && (
        <Notice title={words.failed} className="mt-3">
          {problem} {file && words.kept}
        </Notice>
      )}
      <p role="status" className="sr-only">
        {added && words.done(added)}
      </p>
    </section>
  );
}
