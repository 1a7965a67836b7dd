import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a book's contents are open, and where the focus goes as they open, close and lead somewhere. */
export interface OpenContents {
  open: 'no' | 'contents' | 'search';
  /** Opens or closes them. @param byKey no pointer did: the focus goes to the chapter that is read */
  toggle: (byKey: boolean) => void;
  /** Opens them with the search field focused. */
  look: () => void;
  /** Closes them; a focus in them goes back to where it was before. */
  close: () => void;
  /** A place was chosen in them: a drawer makes way for it, and who chose by key reads on there. */
  chosen: () => void;
  /** What the drawer gives the focus to as it closes; null for what had it before. */
  focusNext: () => HTMLElement | null;
}

/**
 * @param section the book: its contents in an `aside` or a drawer, its page the `[data-book-pane]`
 * @param beside the contents stand beside the page, not over it
 */
export function useContents(
  section: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  beside: boolean,
): OpenContents {
  const [open, setOpen] = useState<OpenContents['open']>('no');
  const before = useRef<Element | null>(null);
  const led = useRef(false);
  const find = (selector: string) => section.current?.querySelector<HTMLElement>(selector) ?? null;
  /** The contents beside the page, where the focus is in them. */
  const around = () => {
    const aside = find('aside');
    return aside?.contains(document.activeElement) ? aside : null;
  };
  /** Drawn at once, so that what the focus goes to is there. */
  const show = (how: OpenContents['open']) => {
    if (!around()) before.current = document.activeElement;
    flushSync(() => setOpen(how));
  };
  const close = () => {
    const inside = around() !== null;
    setOpen('no');
    if (!inside) return;
    const { current } = before;
    const back = current instanceof HTMLElement && section.current?.contains(current) ? current : null;
    (back ?? find('[data-shortcut="contents"]'))?.focus();
  };
  return {
    open,
    toggle: (byKey) => {
      if (open !== 'no') return close();
      show('contents');
      if (!byKey || !beside) return;
      const rows = 'aside [data-contents-scroller]';
      (find(`${rows} [aria-current]`) ?? find(`${rows} button`))?.focus();
    },
    look: () => {
      show('search');
      field.current?.focus();
      field.current?.select();
    },
    close,
    chosen: () => {
      if (!beside) {
        led.current = true;
        setOpen('no');
      } else if (around()?.querySelector('button:focus-visible')) find('[data-book-pane]')?.focus();
    },
    focusNext: () => {
      const page = led.current ? find('[data-book-pane]') : null;
      led.current = false;
      return page;
    },
  };
}
