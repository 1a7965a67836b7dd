import { PreviewCard } from '@base-ui/react/preview-card';
import type { Citation } from '@contract/evidence.ts';
import { pageName } from '@contract/page-names.ts';
import { useContext, useRef, useState } from 'react';
import { MarginMark } from '@/components/ui/margin-mark.tsx';
import { chat } from '@/config/texts/chat.ts';
import { sectionAt } from '@/lib/sections.ts';
import { titleText } from '@/lib/title-text.ts';
import { useQuoteContext } from '@/lib/use-quote-context.ts';
import { CitedBookContext } from './cited-book.ts';

const CARD = [
  'w-(--anchor-width) max-w-xl min-w-60 rounded-r-control border border-l-3 border-line',
  'border-l-marker-edge bg-raised px-3 py-2 text-ink shadow-float transition-opacity',
  'data-ending-style:opacity-0 data-starting-style:opacity-0',
].join(' ');

/** ms. */
const OPENS_AFTER = 180;
/** Between the card and the paragraph that it stands over (CSS pixels). */
const GAP = 6;

interface MarkedPlaceProps {
  citation: Citation;
  /** The mark says which book it is of: the one before is of another, or there is none. */
  namesBook?: boolean;
  onPress: (mark: HTMLElement) => void;
}

/**
 * An answer's margin mark; hovered or focused, a paper card over its paragraph shows the words where they stand. The card lies on
 * what was read before, where there is room, never on the book, nor on the sentence that the mark belongs to; of the mark whose
 * words the book shows now there is none.
 */
export function MarkedPlace({ citation, namesBook = false, onPress }: MarkedPlaceProps) {
  const { page, label, state, quote, pdf_id, picture } = citation;
  const book = useContext(CitedBookContext);
  const id = pdf_id ?? book?.id;
  const [open, setOpen] = useState(false);
  const mark = useRef<HTMLButtonElement>(null);
  const inBook = book?.shown === citation;
  const around = useQuoteContext(id, citation, open);
  const section = book && !pdf_id ? sectionAt(book.outline, page)?.title : citation.book;
  const language = book && !pdf_id ? book.language : null;
  const shown = (
    <MarginMark
      ref={mark}
      page={page}
      printed={label}
      book={namesBook ? citation.book : undefined}
      state={state}
      aria-current={inBook || undefined}
      onClick={({ currentTarget }) => {
        setOpen(false);
        onPress(currentTarget);
      }}
      className="mx-0.5 aria-[current]:border-ink aria-[current]:outline-1 aria-[current]:outline-marker-edge"
    />
  );

  return (
    <PreviewCard.Root
      open={open && !inBook}
      onOpenChange={(next, { reason }) => {
        // What a finger or a pointer focuses is being pressed, not looked at.
        if (next && reason === 'trigger-focus' && !mark.current?.matches(':focus-visible')) return;
        setOpen(next);
      }}
    >
      <PreviewCard.Trigger delay={OPENS_AFTER} closeDelay={OPENS_AFTER} render={shown} />
      <PreviewCard.Portal>
        <PreviewCard.Positioner
          side="top"
          align="start"
          sideOffset={GAP}
          collisionPadding={8}
          collisionBoundary={mark.current?.closest<HTMLElement>('[data-conversation]') ?? 'clipping-ancestors'}
          anchor={() => (mark.current && paragraphOf(mark.current)) ?? mark.current}
        >
          <PreviewCard.Popup data-mark-card className={CARD}>
            <p className="text-sm text-soft">
              <span className="font-medium text-ink">{pageName(page, label)}</span>
              {section && (
                <>
                  {' · '}
                  <bdi {...(language && { lang: language })}>{titleText(section)}</bdi>
                </>
              )}
            </p>
            <p
              dir="auto"
              {...(language && { lang: language })}
              className="mt-0.5 line-clamp-4 font-serif text-sm leading-[1.45] text-soft [overflow-wrap:anywhere]"
            >
              {around?.before}
              {picture ? chat.picture : <mark className="marked text-ink">{around?.words ?? quote}</mark>}
              {around?.after}
            </p>
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  );
}

/** The line or paragraph of the answer that a mark belongs to. */
const paragraphOf = (mark: HTMLElement): HTMLElement | null => mark.closest<HTMLElement>('p, li, td, h1, h2, h3, h4');
