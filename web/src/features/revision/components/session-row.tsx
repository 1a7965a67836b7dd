import type { RevisionSession } from '@contract/revision.ts';
import { Trash2 } from 'lucide-react';
import { ContextMenu, ContextMenuItem } from '@/components/ui/context-menu.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { revision } from '@/config/texts/revision.ts';
import { formatShortDay, formatTime, localDay } from '@/lib/format.ts';

interface SessionRowProps {
  session: RevisionSession;
  /** The heading that stands over it, where it is the first of its group. */
  group: string | null;
  current: boolean;
  deleting: boolean;
  onChoose: () => void;
  onDelete: () => void;
}

const bin = <Trash2 aria-hidden size={18} strokeWidth={1.5} />;

/** One session, by its first question and when it was used last: chosen by a click, deleted by a right-click or by its button. */
export function SessionRow({ session, group, current, deleting, onChoose, onDelete }: SessionRowProps) {
  const title = session.title.trim() || revision.untitled;
  const { updated_at: at } = session;
  return (
    <ContextMenu
      trigger={
        <li className={deleting ? 'opacity-55' : undefined}>
          {group && <h3 className="mx-3 mt-3 mb-1 border-b border-line pb-1 font-sans text-sm text-soft">{group}</h3>}
          <div
            className={`group relative flex items-center rounded-control ${current ? 'bg-paper shadow-[inset_2px_0_var(--accent)]' : 'hover:bg-raised'}`}
          >
            <button
              type="button"
              aria-current={current || undefined}
              onClick={onChoose}
              className="min-h-10 min-w-0 flex-1 rounded-control py-1.5 pr-10 pl-3 text-left aria-[current]:font-medium"
            >
              <span className="line-clamp-2 font-serif text-base leading-snug [overflow-wrap:anywhere]" dir="auto">
                {title}
              </span>
              <time dateTime={at} className="block text-sm font-normal text-soft tabular-nums">
                {localDay(new Date(at)) === localDay() ? formatTime(at) : `${formatShortDay(at)}, ${formatTime(at)}`}
              </time>
            </button>
            <IconButton
              label={revision.removeNamed(title)}
              disabled={deleting}
              onClick={onDelete}
              className="absolute top-1 right-0 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-md:size-11 pointer-coarse:opacity-100"
            >
              {bin}
            </IconButton>
          </div>
        </li>
      }
    >
      <ContextMenuItem onSelect={onDelete} icon={bin}>
        {revision.remove}
      </ContextMenuItem>
    </ContextMenu>
  );
}
