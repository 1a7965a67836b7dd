import type { RevisionSession } from '@contract/revision.ts';
import { Trash2 } from 'lucide-react';
import { ContextMenu, ContextMenuItem } from '@/components/ui/context-menu.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { revision } from '@/config/texts/revision.ts';
import { formatDateTime } from '@/lib/format.ts';

interface SessionRowProps {
  session: RevisionSession;
  current: boolean;
  deleting: boolean;
  onChoose: () => void;
  onDelete: () => void;
}

const bin = <Trash2 aria-hidden size={18} strokeWidth={1.5} />;

/** One session, as a line of a table of contents: chosen by a click, deleted by a right-click or by its button. */
export function SessionRow({ session, current, deleting, onChoose, onDelete }: SessionRowProps) {
  const title = session.title.trim() || revision.untitled;
  return (
    <ContextMenu
      trigger={
        <li
          className={`flex items-center gap-1 rounded-control ${current ? 'bg-accent-wash' : 'hover:bg-raised'} ${deleting ? 'opacity-55' : ''}`}
        >
          <button
            type="button"
            aria-current={current || undefined}
            onClick={onChoose}
            className="min-w-0 flex-1 rounded-control px-3 py-2 text-left aria-[current]:font-medium"
          >
            <span className="block truncate font-serif text-base" dir="auto">
              {title}
            </span>
            <time dateTime={session.updated_at} className="block text-sm font-normal text-soft">
              {formatDateTime(session.updated_at)}
            </time>
          </button>
          <IconButton label={revision.removeNamed(title)} disabled={deleting} onClick={onDelete}>
            {bin}
          </IconButton>
        </li>
      }
    >
      <ContextMenuItem onSelect={onDelete} icon={bin}>
        {revision.remove}
      </ContextMenuItem>
    </ContextMenu>
  );
}
