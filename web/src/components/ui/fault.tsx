import { CircleAlert, WifiOff } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { common } from '@/config/texts/common.ts';
import { isUnreached, messageOf, withoutPlea } from '@/lib/api/api-error.ts';
import { useConnection, useIsOffline } from '@/lib/connection.ts';
import type { Failed } from '@/lib/use-fault.ts';
import { classNames } from './class-names.ts';
import { EmptyIllustration } from './empty-illustration.tsx';
import { TryAgain } from './try-again.tsx';

const words = common.fault;

interface FaultProps {
  /** What could not be loaded. */
  title: string;
  failed: Failed;
  /** What is kept, and what works meanwhile. */
  works?: string;
  /** The same without a connection, where it is something else. */
  offline?: string;
  /**
   * The specified words of an empty list or of what isn't there (SPEC §8), small at the end: nothing was looked up, so they are
   * said as what holds in one case, and `when` is that case.
   */
  empty?: { when: string; words: string };
  /** It stands in a column beside the screen, or in a part of it. */
  small?: boolean;
  /** Where else to go. */
  children?: ReactNode;
  className?: string;
}

/**
 * In the place of what could not be loaded: what happened, what still works, and one thing that helps. That is a press, though it is
 * tried again by itself too; where the browser knows that there is no connection, it is to wait. Beside the words of an empty list the
 * press stands then too, and is off (READINGS).
 */
export function Fault({
  title,
  failed,
  works,
  offline = works,
  empty,
  small = false,
  children,
  className,
}: FaultProps) {
  const { error, busy, retry } = failed;
  const unreached = isUnreached(error);
  const waits = useIsOffline() && unreached;
  const Icon = unreached ? WifiOff : CircleAlert;
  const told = unreached ? offline : works;
  const id = useId();
  const size = small && 'text-sm';
  return (
    <div
      className={classNames(
        'flex items-start gap-3',
        !small && 'border-y border-line py-6 sm:gap-6 sm:py-7',
        className,
      )}
    >
      <Icon
        aria-hidden
        size={small ? 18 : 22}
        strokeWidth={1.5}
        className={classNames('mt-1 shrink-0 text-soft', !small && 'sm:hidden')}
      />
      {!small && (
        <div className="shrink-0 max-sm:hidden">
          <EmptyIllustration kind={unreached ? 'offline' : 'broken'} />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <div role="status" aria-labelledby={id} className="flex flex-col items-start gap-1.5">
          <p id={id} className={classNames('max-w-measure font-serif font-semibold', small ? 'text-base' : 'text-lg')}>
            {title}
          </p>
          <p className={classNames('max-w-measure', size)}>
            {unreached ? (
              <>
                {/* A part of a screen: the screen says in its line that there is no connection. */}
                {!small && <span>{words.offline}</span>} <span>{waits ? words.comesBack : words.check}</span>
              </>
            ) : (
              withoutPlea(messageOf(error))
            )}
          </p>
          {told && <p className={classNames('max-w-measure text-soft', size)}>{told}</p>}
          <div className="mt-2 flex flex-wrap items-center gap-3 empty:hidden">
            <TryAgain onClick={retry} busy={busy} stays={empty !== undefined} />
            {children}
          </div>
        </div>
        {empty && (
          <p className="mt-4 max-w-measure text-sm text-soft">
            {empty.when} <span>{empty.words}</span>
          </p>
        )}
      </div>
    </div>
  );
}

interface OfflineLineProps {
  /** What still works here without a connection. */
  children: ReactNode;
  /** Left out: as the connection is known to be. */
  lost?: boolean;
  className?: string;
}

/** Over what stands without a connection: that there is none, and what still works. It goes by itself. */
export function OfflineLine({ children, lost, className }: OfflineLineProps) {
  const known = useConnection((state) => state.lost);
  if (!(lost ?? known)) return null;
  return (
    <div role="status" className={classNames('flex gap-3 border-line py-2.5 text-sm', className)}>
      <WifiOff aria-hidden size={18} strokeWidth={1.5} className="mt-0.5 shrink-0 text-soft" />
      <p className="min-w-0 text-soft">
        <span className="font-medium text-ink">{words.offline}</span> <span>{children}</span>
      </p>
    </div>
  );
}
