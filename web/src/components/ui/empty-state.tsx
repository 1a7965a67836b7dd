import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { common } from '@/config/texts/common.ts';
import { Button } from './button.tsx';
import { EmptyIllustration, type IllustrationKind } from './empty-illustration.tsx';

interface EmptyStateProps {
  /** What is drawn beside it; left out where a list is only searched. */
  illustration?: IllustrationKind;
  /** What is (not) here, in the words of the specification; left out where it has none for what could not be loaded. */
  text?: string;
  /** What could not be loaded, which leads then. */
  fault?: FaultProps | false;
  /** What will be here, or what to do. */
  children?: ReactNode;
}

/** Where a list will be. */
export const EmptyState = ({ illustration, text, fault, children }: EmptyStateProps) => (
  <div className="flex flex-col gap-x-8 gap-y-5 border-y border-line px-3 py-8 sm:flex-row sm:items-center sm:px-6">
    {illustration && <EmptyIllustration kind={illustration} />}
    <div className="flex flex-1 flex-col items-start gap-3">
      {fault && <Fault {...fault} />}
      {text && <p className={`max-w-measure font-serif text-xl ${fault ? 'text-soft' : ''}`}>{text}</p>}
      {children && <div className="text-soft">{children}</div>}
    </div>
  </div>
);

interface FaultProps {
  /** What could not be loaded. */
  title: string;
  reason: string;
  onRetry: () => void;
  busy: boolean;
}

/** What could not be loaded, why, and the offer to try again; the specified words of an empty list stand with it. */
const Fault = ({ title, reason, onRetry, busy }: FaultProps) => (
  <div role="status" className="mb-2 flex flex-col items-start gap-2">
    <p className="max-w-measure font-serif text-xl font-semibold">{title}</p>
    <p className="mb-1 max-w-measure">{reason}</p>
    <TryAgain onClick={onRetry} busy={busy} />
  </div>
);

/** A quiet offer to ask again; stands beside the specified text, never instead of it. */
export const TryAgain = ({ onClick, busy = false }: { onClick: () => void; busy?: boolean }) => (
  <Button
    size="small"
    look="secondary"
    className="max-sm:min-h-11"
    onClick={onClick}
    busy={busy}
    icon={<RotateCw aria-hidden size={16} strokeWidth={1.5} />}
  >
    {common.tryAgain}
  </Button>
);
