import { CircleAlert, X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { library } from '@/config/texts/library.ts';
import { formatBytes, formatPercent } from '@/lib/format.ts';
import type { Holdable } from '../big-upload.ts';
import { type Chosen, canBeSent, useUpload } from '../upload-store.ts';

const words = library.upload;

/** How far the sending of one file is; nothing while it is not its turn. */
export function UploadProgress({ of: { file, sent, holdable } }: { of: Chosen }) {
  if (sent === null) return null;
  const said = sent < 1 ? words.sent(formatPercent(sent * 100)) : words.checking;
  return (
    <div className="mt-4">
      <ProgressBar label={words.sending(file.name)} value={sent < 1 ? sent : null} />
      <div className="mt-1 flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-soft">
          <span role="status">{holdable && holdable.hold !== 'sending' && words[holdable.hold]}</span> {said}
        </p>
        {holdable && <HoldButton name={file.name} {...holdable} />}
      </div>
    </div>
  );
}

/** Holds a large upload up, or lets it go on where it was. */
function HoldButton({ name, hold, pause, resume }: Holdable & { name: string }) {
  const [label, act] = hold === 'paused' ? [words.resume, resume] : [words.pause, pause];
  return (
    <Button look="quiet" aria-label={`${label}: ${name}`} onClick={act}>
      {label}
    </Button>
  );
}

/** Several chosen files, each with its size, its own progress, and whether it failed. */
export function ChosenFiles() {
  const { chosen, running, remove } = useUpload();
  if (chosen.length < 2) return null;
  return (
    <ul aria-label={words.list} className="mt-4 divide-y divide-line border-t border-line">
      {chosen.map((one) => (
        <li key={one.key} className="py-2">
          <div className="flex min-h-10 items-center gap-3">
            {one.problem && <CircleAlert aria-hidden size={18} strokeWidth={1.5} className="shrink-0 text-wrong" />}
            <span className="min-w-0 flex-1 truncate" dir="auto">
              {one.file.name}
            </span>
            <span className="shrink-0 text-sm text-soft">
              {one.hopeless ? words.hopeless : one.problem ? words.notSent : formatBytes(one.file.size)}
            </span>
            {!running && (
              <IconButton label={words.leaveOut(one.file.name)} onClick={() => remove(one.key)}>
                <X aria-hidden size={18} strokeWidth={1.5} />
              </IconButton>
            )}
          </div>
          <UploadProgress of={one} />
        </li>
      ))}
    </ul>
  );
}

/** 'Failed to upload PDF' (SPEC §8), then the reason of each file that failed and what to do. */
export function UploadProblems() {
  const chosen = useUpload((state) => state.chosen);
  const failed = chosen.filter(({ problem }) => problem !== null);
  if (failed.length === 0) return null;
  const again = failed.filter(canBeSent).length;
  return (
    <Notice title={words.failed} className="mt-3">
      {chosen.length === 1 ? (
        <>
          {failed[0]?.problem} {again > 0 && words.kept}
        </>
      ) : (
        <>
          <ul className="flex flex-col gap-1">
            {failed.map(({ key, file, problem }) => (
              <li key={key}>
                <span className="font-medium text-ink [overflow-wrap:anywhere]" dir="auto">
                  {file.name}
                </span>
                : {problem}
              </li>
            ))}
          </ul>
          <p className="mt-1">
            {again === failed.length ? words.keptSeveral : again > 0 ? words.keptSome : words.keptNone}
          </p>
        </>
      )}
    </Notice>
  );
}
