import type { Document } from '@contract/library.ts';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu.tsx';
import { library } from '@/config/texts/library.ts';
import { useUpload } from '../upload-store.ts';

const words = library.row;
const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 };
/** Words alone, which come forward with their row: the title is what is read first. */
const QUIET = 'min-h-9 px-2.5 font-normal! text-soft! group-focus-within:text-ink! group-hover:text-ink!';
/** On a phone, where it stands alone. */
const ASK = 'min-h-11 bg-accent-wash text-accent!';

interface RowButtonsProps {
  book: Document;
  disabled: boolean;
  /** No room for four: 'Ask Questions' stays, the others stand in a menu named "More". */
  narrow: boolean;
  onRename: () => void;
  onDelete: (book: Document) => void;
}

/** What can be done with a book, the most usual first; every name ends in the book's. */
export function RowButtons({ book, disabled, narrow, onRename, onDelete }: RowButtonsProps) {
  const navigate = useNavigate();
  const { id, title } = book;
  const go = (address: string) => () => {
    useUpload.getState().seen();
    void navigate(address);
  };
  const quiz = go(`/quiz/config/${id}`);
  const videos = go(`/videos/${id}`);
  const ask = (
    <Button
      size="small"
      look="quiet"
      disabled={disabled}
      aria-label={words.named(words.ask, title)}
      onClick={go(`/chat/${id}`)}
      className={narrow ? ASK : QUIET}
    >
      {words.ask}
    </Button>
  );
  if (narrow)
    return (
      <div className="flex items-center gap-1">
        {ask}
        <Menu
          trigger={
            <Button
              size="small"
              look="quiet"
              disabled={disabled}
              aria-label={words.named(words.more, title)}
              className="min-h-11 px-2 text-soft"
            >
              {words.more}
              <ChevronDown {...ICON} />
            </Button>
          }
        >
          <MenuItem onSelect={quiz}>{words.quiz}</MenuItem>
          <MenuItem onSelect={videos}>{words.videos}</MenuItem>
          <MenuItem onSelect={onRename}>{library.rename.button}</MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 {...ICON} />} onSelect={() => onDelete(book)}>
            {words.remove}
          </MenuItem>
        </Menu>
      </div>
    );
  return (
    <div className="flex items-center">
      {ask}
      <Button
        size="small"
        look="quiet"
        disabled={disabled}
        aria-label={words.named(words.quiz, title)}
        onClick={quiz}
        className={QUIET}
      >
        {words.quiz}
      </Button>
      <Button
        size="small"
        look="quiet"
        disabled={disabled}
        aria-label={words.named(words.videos, title)}
        onClick={videos}
        className={QUIET}
      >
        {words.videos}
      </Button>
      <Button
        size="small"
        look="quiet"
        disabled={disabled}
        aria-label={words.named(words.remove, title)}
        onClick={() => onDelete(book)}
        className="min-h-9 px-2.5 font-normal! text-soft! enabled:hover:text-wrong! enabled:focus-visible:text-wrong!"
      >
        {words.remove}
      </Button>
    </div>
  );
}
