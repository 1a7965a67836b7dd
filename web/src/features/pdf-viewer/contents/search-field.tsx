import { ChevronDown, ChevronUp, Search as Glass, X } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { TryAgain } from '@/components/ui/try-again.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import { formatNumber } from '@/lib/format.ts';
import type { Search } from './use-search.ts';

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  search: Search;
  /** How many chapters hold a hit. */
  chapters: number;
  /** Goes to the next hit, or with -1 to the one before. */
  onStep: (step: 1 | -1) => void;
  /** Esc in an empty field. */
  onLeave: () => void;
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 };

/** Search in the book: Enter goes from hit to hit, Shift+Enter back, Esc clears. */
export function SearchField({ field, search, chapters, onStep, onLeave }: SearchFieldProps) {
  const { text, setText, found, query, busy, failed, again } = search;
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onStep(event.shiftKey ? -1 : 1);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (text === '') onLeave();
      else setText('');
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of the last years know the role, not all of them the element
    <div role="search">
      <div className="relative flex items-center">
        <Glass {...icon} className="pointer-events-none absolute left-2.5 text-soft" />
        <input
          ref={field}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          data-shortcut="search"
          aria-label={viewer.search}
          placeholder={viewer.search}
          value={text}
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={keys}
          className="min-h-10 w-full rounded-control border border-edge bg-raised pr-10 pl-9 text-ink placeholder:text-soft max-md:min-h-11"
        />
        {text !== '' && (
          <IconButton
            label={viewer.clearSearch}
            className="absolute right-0"
            onClick={() => {
              setText('');
              field.current?.focus();
            }}
          >
            <X {...icon} />
          </IconButton>
        )}
      </div>
      {text.trim() !== '' && (
        <div className="mt-1 flex min-h-10 items-center text-sm text-soft">
          <p role="status" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {failed
              ? viewer.searchFailed
              : !found || (busy && found.total === 0)
                ? viewer.searching
                : found.total === 0
                  ? viewer.noHits(query)
                  : viewer.hits(formatNumber(found.total), chapters)}
            {found && !failed && found.total > 0 && (found.total > found.hits.length || !found.complete) && '.'}
            {found && !failed && found.total > found.hits.length && (
              <> {viewer.onlyFirst(formatNumber(found.hits.length))}</>
            )}
            {found && !found.complete && <> {viewer.notYetThere}</>}
          </p>
          {failed && <TryAgain onClick={again} />}
          {found && !failed && found.total > 0 && (
            <>
              <IconButton label={viewer.previousHit} className="max-md:size-11" onClick={() => onStep(-1)}>
                <ChevronUp {...icon} />
              </IconButton>
              <IconButton label={viewer.nextHit} className="-mr-2 max-md:size-11" onClick={() => onStep(1)}>
                <ChevronDown {...icon} />
              </IconButton>
            </>
          )}
        </div>
      )}
    </div>
  );
}
