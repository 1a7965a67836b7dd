import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { useMedia } from '@/lib/use-media.ts';

interface TooltipProps {
  label: string;
  /** The control it explains; must take a ref and props. */
  children: ReactElement;
}

/**
 * A name that appears on hover and focus. For sighted users only: the control carries its own accessible name. Not where nothing
 * can hover: on a phone it lay on what a typed page or a search had led to.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const touched = useMedia('(hover: none)');
  return (
    <Base.Root disabled={touched}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6}>
          <Base.Popup className="max-w-sm rounded-control bg-ink px-2 py-1 text-sm text-paper shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export const TooltipProvider = Base.Provider;
