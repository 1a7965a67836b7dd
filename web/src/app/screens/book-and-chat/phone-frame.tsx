import { type ReactNode, useContext, useRef } from 'react';
import { Tabs } from '@/components/ui/tabs.tsx';
import { chat } from '@/config/texts/chat.ts';
import { BarMenu } from '@/lib/bar-menu.ts';
import { useOutOfTheWay } from './use-out-of-the-way.ts';

export type Side = 'book' | 'chat';

interface PhoneFrameProps {
  side: Side;
  onSide: (side: Side) => void;
  book: ReactNode;
  conversation: ReactNode;
  /** Takes what the pane in sight offers in the bar. */
  actions: (element: HTMLElement | null) => void;
}

/**
 * Book and chat on a phone: two tabs under one bar, which lies over them and makes way while somebody reads on. `--bar` is the
 * room that what scrolls keeps free at its top, `--bar-now` how much of it the bar covers.
 */
export function PhoneFrame({ side, onSide, book, conversation, actions }: PhoneFrameProps) {
  const menu = useContext(BarMenu);
  const around = useRef<HTMLDivElement>(null);
  const hidden = useOutOfTheWay(around, side);
  return (
    <div ref={around} className={`h-full [--bar:3rem] ${hidden ? '[--bar-now:0rem]' : '[--bar-now:3rem]'}`}>
      <Tabs
        label={chat.screen}
        value={side}
        onChange={onSide}
        className="relative flex h-full flex-col overflow-hidden"
        barClassName={`absolute inset-x-0 top-0 z-20 h-(--bar) bg-paper px-2 transition-transform has-[:focus-visible]:translate-y-0 ${hidden ? '-translate-y-full' : ''}`}
        before={<div className="flex w-14 items-center pl-2">{menu}</div>}
        after={<div ref={actions} className="flex min-w-22 items-center justify-end" />}
        tabs={[
          { value: 'book', label: chat.bookTab, content: book },
          { value: 'chat', label: chat.chatTab, content: conversation },
        ]}
      />
    </div>
  );
}
