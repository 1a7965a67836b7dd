import { Moon, Search, TableOfContents, Type } from 'lucide-react';
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
  /** Pages as text; null where nobody sets it. */
  text: Switch | null;
}

/** In the bar of a phone; of a very narrow one five of them must fit. */
const COMPACT = 'size-11 max-[24rem]:w-9';
const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 };

/** What opens the contents of a book, and the search in it; also by key. */
export const ContentsButtons = ({ open, onContents, onSearch, compact, dim, text }: ContentsButtonsProps) => (
  <>
    {compact && dim && (
      <IconButton
        label={viewer.dim}
        aria-pressed={dim.on}
        onClick={dim.toggle}
        className={`aria-pressed:text-accent ${COMPACT}`}
      >
        <Moon {...icon} />
      </IconButton>
    )}
    {text && (
      <IconButton
        label={viewer.textView}
        aria-pressed={text.on}
        onClick={text.toggle}
        className={`aria-pressed:bg-accent-wash aria-pressed:text-accent ${compact ? COMPACT : ''}`}
      >
        <Type {...icon} />
      </IconButton>
    )}
    <IconButton
      label={viewer.contents}
      aria-expanded={open}
      data-shortcut="contents"
      onClick={({ detail }) => onContents(detail === 0)}
      className={compact ? COMPACT : 'aria-expanded:bg-accent-wash aria-expanded:text-accent'}
    >
      <TableOfContents {...icon} />
    </IconButton>
    <IconButton
      label={viewer.search}
      data-shortcut="search"
      onClick={onSearch}
      {...(compact && { className: COMPACT })}
    >
      <Search {...icon} />
    </IconButton>
  </>
);
