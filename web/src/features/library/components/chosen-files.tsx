import { Check, CircleAlert, X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { library } from '@/config/texts/library.ts';
import { formatBytes, formatPercent } from '@/lib/format.ts';
import { type Chosen, canBeSent, useUpload } from '../upload-store.ts';

const words = library.upload;

/** How far the sending of one file is, in words; nothing while it is not its turn. */
export function SentSoFar({ of: { sent, holdable } }: { of: Chosen }) {
  if (sent === null) return null;
  return (
    <>
      <span role="status">{holdable && holdable.hold !== 'sending' && words[holdable.hold]}</span>{' '}
      {sent < 1 ? words.sent(formatPercent(sent * 100)) : words.checking}
    </>
  );
}

/** The same as a line at the foot of what it stands in, whose room it doesn't change. */
export const SentBar = ({ of: { file, sent } }: { of: Chosen }) =>
  sent === null ? null : (
    <div className="absolute inset-x-0 -bottom-px">
      <ProgressBar label={words.sending(file.name)} value={sent < 1 ? sent : null} />
    </div>
  );

/** Holds a large upload up, or lets it go on where it was. */
export function HoldButton({ of: { file, holdable } }: { of: Chosen }) {
  if (!holdable) return null;
  const { hold, pause, resume } = holdable;
  const [label, act] = hold === 'paused' ? [words.resume, resume] : [words.pause, pause];
  return (
    <Button look="quiet" size="small" aria-label={`${label}: ${file.name}`} onClick={act}>
      {label}
    </Button>
  );
}

const ROW = 'relative flex min-h-14 items-center gap-3 py-2';

/** Several chosen files, a line each: its size, how far it is, whether it failed, and that it was added. */
export function ChosenFiles() {
  const { chosen, added, running, remove } = useUpload();
  if (chosen.length + added.length < 2) return null;
  return (
    <ul aria-label={words.list} className="mt-4 divide-y divide-line border-t border-line">
      {added.map(({ id, title }) => (
        <li key={id} className={ROW}>
          <Check aria-hidden size={18} strokeWidth={1.5} className="shrink-0 text-correct" />
          <span className="min-w-0 flex-1 truncate" dir="auto">
            {title}
          </span>
          <span className="shrink-0 text-sm text-soft">{library.row.added}</span>
        </li>
      ))}
      {chosen.map((one) => (
        <li key={one.key} className={ROW}>
          {one.problem && <CircleAlert aria-hidden size={18} strokeWidth={1.5} className="shrink-0 text-wrong" />}
          <span className="min-w-0 flex-1 truncate" dir="auto">
            {one.file.name}
          </span>
          <span className="shrink-0 text-sm text-soft">
            {one.sent !== null ? (
              <SentSoFar of={one} />
            ) : one.hopeless ? (
              words.hopeless
            ) : one.problem ? (
              words.notSent
            ) : (
              formatBytes(one.file.size)
            )}
          </span>
          <HoldButton of={one} />
          {!running && (
            <IconButton label={words.leaveOut(one.file.name)} onClick={() => remove(one.key)}>
              <X aria-hidden size={18} strokeWidth={1.5} />
            </IconButton>
          )}
          <SentBar of={one} />
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
          {failed[0]?.problem} {again > 0 && !failed[0]?.late && words.kept}
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
