import { Search, TableOfContents } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { viewer } from '@/config/texts/viewer.ts';

interface ContentsButtonsProps {
  open: boolean;
  onContents: () => void;
  onSearch: () => void;
  /** In the bar of a phone. */
  compact: boolean;
}

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 };

/** What opens the contents of a book, and the search in it; also by key. */
export const ContentsButtons = ({ open, onContents, onSearch, compact }: ContentsButtonsProps) => (
  <>
    <IconButton
      label={viewer.contents}
      aria-expanded={open}
      data-shortcut="contents"
      onClick={onContents}
      className={compact ? 'size-11' : 'aria-expanded:bg-accent-wash aria-expanded:text-accent'}
    >
      <TableOfContents {...icon} />
    </IconButton>
    <IconButton
      label={viewer.search}
      data-shortcut="search"
      onClick={onSearch}
      {...(compact && { className: 'size-11' })}
    >
      <Search {...icon} />
    </IconButton>
  </>
);
