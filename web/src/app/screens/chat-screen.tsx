import type { Citation } from '@contract/evidence.ts';
import { isHandbook } from '@contract/handbook.ts';
import type { DocumentInfo, OutlineEntry } from '@contract/library.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { InPortal, OutPortal } from 'react-reverse-portal';
import { useLocation, useParams } from 'react-router-dom';
import { chat } from '@/config/texts/chat.ts';
import { ChatPane } from '@/features/chat/components/chat-pane.tsx';
import { DeskProvider } from '@/features/desk/desk-provider.tsx';
import type { Back } from '@/features/pdf-viewer/back.ts';
import { QuoteSheet } from '@/features/pdf-viewer/components/quote-sheet.tsx';
import { PdfViewer } from '@/features/pdf-viewer/pdf-viewer.tsx';
import { askAbout } from '@/lib/ask-about.ts';
import { keepLoaded, openedOnDevice } from '@/lib/device.ts';
import { useContentsWanted } from '@/lib/open-contents.ts';
import { sectionAt } from '@/lib/sections.ts';
import { useStops } from '@/lib/stops.ts';
import { useBookInfo } from '@/lib/use-book-info.ts';
import { ROOMY, useMedia } from '@/lib/use-media.ts';
import { useMovablePane } from '@/lib/use-movable-pane.ts';
import { PhoneFrame } from './book-and-chat/phone-frame.tsx';
import { type Shown, shownAmong, steppedTo, wayBackOf } from './book-and-chat/shown.ts';
import { useView } from './book-and-chat/use-view.ts';
import { WithPageCuts } from './with-page-cuts.tsx';

const PANELS = ['book', 'chat'];
const NO_OUTLINE: readonly OutlineEntry[] = [];
const PANE = 'flex h-full min-h-0 flex-1 flex-col';

/** On a phone the pressed mark is out of sight now: the page takes the focus, or while there is none its tab. */
function focusBook(): void {
  const page = document.querySelector<HTMLElement>('[data-book-pane]');
  const tab = document.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
  (page ?? tab)?.focus();
}

/** A book and the chat about it: side by side, on a phone as two tabs. Another id is another screen. */
export default function ChatScreen() {
  const { id = '' } = useParams();
  return <BookAndChat key={id} id={id} />;
}

function BookAndChat({ id }: { id: string }) {
  const client = useQueryClient();
  const info = useBookInfo(id);
  const latest = useStops(id);
  const known = info !== undefined;
  useEffect(() => {
    // What came before the book was one to keep is kept now.
    if (known) void openedOnDevice(id).then(() => keepLoaded(client, id));
  }, [known, id, client]);
  const wide = useMedia(ROOMY);
  const { state } = useLocation();
  const { side, shown, ...view } = useView(wide);
  const [marked, setMarked] = useState<readonly number[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);

  const show = (citation: Citation, among: readonly Citation[]) => {
    const next = shownAmong(citation, among, document.activeElement);
    if (!next) return;
    view.show(next);
    if (!wide) focusBook();
  };
  const before = wayBackOf(state);
  const back: Back | null =
    !wide && shown?.open && shown.pressed
      ? { to: 'answer', go: view.backToAnswer }
      : shown?.open && !shown.pressed && before
        ? { to: before, go: view.goBack }
        : null;
  // Both panes live through a turned tablet or a resized window: they move, and what is open, typed or under way stays.
  const inSight = wide ? 'both' : side;
  const panes = { book: useMovablePane(inSight, PANE), chat: useMovablePane(inSight, PANE) };
  const book = <OutPortal node={panes.book} />;
  const conversation = <OutPortal node={panes.chat} />;
  const desk = {
    ...{ id, title: info?.title ?? '', outline: info?.outline ?? NO_OUTLINE },
    readOnly: isHandbook(id),
  };
  const ask = (text: string) => {
    view.turnTo('chat');
    askAbout(text);
  };

  useContentsWanted(id, () => view.turnTo('book'));

  return (
    <DeskProvider book={desk} onAsk={ask}>
      <InPortal node={panes.book}>
        <PdfViewer
          bookId={id}
          fileId={info?.file_id}
          language={info?.document.language ?? null}
          marked={marked}
          latest={latest}
          outline={info?.outline ?? NO_OUTLINE}
          onError={setTrouble}
          {...(!wide && { bar: side === 'book' ? bar : null })}
          place={shown?.place ?? null}
          back={back}
          below={!wide && shown?.open && <ShownQuote bookId={id} info={info} shown={shown} onShown={view.setShown} />}
        />
      </InPortal>
      <InPortal node={panes.chat}>
        <WithPageCuts>
          <ChatPane
            pdfId={id}
            info={info}
            onShow={show}
            shown={shown?.marks[shown.at] ?? null}
            onMarked={setMarked}
            bookFailed={trouble !== null}
            {...(!wide && { bar: side === 'chat' ? bar : null })}
          />
        </WithPageCuts>
      </InPortal>
      {wide ? (
        <SideBySide book={book} conversation={conversation} />
      ) : (
        <PhoneFrame
          side={side}
          onSide={view.turnTo}
          actions={setBar}
          conversation={conversation}
          book={
            // The chat's heading names the page; while its tab is hidden the book's own title does.
            <>
              <h1 className="sr-only">{info?.title ?? chat.bookTab}</h1>
              {book}
            </>
          }
        />
      )}
    </DeskProvider>
  );
}

interface ShownQuoteProps {
  bookId: string;
  info: DocumentInfo | undefined;
  shown: Shown;
  onShown: (shown: Shown) => void;
}

/** On a phone, under the page: the words that are marked on it. */
const ShownQuote = ({ bookId, info, shown, onShown }: ShownQuoteProps) => (
  <QuoteSheet
    bookId={bookId}
    marks={shown.marks}
    at={shown.at}
    section={sectionAt(info?.outline ?? [], shown.place.page)?.title ?? ''}
    language={info?.document.language ?? null}
    onStep={(to) => onShown(steppedTo(shown, to))}
    onClose={() => onShown({ ...shown, open: false })}
  />
);

/** Where there is room: the book, the chat, and the divider between them, which remembers its place. */
function SideBySide({ book, conversation }: { book: ReactNode; conversation: ReactNode }) {
  const layout = useDefaultLayout({ id: 'folio:book-and-chat', panelIds: PANELS });
  return (
    <Group {...layout} id="folio:book-and-chat" className="h-full" disableCursor>
      <Panel id="book" minSize="25%" defaultSize="58%">
        {book}
      </Panel>
      <Separator
        aria-label={chat.divider}
        className="w-1.5 bg-line transition-colors hover:bg-accent data-[separator=active]:bg-accent"
      />
      <Panel id="chat" minSize="25%">
        {conversation}
      </Panel>
    </Group>
  );
}
