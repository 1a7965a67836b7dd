import { PreviewCard } from '@base-ui/react/preview-card';
import type { Citation } from '@contract/evidence.ts';
import { useQuery } from '@tanstack/react-query';
import { useContext, useRef, useState } from 'react';
import { MarginMark, pageLabel } from '@/components/ui/margin-mark.tsx';
import { call } from '@/lib/api/api-client.ts';
import { sectionAt } from '@/lib/sections.ts';
import { CitedBookContext } from './cited-book.ts';

/** ms. */
const OPENS_AFTER = 120;
/** Between the card and the words beside it (CSS pixels). */
const GAP = 20;
/** What is as tall as this at most: 40 words and a head (CSS pixels). */
const TALL = 300;

interface MarkedPlaceProps {
  citation: Citation;
  /** The mark says which book it is of: the one before is of another, or there is none. */
  namesBook?: boolean;
  onPress: (mark: HTMLElement) => void;
}

/** An answer's margin mark; hovered or focused, a paper card beside the chat shows the words in their paragraph. */
export function MarkedPlace({ citation, namesBook = false, onPress }: MarkedPlaceProps) {
  const { page, label, state, quote, pdf_id } = citation;
  const book = useContext(CitedBookContext);
  const id = pdf_id ?? book?.id;
  const [open, setOpen] = useState(false);
  const mark = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const context = useQuery({
    queryKey: ['context', id, page, quote],
    enabled: open && id !== undefined && citation.boxes.length > 0,
    queryFn: ({ signal }) => call('book.context', { params: { id: id ?? '' }, body: { page, quote }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const around = context.data?.found;
  const section = book && !pdf_id ? sectionAt(book.outline, page)?.title : citation.book;
  const language = book && !pdf_id ? book.language : null;
  const shown = (
    <MarginMark
      ref={mark}
      page={page}
      printed={label}
      book={namesBook ? citation.book : undefined}
      state={state}
      aria-current={book?.shown === citation || undefined}
      onClick={({ currentTarget }) => {
        setOpen(false);
        onPress(currentTarget);
      }}
      className="mx-0.5 aria-[current]:border-ink aria-[current]:outline-1 aria-[current]:outline-marker-edge"
    />
  );

  return (
    <PreviewCard.Root
      open={open}
      onOpenChange={(next, { reason }) => {
        // What a finger or a pointer focuses is being pressed, not looked at.
        if (next && reason === 'trigger-focus' && !mark.current?.matches(':focus-visible')) return;
        setOpen(next);
      }}
    >
      <PreviewCard.Trigger delay={OPENS_AFTER} closeDelay={OPENS_AFTER} render={shown} />
      <PreviewCard.Portal>
        <PreviewCard.Positioner
          side="left"
          sideOffset={GAP}
          collisionPadding={8}
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'end' }}
          anchor={() => ({ getBoundingClientRect: () => besideTheText(mark.current, card.current) })}
        >
          <PreviewCard.Popup
            ref={card}
            data-mark-card
            className="w-60 rounded-r-control border border-l-3 border-line border-l-marker-edge bg-raised p-4 text-ink shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <p className="text-sm text-soft">
              <span className="font-medium text-ink">{pageLabel(page, label)}</span>
              {section && (
                <>
                  {' · '}
                  <bdi {...(language && { lang: language })}>{section}</bdi>
                </>
              )}
            </p>
            <p
              dir="auto"
              {...(language && { lang: language })}
              className="mt-1.5 line-clamp-[14] font-serif text-[0.9375rem] leading-[1.47] text-soft [overflow-wrap:anywhere]"
            >
              {around?.before}
              <mark className="marked text-ink">{around?.words ?? quote}</mark>
              {around?.after}
            </p>
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  );
}

/**
 * Where the card is held: at the mark's line, from the left edge of the answer on, so that it covers no word of it; moved up or
 * down where it would lie on the words that are marked in the book now.
 */
function besideTheText(mark: HTMLElement | null, card: HTMLElement | null): DOMRect {
  if (!mark) return new DOMRect();
  const at = mark.getBoundingClientRect();
  const left = mark.closest('article')?.getBoundingClientRect().left ?? at.left;
  const height = card?.offsetHeight || TALL;
  const width = card?.offsetWidth || TALL;
  const lines = [...document.querySelectorAll('[data-book-pane] [data-mark]')].map((line) =>
    line.getBoundingClientRect(),
  );
  const top = Math.min(...lines.map((line) => line.top));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  const middle = at.top + at.height / 2;
  const reaches = lines.some((line) => line.right > left - GAP - width && line.left < left);
  const clear = !reaches || middle + height / 2 < top || middle - height / 2 > bottom;
  const above = top - height / 2 - GAP;
  const below = bottom + height / 2 + GAP;
  const moved = above - height / 2 > 0 && middle - above < below - middle ? above : below;
  const y = clear || (moved === below && below + height / 2 > window.innerHeight) ? middle : moved;
  return new DOMRect(left, y - at.height / 2, Math.max(1, at.right - left), at.height);
}
