import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { common } from '@/config/texts/common.ts';
import { buttonClass } from './button.tsx';

const POPUP = [
  'fixed top-1/2 left-1/2 z-50 w-[26rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2',
  'rounded-card border border-line bg-raised p-6 text-ink shadow-float transition-opacity',
  'data-ending-style:opacity-0 data-starting-style:opacity-0',
].join(' ');

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, as its title and name. */
  question: string;
  /** What follows from it. */
  detail?: ReactNode;
  /** The verb on the confirming button, such as "Delete". */
  confirm: string;
  onConfirm: () => void;
}

/** Asks before something that cannot be undone. The safe button has the focus; Esc means no. */
export function AlertDialog({ open, onOpenChange, question, detail, confirm, onConfirm }: AlertDialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup className={POPUP}>
          <Base.Title className="font-serif text-lg font-semibold">{question}</Base.Title>
          {detail && <Base.Description className="mt-2 text-soft">{detail}</Base.Description>}
          <div className="mt-6 flex justify-end gap-3">
            <Base.Close className={buttonClass({ look: 'secondary' })}>{common.cancel}</Base.Close>
            <Base.Close className={buttonClass({ look: 'danger' })} onClick={onConfirm}>
              {confirm}
            </Base.Close>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
