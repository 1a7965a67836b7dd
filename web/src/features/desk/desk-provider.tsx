import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { marks as words } from '@/config/texts/marks.ts';
import { ViewerSlots } from '@/lib/viewer-slots.ts';
import { useMarks } from './api.ts';
import { AroundPage } from './around-page.tsx';
import { CoverButton } from './cover-button.tsx';
import { Desk, type DeskBook, DeskContext } from './desk.ts';
import { GuideLink } from './guide-link.tsx';
import { MarksList } from './marks-list.tsx';
import { OverPage } from './over-page.tsx';
import { TextPage } from './reading/text-page.tsx';

interface DeskProviderProps {
  book: DeskBook;
  /** Begins a question about words of the book. */
  onAsk: (text: string) => void;
  children: ReactNode;
}

/** A book as a desk: its words can be chosen and marked. Give each book its key. */
export function DeskProvider({ book, onAsk, children }: DeskProviderProps) {
  const client = useQueryClient();
  const [desk] = useState(() => new Desk(book, client));
  useEffect(() => {
    desk.book = book;
    desk.onAsk = onAsk;
  });
  const { marks } = useMarks(book.id);
  const slots = useMemo(
    () => ({
      OverPage,
      AroundPage,
      TextPage,
      hold: () => desk.hold(),
      Button: CoverButton,
      RowEnd: GuideLink,
      list: { label: words.list, Content: MarksList },
      pages: [...new Set(marks.flatMap(({ parts }) => parts.map(({ page }) => page)))],
    }),
    [marks, desk],
  );
  return (
    <DeskContext value={desk}>
      <ViewerSlots value={slots}>{children}</ViewerSlots>
    </DeskContext>
  );
}
