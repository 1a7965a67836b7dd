import { Moon, Search, TableOfContents } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import type { Switch } from '../use-paper.ts';

interface ContentsButtonsProps {
  open: boolean;
  /** @param byKey no pointer pressed it */
  onContents: (byKey: boolean) => void;
  onSearch: () => void;
  /** In the bar of a phone. */
  compact: boolean;
  /** "Dim paper", where there is no room for it below. */
  dim: Switch | null;
}

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 };

/** What opens the contents of a book, and the search in it; also by key. */
export const ContentsButtons = ({ open, onContents, onSearch, compact, dim }: ContentsButtonsProps) => (
  <>
    {compact && dim && (
      <IconButton
        label={viewer.dim}
        aria-pressed={dim.on}
        onClick={dim.toggle}
        className="size-11 aria-pressed:text-accent"
      >
        <Moon {...icon} />
      </IconButton>
    )}
    <IconButton
      label={viewer.contents}
      aria-expanded={open}
      data-shortcut="contents"
      onClick={({ detail }) => onContents(detail === 0)}
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
