import type { Citation } from '@contract/evidence.ts';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { InPortal, OutPortal } from 'react-reverse-portal';
import { useLocation, useParams } from 'react-router-dom';
import { Tabs } from '@/components/ui/tabs.tsx';
import { chat } from '@/config/texts/chat.ts';
import { ChatPane } from '@/features/chat/components/chat-pane.tsx';
import { PdfViewer, type Place } from '@/features/pdf-viewer/pdf-viewer.tsx';
import { useBookInfo } from '@/lib/use-book-info.ts';
import { useMedia } from '@/lib/use-media.ts';
import { useMovablePane } from '@/lib/use-movable-pane.ts';

type Side = 'book' | 'chat';
const PANELS = ['book', 'chat'];
const PANE = 'flex h-full min-h-0 flex-1 flex-col';

/** Where a citation leads; one whose book is gone leads nowhere. */
function placeOf({ page, boxes, state }: Pick<Citation, 'page' | 'boxes' | 'state'>): Place | null {
  return state === 'unavailable' ? null : { page, boxes, state };
}

/** The place that another screen sent the student to ("Show in book"), handed over as navigation state. */
function arrivedAt(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('show' in state)) return null;
  // Only our own screens set it, from evidence as the contract types it.
  return placeOf({
    state: 'marked',
    ...(state.show as Pick<Citation, 'page' | 'boxes'> & Partial<Pick<Citation, 'state'>>),
  });
}

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
  const info = useBookInfo(id);
  const wide = useMedia('(min-width: 48rem)');
  const { state } = useLocation();
  const [place, setPlace] = useState<Place | null>(() => arrivedAt(state));
  const [side, setSide] = useState<Side>(place ? 'book' : 'chat');
  const layout = useDefaultLayout({ id: 'folio:book-and-chat', panelIds: PANELS });

  const show = (citation: Citation) => {
    const next = placeOf(citation);
    if (!next) return;
    // Drawn at once, so that what the focus goes to is there.
    flushSync(() => {
      setPlace(next);
      setSide('book');
    });
    if (!wide) focusBook();
  };
  // Both panes live through a turned tablet or a resized window: they move, and what is open, typed or under way stays.
  const inSight = wide ? 'both' : side;
  const panes = { book: useMovablePane(inSight, PANE), chat: useMovablePane(inSight, PANE) };
  const book = <OutPortal node={panes.book} />;
  const conversation = <OutPortal node={panes.chat} />;

  // The chat's heading names the page; while its tab is hidden the book's own title does.
  const named = (pane: ReactNode) => (
    <>
      <h1 className="sr-only">{info?.title ?? chat.bookTab}</h1>
      {pane}
    </>
  );

  return (
    <>
      <InPortal node={panes.book}>
        <PdfViewer fileId={info?.file_id} place={place} />
      </InPortal>
      <InPortal node={panes.chat}>
        <ChatPane pdfId={id} info={info} onShow={show} />
      </InPortal>
      {wide ? (
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
      ) : (
        <Tabs
          label={chat.screen}
          value={side}
          onChange={setSide}
          className="flex h-full flex-col"
          tabs={[
            { value: 'book', label: chat.bookTab, content: named(book) },
            { value: 'chat', label: chat.chatTab, content: conversation },
          ]}
        />
      )}
    </>
  );
}
