import type { Citation } from '@contract/evidence.ts';
import { Download, History, SquarePen } from 'lucide-react';
import { useContext, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Composer } from '@/components/conversation/composer.tsx';
import { fetchMarkdown } from '@/components/conversation/message.tsx';
import { Messages } from '@/components/conversation/messages.tsx';
import { hasUnanswered } from '@/components/conversation/unanswered.ts';
import { useNextQuestion } from '@/components/conversation/use-next-question.ts';
import { useSaveChat } from '@/components/conversation/use-save-chat.ts';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Fault, OfflineLine } from '@/components/ui/fault.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { CardsHere } from '@/components/works-here.tsx';
import { chat } from '@/config/texts/chat.ts';
import { revision } from '@/config/texts/revision.ts';
import { takeAway } from '@/config/texts/take-away.ts';
import { isUnreached } from '@/lib/api/api-error.ts';
import { BarMenu } from '@/lib/bar-menu.ts';
import { useConnection } from '@/lib/connection.ts';
import { hand } from '@/lib/handed.ts';
import { useFault } from '@/lib/use-fault.ts';
import { ROOMY, useMedia } from '@/lib/use-media.ts';
import { messagesBefore, useDeleteSession, useHistory } from './api.ts';
import { History as Sessions } from './components/history.tsx';
import { Start } from './components/start.tsx';
import { useRevision } from './use-revision.ts';

/** `/revisechat` (SPEC §2): a conversation across all books, beside the earlier ones. */
export default function RevisionScreen() {
  const conversation = useRevision();
  const { sessionId, messages, pending, unanswered, busy, send, open } = conversation;
  const wide = useMedia(ROOMY);
  const [listing, setListing] = useState(false);
  const history = useHistory();
  // Where the list stands beside the conversation it says so itself.
  const fault = useFault(history);
  const lost = useConnection((connection) => connection.lost);
  const saving = useSaveChat();
  const remove = useDeleteSession();
  const input = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const name = history.data?.find(({ _id }) => _id === sessionId)?.title.trim() ?? '';
  const empty =
    !pending &&
    !hasUnanswered(unanswered) &&
    !messages.isLoading &&
    !messages.isError &&
    (messages.data ?? []).length === 0;

  useNextQuestion(input, busy);
  // Its answers are on their way: what draws them comes beside them.
  useEffect(() => {
    if (sessionId) fetchMarkdown();
  }, [sessionId]);

  const show = ({ pdf_id, page, label, quote, boxes, state, picture }: Citation) => {
    if (pdf_id && state !== 'unavailable')
      void navigate(`/chat/${pdf_id}`, { state: hand({ show: { page, label, quote, boxes, state, picture } }) });
  };
  const choose = (id: string | null) => {
    open(id);
    setListing(false);
  };

  return (
    <div className="flex h-full min-h-0">
      {wide && (
        <aside aria-labelledby="chat-history" className="flex w-76 shrink-0 flex-col border-r border-line bg-sunken">
          <h2 id="chat-history" className="px-4 pt-4 pb-2 font-serif text-lg">
            {revision.history}
          </h2>
          <div className="relative min-h-0 flex-1 overflow-y-auto px-4 pb-4">
            <Sessions current={sessionId} onOpen={choose} remove={remove} />
          </div>
        </aside>
      )}
      <section
        aria-label={revision.pane}
        // A column of reading text, and the field under it as wide.
        className="flex min-h-0 min-w-0 flex-1 flex-col [--column:43rem]"
      >
        <Header
          name={name}
          wide={wide}
          canSave={sessionId !== null && !empty}
          saving={saving.isPending}
          onSave={() => sessionId !== null && saving.mutate({ title: name, pageBefore: messagesBefore(sessionId) })}
          onHistory={() => setListing(true)}
          onNew={empty ? null : () => open(null)}
        />
        <div data-conversation className="below-head fading relative min-h-0 flex-1 overflow-y-auto">
          <div className="mx-auto max-w-(--column)">
            {empty ? (
              <>
                {!wide && fault && !isUnreached(fault.error) && (
                  <Fault
                    small
                    title={revision.historyFailed}
                    failed={fault}
                    works={revision.historySafe}
                    className="border-b border-line px-4 py-4 sm:px-5"
                  />
                )}
                <Start disabled={lost} onAsk={(question) => send(question)} />
              </>
            ) : (
              <Messages conversation={conversation} typing={revision.typing} onShow={show} />
            )}
          </div>
        </div>
        <OfflineLine className="mx-auto w-full max-w-(--column) border-t px-4 sm:px-5">
          {revision.offline} <CardsHere />
        </OfflineLine>
        <Composer
          ref={input}
          placeholder={revision.placeholder}
          draftKey="folio:draft:revision"
          busy={busy}
          off={lost ? chat.offline.asking : undefined}
          onSend={send}
        />
      </section>
      {!wide && (
        <Dialog open={listing} onOpenChange={setListing} title={revision.history} shape="drawer">
          <Sessions current={sessionId} onOpen={choose} remove={remove} />
        </Dialog>
      )}
    </div>
  );
}

interface HeaderProps {
  /** Of the session; empty for a new one. */
  name: string;
  wide: boolean;
  canSave: boolean;
  saving: boolean;
  onSave: () => void;
  onHistory: () => void;
  /** Null where the session is a new one. */
  onNew: (() => void) | null;
}

function Header({ name, wide, canSave, saving, onSave, onHistory, onNew }: HeaderProps) {
  const menu = useContext(BarMenu);
  return (
    <header className="flex items-center gap-1 border-b border-line py-2 pr-3 pl-5 max-md:py-1 max-md:pr-2 max-md:pl-4">
      {!wide && menu}
      {/* A conversation is headed by its own name: what the screen is stands in the navigation, too. */}
      <PageTitle className={name ? 'sr-only' : 'min-w-0 flex-1 py-1.5 text-lg'}>{revision.title}</PageTitle>
      {name && (
        <p className="min-w-0 flex-1 truncate py-1.5 font-serif text-lg font-semibold" dir="auto" title={name}>
          {name}
        </p>
      )}
      <IconButton
        label={takeAway.chat}
        // There is nothing to save before the first question, nor to begin anew.
        className="disabled:hidden max-md:size-11"
        disabled={saving || !canSave}
        onClick={onSave}
      >
        <Download aria-hidden size={20} strokeWidth={1.5} />
      </IconButton>
      {!wide && (
        <>
          <IconButton label={revision.history} className="size-11" onClick={onHistory}>
            <History aria-hidden size={20} strokeWidth={1.5} />
          </IconButton>
          <IconButton
            label={revision.newChat}
            className="size-11 disabled:hidden"
            disabled={onNew === null}
            onClick={onNew ?? undefined}
          >
            <SquarePen aria-hidden size={20} strokeWidth={1.5} />
          </IconButton>
        </>
      )}
    </header>
  );
}
