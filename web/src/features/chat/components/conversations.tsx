import type { Chat } from '@contract/chat.ts';
import { Download, Trash2 } from 'lucide-react';
import { useSaveChat } from '@/components/conversation/use-save-chat.ts';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Fault } from '@/components/ui/fault.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { chat } from '@/config/texts/chat.ts';
import { takeAway } from '@/config/texts/take-away.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { formatDateTime } from '@/lib/format.ts';
import type { Failed } from '@/lib/use-fault.ts';
import { messagesBefore, useDeleteChat } from '../api.ts';

interface ConversationsProps {
  pdfId: string;
  /** The book's; undefined until it is known. */
  book: string | undefined;
  chats: readonly Chat[];
  /** Why they could not be loaded; null where they are. */
  fault: Failed | null;
  current: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (id: string | null) => void;
}

/** The conversations about this book: reopen one, or delete it. */
export function Conversations({
  pdfId,
  book,
  chats,
  fault,
  current,
  open,
  onOpenChange,
  onChoose,
}: ConversationsProps) {
  const remove = useDeleteChat(pdfId);
  const save = useSaveChat();
  const choose = (id: string) => {
    onChoose(id);
    onOpenChange(false);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={chat.conversations}>
      {remove.isError && (
        <Notice title={chat.removeFailed} className="mb-3">
          {messageOf(remove.error)}
        </Notice>
      )}
      {fault ? (
        <Fault small title={chat.chatsFailed} failed={fault} works={chat.stillAsks} offline={chat.areKept} />
      ) : chats.length === 0 ? (
        <p>{chat.none}</p>
      ) : (
        <ul className="flex flex-col">
          {chats.map(({ chat_id, title, updated_at }) => (
            <li key={chat_id} className="flex items-center gap-1 border-b border-line last:border-0">
              <button
                type="button"
                aria-current={chat_id === current || undefined}
                onClick={() => choose(chat_id)}
                className="min-w-0 flex-1 rounded-control px-2 py-2 text-left hover:bg-sunken aria-[current]:font-medium"
              >
                <span className="block truncate" dir="auto">
                  {title}
                </span>
                <time dateTime={updated_at} className="block text-sm text-soft">
                  {formatDateTime(updated_at)}
                </time>
              </button>
              <IconButton
                label={takeAway.chatNamed(title)}
                disabled={save.isPending}
                onClick={() => save.mutate({ title, book, pageBefore: messagesBefore(chat_id) })}
              >
                <Download aria-hidden size={18} strokeWidth={1.5} />
              </IconButton>
              <IconButton
                label={chat.remove(title)}
                disabled={remove.isPending}
                onClick={() => remove.mutate(chat_id, { onSuccess: () => chat_id === current && onChoose(null) })}
              >
                <Trash2 aria-hidden size={18} strokeWidth={1.5} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
