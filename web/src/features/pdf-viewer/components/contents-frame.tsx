import { X } from 'lucide-react';
import { Dialog } from '@/components/ui/dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import { Contents, type ContentsProps } from '../contents/contents.tsx';

interface ContentsFrameProps extends ContentsProps {
  /** How it stands: beside the page where there is room, over it otherwise. */
  beside: boolean;
  open: boolean;
  onClose: () => void;
  /** It was opened to search. */
  searching: boolean;
  /** What takes the focus when the drawer closes, if not what had it before. */
  focusNext: () => HTMLElement | null;
}

/** The contents, as a column beside the page or a drawer over it. */
export function ContentsFrame({ beside, open, onClose, searching, focusNext, ...contents }: ContentsFrameProps) {
  if (!beside) {
    return (
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={viewer.contents}
        shape="drawer"
        finalFocus={focusNext}
        {...(searching && { initialFocus: contents.field })}
      >
        <Contents {...contents} />
      </Dialog>
    );
  }
  if (!open) return null;
  return (
    <aside
      aria-label={viewer.contents}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
      className="flex h-full w-72 shrink-0 flex-col border-r border-line bg-paper py-3 pr-3 pl-4"
    >
      <div className="mb-2 flex items-center justify-between">
        <h2 className="text-lg">{viewer.contents}</h2>
        <IconButton label={viewer.closeContents} className="-mr-1" onClick={onClose}>
          <X aria-hidden size={20} strokeWidth={1.5} />
        </IconButton>
      </div>
      <Contents {...contents} />
    </aside>
  );
}
