import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { common } from '@/config/texts/common.ts';

const BACKDROP =
  'fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0';
const POPUP =
  'fixed z-50 flex flex-col bg-raised text-ink shadow-float transition-[opacity,translate] data-ending-style:opacity-0 data-starting-style:opacity-0';
const CENTRED = [
  'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[26rem] max-w-[calc(100vw-2rem)] -translate-x-1/2',
  '-translate-y-1/2 overflow-y-auto rounded-card border border-line p-6',
].join(' ');
const DRAWER =
  'inset-y-0 left-0 w-80 max-w-[85vw] overflow-y-auto border-r border-line p-4 data-starting-style:-translate-x-4';

/** Nearly the whole window, for a page of a book; all of it on a phone. */
const PAGE =
  'inset-0 p-3 sm:inset-x-[max(2rem,calc(50vw-28rem))] sm:inset-y-6 sm:rounded-card sm:border sm:border-line sm:p-4';

const SHAPES = { centred: CENTRED, drawer: DRAWER, page: PAGE };

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  /** `drawer` slides in from the left, for a phone's menus; `page` has room for a page of a book. */
  shape?: keyof typeof SHAPES;
  /** What takes the focus first; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What takes the focus when it closes; what had it before otherwise. */
  finalFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** A modal dialog: focus stays in it, Esc and the close button leave it, focus returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  shape = 'centred',
  initialFocus,
  finalFocus,
  children,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Popup
          {...(initialFocus ? { initialFocus } : {})}
          {...(finalFocus ? { finalFocus: () => finalFocus() ?? true } : {})}
          className={`${POPUP} ${SHAPES[shape]}`}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <div>
              <Base.Title className="font-serif text-xl font-semibold">{title}</Base.Title>
              {description && <Base.Description className="mt-1 text-soft">{description}</Base.Description>}
            </div>
            <Base.Close
              aria-label={common.close}
              className="-mt-1 -mr-2 inline-flex size-10 shrink-0 items-center justify-center rounded-control text-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden size={20} strokeWidth={1.5} />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
