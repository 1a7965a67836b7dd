import type { Citation } from '@contract/evidence.ts';
import { awaitsPictures, type DocumentInfo, hasNoText } from '@contract/library.ts';
import { Download, History, SquarePen } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CitedBookContext } from '@/components/conversation/cited-book.ts';
import { Composer } from '@/components/conversation/composer.tsx';
import { fetchMarkdown } from '@/components/conversation/message.tsx';
import { Messages } from '@/components/conversation/messages.tsx';
import { hasUnanswered } from '@/components/conversation/unanswered.ts';
import { useNextQuestion } from '@/components/conversation/use-next-question.ts';
import { useSaveChat } from '@/components/conversation/use-save-chat.ts';
import { KeepOnDevice } from '@/components/keep-on-device.tsx';
import { ReadPages } from '@/components/page-reading/read-pages.tsx';
import { ReadPictures } from '@/components/page-reading/read-pictures.tsx';
import { Fault, OfflineLine } from '@/components/ui/fault.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { chat } from '@/config/texts/chat.ts';
import { takeAway } from '@/config/texts/take-away.ts';
import { titleHere } from '@/lib/books-here.ts';
import { useConnection } from '@/lib/connection.ts';
import { useFault } from '@/lib/use-fault.ts';
import { useKeptBooks } from '@/lib/use-kept-books.ts';
import { messagesBefore } from '../api.ts';
import { useConversation } from '../use-conversation.ts';
import { Conversations } from './conversations.tsx';
import { NoText } from './no-text.tsx';
import { Suggestions } from './suggestions.tsx';
import { WaysOn } from './ways-on.tsx';

interface ChatPaneProps {
  pdfId: string;
  /** Undefined until it is known. */
  info: DocumentInfo | undefined;
  /** The student wants to see the words in the book; `among` are all the citations of that answer. */
  onShow: (citation: Citation, among: readonly Citation[]) => void;
  /** The citation whose words are shown in the book now. */
  shown?: Citation | null;
  /** Told on which pages the conversation's answers have their words. */
  onMarked?: (pages: readonly number[]) => void;
  /** Its file could not be opened. */
  bookFailed?: boolean;
  /** On a phone the element of the bar over both panes that takes the conversation's buttons. */
  bar?: HTMLElement | null;
}

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 };

