import { CircleAlert, WifiOff } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { common } from '@/config/texts/common.ts';
import { isUnreached, messageOf, triedAgain, withoutPlea } from '@/lib/api/api-error.ts';
import { useConnection } from '@/lib/connection.ts';
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
   * The specified words of an empty list or of what isn't there (SPEC §8): in a frame of its own where the list would stand, as
   * what holds its place; the fault above says that it is only for now.
   */
  empty?: string;
  /** It stands in a column beside the screen, or in a part of it. */
  small?: boolean;
  /** Where else to go. */
  children?: ReactNode;
  className?: string;
}

/** In the place of what could not be loaded: what happened, that it is tried again by itself, what still works. */
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
  const Icon = unreached ? WifiOff : CircleAlert;
  const told = unreached ? offline : works;
  const id = useId();
  return (
    <div className={classNames(!small && (empty ? 'border-t border-line' : 'border-y border-line'), className)}>
      <div
        role="status"
        aria-labelledby={id}
        className={classNames('flex items-start gap-3', !small && 'py-6 sm:gap-6 sm:py-7')}
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
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
          <p id={id} className={classNames('max-w-measure font-serif font-semibold', small ? 'text-base' : 'text-lg')}>
            {title}
          </p>
          <p className={classNames('max-w-measure', small && 'text-sm')}>
            {/* A part of a screen: the screen says in its line that there is no connection. */}
            {!(unreached && small) && <span>{unreached ? words.offline : withoutPlea(messageOf(error))}</span>}{' '}
            {triedAgain(error) && <span>{unreached ? words.comesBack : words.again}</span>}
          </p>
          {told && <p className={classNames('max-w-measure text-soft', small && 'text-sm')}>{told}</p>}
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <TryAgain onClick={retry} busy={busy} />
            {children}
          </div>
        </div>
      </div>
      {empty && (
        <p
          className={classNames(
            'rounded-card border border-dashed border-edge px-4 text-center text-sm text-soft',
            small ? 'mt-4 py-4' : 'py-8',
          )}
        >
          {empty}
        </p>
      )}
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
