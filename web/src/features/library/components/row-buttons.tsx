import type { Document } from '@contract/library.ts';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu.tsx';
import { library } from '@/config/texts/library.ts';
import { useUpload } from '../upload-store.ts';

const words = library.row;
const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 };
/** The three ways to work with a book in the order of their use: tinted, in ink, soft until their row is pointed at. */
const ASK = 'bg-accent-wash! text-accent! enabled:hover:text-accent-strong!';
const QUIZ = 'font-normal!';
const VIDEOS = 'font-normal! text-soft! group-focus-within:text-ink! group-hover:text-ink!';
/** No way to work with a book: soft, until it is pointed at itself. All four words stay to be seen (READINGS). */
const DELETE = 'ml-4 font-normal! text-soft! enabled:hover:text-wrong! enabled:focus-visible:text-wrong!';

interface RowButtonsProps {
  book: Document;
  disabled: boolean;
  /** Without a connection: what needs one is off. */
  offline: boolean;
  /** No room for four: what is done most stays, the others stand in `RowMenu`. */
  narrow: boolean;
  onDelete: (book: Document) => void;
}

/** Where the buttons of a book lead. */
function useWays({ id }: Document) {
  const navigate = useNavigate();
  const go = (address: string) => () => {
    useUpload.getState().seen();
    void navigate(address);
  };
  return { ask: go(`/chat/${id}`), quiz: go(`/quiz/config/${id}`), videos: go(`/videos/${id}`) };
}

/** What can be done with a book, the most usual first; every name ends in the book's. */
export function RowButtons({ book, disabled, offline, narrow, onDelete }: RowButtonsProps) {
  const ways = useWays(book);
  const button = (label: string, onClick: () => void, look: string, off = disabled) => (
    <Button
      size="small"
      look="quiet"
      disabled={off}
      aria-label={words.named(label, book.title)}
      onClick={onClick}
      className={classNames(narrow ? 'min-h-11' : 'px-2.5!', look)}
    >
      {label}
    </Button>
  );
  const ask = button(words.ask, ways.ask, narrow ? 'text-accent!' : ASK);
  if (narrow)
    return (
      <div className="flex flex-wrap items-center">
        {ask}
        {button(words.quiz, ways.quiz, '', disabled || offline)}
      </div>
    );
  return (
    <div className="flex items-center">
      {ask}
      {button(words.quiz, ways.quiz, QUIZ, disabled || offline)}
      {button(words.videos, ways.videos, VIDEOS, disabled || offline)}
      {/* Apart from the ways to work with a book, so that it is not hit in their place. */}
      {button(words.remove, () => onDelete(book), DELETE, disabled || offline)}
    </div>
  );
}

interface RowMenuProps {
  book: Document;
  disabled: boolean;
  onRename: () => void;
  onDelete: (book: Document) => void;
}

/** On a phone: a menu named "More" with what is done less often. */
export function RowMenu({ book, disabled, onRename, onDelete }: RowMenuProps) {
  const ways = useWays(book);
  return (
    <Menu
      trigger={
        <Button
          size="small"
          look="quiet"
          disabled={disabled}
          aria-label={words.named(words.more, book.title)}
          className="absolute top-0.5 right-1.5 size-11 px-0! text-soft"
        >
          <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
        </Button>
      }
    >
      <MenuItem onSelect={ways.videos}>{words.videos}</MenuItem>
      <MenuItem onSelect={onRename}>{library.rename.button}</MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 {...ICON} />} onSelect={() => onDelete(book)}>
        {words.remove}
      </MenuItem>
    </Menu>
  );
}