/** Asking a book: what was said, and where the next question is typed. */
export function ChatPane({ pdfId, info, onShow, shown = null, onMarked, bookFailed = false, bar }: ChatPaneProps) {
  const conversation = useConversation(pdfId);
  const { chats, chatId, messages, pending, unanswered, busy, send, open } = conversation;
  const fault = useFault(chats);
  const [listing, setListing] = useState(false);
  const saving = useSaveChat();
  const lost = useConnection((state) => state.lost);
  const kept = useKeptBooks();
  const input = useRef<HTMLTextAreaElement>(null);
  const empty =
    !pending &&
    !hasUnanswered(unanswered) &&
    (!chats.isPending || fault !== null) &&
    !messages.isLoading &&
    (messages.data ?? []).length === 0;

  const book = useMemo(
    () => ({
      id: pdfId,
      language: info?.document.language ?? null,
      document: info?.document,
      outline: info?.outline ?? [],
      failed: bookFailed,
      shown,
    }),
    [pdfId, info, bookFailed, shown],
  );
  // Its answers are on their way: what draws them comes beside them.
  useEffect(() => {
    if (chatId) fetchMarkdown();
  }, [chatId]);
  const noText = info !== undefined && hasNoText(info.document);

  const { data: said } = messages;
  useEffect(() => {
    const pages = (said ?? []).flatMap(({ citations, passages = [] }) =>
      [...citations, ...passages].map(({ page }) => page),
    );
    onMarked?.([...new Set(pages)]);
  }, [said, onMarked]);

  useNextQuestion(input, busy);

  const save = () => {
    if (chatId === null) return;
    const name = chats.data?.find((one) => one.chat_id === chatId)?.title ?? '';
    saving.mutate({ title: name, book: info?.title, pageBefore: messagesBefore(chatId) });
  };
  const buttons = (
    <>
      <IconButton label={chat.conversations} className="max-md:size-11" onClick={() => setListing(true)}>
        <History {...icon} />
      </IconButton>
      <IconButton
        label={chat.newChat}
        className="max-md:size-11"
        disabled={busy || empty}
        onClick={() => {
          open(null);
          input.current?.focus();
        }}
      >
        <SquarePen {...icon} />
      </IconButton>
    </>
  );

  // There before the book is known, so that nothing below moves.
  const ways = !noText && <WaysOn pdfId={pdfId} outline={info?.outline ?? []} messages={messages.data ?? []} />;

  return (
    <section aria-label={chat.chatTab} className="flex h-full min-h-0 flex-col bg-sunken">
      {bar === undefined ? (
        <header className="flex items-center gap-1 border-b border-line py-2 pr-3 pl-5">
          <Title bookId={pdfId} info={info} className="min-w-0 flex-1 text-base leading-snug" />
          <IconButton label={takeAway.chat} disabled={saving.isPending || chatId === null || empty} onClick={save}>
            <Download {...icon} />
          </IconButton>
          {buttons}
        </header>
      ) : (
        bar && createPortal(buttons, bar)
      )}
      {bar === undefined && ways && <div className="border-b border-line">{ways}</div>}
      <div
        data-conversation
        className="below-head fading relative [--ground:var(--sunken)] min-h-0 flex-1 overflow-y-auto"
      >
        {/* One line that stays: on a phone nothing else says which book this is. */}
        {bar !== undefined && (
          <Title
            bookId={pdfId}
            info={info}
            className="sticky top-(--bar-now) z-10 mt-(--bar) bg-sunken px-4 pt-2 pb-1 text-base leading-snug transition-[top]"
          />
        )}
        {bar !== undefined && ways}
        {fault && empty ? (
          <div className="px-4 py-5 sm:px-5">
            <Fault small title={chat.chatsFailed} failed={fault} works={chat.stillAsks} offline={chat.areKept} />
          </div>
        ) : chats.isPending && !pending && !hasUnanswered(unanswered) ? (
          <Loading label={chat.loading} />
        ) : empty && noText ? (
          <NoText yet={awaitsPictures(info.document)} />
        ) : empty ? (
          <Suggestions outline={info?.outline ?? []} language={info?.document.language ?? null} onAsk={send} />
        ) : (
          <CitedBookContext value={book}>
            <Messages conversation={conversation} typing={chat.typing} onShow={onShow} />
          </CitedBookContext>
        )}
      </div>
      {/* On a phone the other side is out of sight; without a connection the line below says whether the book is here. */}
      {bar !== undefined && bookFailed && !lost && (
        <p role="status" className="border-t border-line px-4 py-2.5 text-sm">
          {chat.bookFailed}
        </p>
      )}
      {info && awaitsPictures(info.document) && (
        <ReadPictures book={info.document} inLine className="border-t border-line px-4 py-2 text-sm text-soft" />
      )}
      {info && (
        <ReadPages
          key={pdfId}
          book={info.document}
          offered={empty || noText}
          className="border-t border-line px-4 py-3 text-sm"
        />
      )}
      {/* Until it is known whether the book is kept nothing is said of it. */}
      {kept && (
        <OfflineLine className="border-t px-4 sm:px-5">
          {kept.has(pdfId) ? chat.offline.kept : chat.offline.notKept}
        </OfflineLine>
      )}
      <Composer
        ref={input}
        placeholder={chat.placeholder}
        draftKey={`folio:draft:${pdfId}`}
        busy={busy}
        off={lost ? chat.offline.asking : undefined}
        onSend={send}
      />
      <KeepOnDevice
        bookId={pdfId}
        className="[@media(max-height:540px)]:hidden border-t border-line px-4 py-2 text-sm"
      />
      <Conversations
        pdfId={pdfId}
        book={info?.title}
        chats={chats.data ?? []}
        fault={fault}
        current={chatId}
        open={listing}
        onOpenChange={setListing}
        onChoose={open}
      />
    </section>
  );
}

interface TitleProps {
  bookId: string;
  info: DocumentInfo | undefined;
  className: string;
}

/** Headed by the title as soon as the device knows it, which may be before the book has come. */
function Title({ bookId, info, className }: TitleProps) {
  const title = info?.title ?? titleHere(bookId);
  return (
    <PageTitle className={`flex ${className}`} tab={chat.title(title)}>
      <span className="me-[0.25em] shrink-0">{chat.titleOf}</span>{' '}
      {/* Its own line to cut: a title that runs from right to left is cut at its end, not at its beginning. */}
      <bdi
        dir="auto"
        title={chat.title(title)}
        className="min-w-0 truncate"
        {...(info?.document.language && { lang: info.document.language })}
      >
        {title ?? chat.untitled}
      </bdi>
    </PageTitle>
  );
}
