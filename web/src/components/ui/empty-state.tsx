import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { common } from '@/config/texts/common.ts';
import { Button } from './button.tsx';

interface EmptyStateProps {
  /** A lucide icon of 28 px, `aria-hidden`. */
  icon?: ReactNode;
  /** What is (not) here, in the words of the specification. */
  text: string;
  /** What will be here, or what to do. */
  children?: ReactNode;
}

/** Where a list will be. */
export const EmptyState = ({ icon, text, children }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-edge px-6 py-12 text-center">
    {icon && <span className="text-soft">{icon}</span>}
    <p className="max-w-measure font-serif text-lg">{text}</p>
    {children && <div className="text-soft">{children}</div>}
  </div>
);

/** Beside the text of an empty list, as visible as that: why the list could not be loaded, and the offer to try again. */
export const NotLoaded = ({ reason, onRetry, busy }: { reason: string; onRetry: () => void; busy: boolean }) => (
  <div role="status" className="flex flex-col items-center gap-3 text-ink">
    <p className="max-w-measure font-serif text-lg">{reason}</p>
    <TryAgain onClick={onRetry} busy={busy} />
  </div>
);

/** A quiet offer to ask again; stands beside the specified text, never instead of it. */
export const TryAgain = ({ onClick, busy = false }: { onClick: () => void; busy?: boolean }) => (
  <Button
    size="small"
    look="secondary"
    onClick={onClick}
    busy={busy}
    icon={<RotateCw aria-hidden size={16} strokeWidth={1.5} />}
  >
    {common.tryAgain}
  </Button>
);
