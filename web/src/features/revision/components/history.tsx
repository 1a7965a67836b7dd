import { SquarePen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Fault } from '@/components/ui/fault.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { common } from '@/config/texts/common.ts';
import { revision } from '@/config/texts/revision.ts';
import { useFault } from '@/lib/use-fault.ts';
import { type useDeleteSession, useHistory } from '../api.ts';
import { newGroup } from '../groups.ts';
import { SessionRow } from './session-row.tsx';

interface HistoryProps {
  current: string | null;
  /** Shows a session, or with null a new one. */
  onOpen: (id: string | null) => void;
  remove: ReturnType<typeof useDeleteSession>;
}

/** 'New Chat', and the sessions there are. */
export function History({ current, onOpen, remove }: HistoryProps) {
  const history = useHistory();
  const newChat = useRef<HTMLButtonElement>(null);
  const fault = useFault(history);
  const sessions = history.data ?? [];
  const drop = (id: string) => remove.mutate(id, { onSuccess: () => newChat.current?.focus() });
  return (
    <div className="flex flex-col gap-3">
      <div className="sticky top-0 z-10 bg-sunken py-2 max-md:bg-raised">
        <Button
          ref={newChat}
          icon={<SquarePen aria-hidden size={18} strokeWidth={1.5} />}
          onClick={() => onOpen(null)}
          className="w-full"
        >
          {revision.newChat}
        </Button>
      </div>
      {remove.isError && (
        <p role="status" className="px-1 text-sm text-soft">
          {revision.removeFailed}
        </p>
      )}
      {fault ? (
        <Fault
          small
          title={revision.historyFailed}
          failed={fault}
          works={revision.historySafe}
          offline={revision.historySafeOffline}
          empty={{ when: revision.noHistoryIf, words: revision.noHistory }}
        />
      ) : history.isPending ? (
        <Loading label={common.loading} />
      ) : sessions.length === 0 ? (
        <p className="px-1">{revision.noHistory}</p>
      ) : (
        <ul aria-label={revision.history} className="-mx-3 flex flex-col gap-0.5">
          {sessions.map((session, i) => (
            <SessionRow
              key={session._id}
              session={session}
              group={newGroup(session.updated_at, sessions[i - 1]?.updated_at)}
              current={session._id === current}
              deleting={remove.isPending && remove.variables === session._id}
              onChoose={() => onOpen(session._id)}
              onDelete={() => drop(session._id)}
            />
          ))}
        </ul>
      )}
      {history.hasNextPage && (
        <Button
          size="small"
          className="self-center"
          busy={history.isFetchingNextPage}
          onClick={() => history.fetchNextPage()}
        >
          {revision.older}
        </Button>
      )}
    </div>
  );
}
